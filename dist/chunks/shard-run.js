import { VERSION } from "./version.js";
import { count } from "./program.js";
import { createShare } from "./division.js";
import { mayHoldSecret } from "./relevant-output.js";
import { formatJson } from "./json-text.js";
import { describeRun, usedPrograms } from "./describe-run.js";
import { boundErrors, checkoutOf, createFileReader, divideByConfiguration, readRepository, refuse, renderReports, repositoryOptions, withDivision } from "./lint.js";

// src/reporters/shard-report.ts
function formatShardJson({ shard, version, folder, commit, base, call, programs, renderings }) {
	return formatJson({
		schemaVersion: 1,
		shard: {
			index: shard.index,
			of: shard.of
		},
		version,
		folder,
		commit,
		base,
		call,
		programs,
		renderings: renderings.map(({ key, ...rest }) => "isWithheld" in rest ? {
			key,
			withheld: true
		} : {
			key,
			...rest
		})
	});
}
function formatShardText({ shard: { index, of }, renderings }, { all, own }) {
	const name = `shard ${index}/${of}`;
	const failed = renderings.filter(({ refusal }) => refusal !== void 0).length;
	const withheld = renderings.filter((one) => "isWithheld" in one).length;
	return `${[
		own === 0 ? `${name} has nothing to render: there ${all === 1 ? "is" : "are"} ${count(all, "rendering")} for ${of} shards` : `${name} has made ${own} of ${count(all, "rendering")}`,
		...failed === 0 ? [] : [`${count(failed, "rendering")} failed: the merged report says why`],
		...withheld === 0 ? [] : [`${count(withheld, "rendering")} may hold a secret and ${withheld === 1 ? "is" : "are"} not handed on: the merge makes ${withheld === 1 ? "it" : "them"} again`],
		"Nothing is judged yet: give the files of all shards to taintlint merge."
	].join("\n")}\n`;
}

// src/cli/shard-run.ts
async function runShard(invocation, shard, context) {
	const { options: input, operands, formats } = invocation;
	const { base } = input;
	const share = createShare(shard);
	const begun = context.elapsed();
	const options = withDivision(await repositoryOptions(invocation, operands, context), share);
	const files = createFileReader(context.workingDirectory);
	const runs = divideByConfiguration(options, files);
	if (runs.length > 1) {
		const several = `${count(runs.length - 1, "folder")} below ${runs.length === 2 ? "has a configuration of its" : "have configurations of their"} own, and shards go by one`;
		return refuse({ message: `${several}: run the shards in each of them, or name one with "--config"` });
	}
	const read = await readRepository(options, context.progress, files);
	context.progress.end();
	if (read.problem !== void 0) return refuse(...read.problem);
	const hasRead = context.elapsed();
	const based = base === void 0 ? { value: read.value.input } : await (await import("./base-revision.js")).withBase(read.value, options, {
		revision: base,
		by: "--base"
	}, context.progress);
	if (based.problem !== void 0) return refuse(...based.problem);
	const { rendered } = read.value;
	const missing = [...rendered.missing ?? []].map((clause) => ({ message: `shard cannot render: ${clause}` }));
	const reached = [...based.value.reached ?? [], ...based.value.base?.input.reached ?? []];
	if (missing.length + reached.length > 0) return refuse(...missing, ...boundErrors(reached));
	const made = {
		shard,
		version: VERSION,
		...checkoutOf(context.workingDirectory),
		base: base === void 0 ? null : {
			revision: base,
			commit: based.value.base?.commit ?? null
		},
		call: {
			paths: operands,
			config: input.config ?? null,
			inventory: input.inventory ?? null,
			cluster: input.cluster ?? null,
			render: input.render ?? null
		},
		programs: (await usedPrograms(rendered)).map(({ name }) => name),
		renderings: share.renderings((output) => !mayHoldSecret(output))
	};
	const counts = share.counts();
	const reports = await renderReports(formats, context, ({ format }) => format === "json" ? formatShardJson(made) : formatShardText(made, counts));
	const done = context.elapsed();
	const times = {
		begun,
		read: hasRead,
		compared: base === void 0 ? void 0 : done,
		judged: done
	};
	const messages = input.verbose ? await describeRun(read.value, times) : [];
	if (counts.all > 0) return {
		exitCode: 0,
		reports,
		errors: [],
		messages
	};
	return {
		exitCode: 3,
		reports,
		errors: [{ message: "nothing is rendered of these files, so that shards have nothing to share: run taintlint without --shard" }],
		messages
	};
}

export { runShard };