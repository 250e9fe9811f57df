import { count, joinWords, quoted, readOptions } from "./program.js";
import { VERSION } from "./version.js";
import { createUnion } from "./division.js";
import { usedPrograms } from "./describe-run.js";
import { checkoutOf, refuse, runLint } from "./lint.js";
const { resolve } = process.getBuiltinModule("node:path");

// src/lint/merge/check-shards.ts
const COMMON = [
	{
		what: "the number of shards",
		of: ({ shard }) => String(shard.of)
	},
	{
		what: "the version of taintlint",
		of: ({ version }) => version
	},
	{
		what: "the commit",
		of: ({ commit }) => commit ?? "none"
	},
	{
		what: "the folder",
		of: ({ folder }) => folder
	},
	{
		what: "--base",
		of: ({ base }) => base === null ? "none" : `${base.revision} (${base.commit ?? "unknown"})`
	},
	{
		what: "--config",
		of: ({ call }) => call.config ?? "none"
	},
	{
		what: "--inventory",
		of: ({ call }) => call.inventory ?? "none"
	},
	{
		what: "--cluster",
		of: ({ call }) => call.cluster ?? "none"
	},
	{
		what: "--render",
		of: ({ call }) => call.render ?? "none"
	},
	{
		what: "the paths",
		isMany: true,
		of: ({ call }) => call.paths.length === 0 ? "none" : call.paths.join(" ")
	},
	{
		what: "the programs",
		isMany: true,
		of: ({ programs }) => programs.length === 0 ? "none" : joinWords(programs)
	}
];
function describeShardTrouble(files, here) {
	const [first, ...others] = files;
	if (first === void 0) return void 0;
	return describeDifference(first, others) ?? describeIncomplete(files, first.shard.shard.of) ?? describeElsewhere(first, here);
}
function describeDifference(first, others) {
	for (const { what, of, isMany } of COMMON) {
		const one = of(first.shard);
		const other = others.find(({ shard }) => of(shard) !== one);
		if (other === void 0) continue;
		return `${what} ${isMany ? "differ" : "differs"}: ${quoted(first.file)} has ${quoted(one)}, ${quoted(other.file)} has ${quoted(of(other.shard))}`;
	}
}
function describeIncomplete(files, of) {
	const byIndex = /* @__PURE__ */ new Map();
	for (const { file, shard } of files) {
		const { index } = shard.shard;
		const earlier = byIndex.get(index);
		if (earlier !== void 0) return `shard ${index}/${of} is given twice: ${quoted(earlier)} and ${quoted(file)}`;
		byIndex.set(index, file);
	}
	const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !byIndex.has(index)).map((index) => `${index}/${of}`);
	if (missing.length === 0) return void 0;
	return missing.length === 1 ? `shard ${missing[0]} is missing` : `shards ${joinWords(missing)} are missing`;
}
function describeElsewhere({ file, shard }, here) {
	if (shard.version !== here.version) return `${quoted(file)} was made by taintlint ${shard.version}, and this is ${here.version}`;
	if (shard.folder !== here.folder) return `${quoted(file)} was made in folder ${quoted(shard.folder)} of the repository, and this is ${quoted(here.folder)}`;
	if (shard.commit === here.commit) return void 0;
	return `${quoted(file)} was made at commit ${shard.commit ?? "none"}, and here is ${here.commit ?? "none"}: check the same commit out`;
}

// src/cli/merge-shards.ts
async function mergeShards(invocation, files, context) {
	const { workingDirectory } = context;
	const [first] = files;
	if (first === void 0) return refuse();
	const trouble = describeShardTrouble(files, {
		version: VERSION,
		...checkoutOf(workingDirectory)
	});
	if (trouble !== void 0) return refuse({ message: trouble });
	const { call, base, programs } = first.shard;
	const division = createUnion(files.flatMap(({ shard }) => shard.renderings));
	const whole = {
		...invocation,
		command: "lint",
		operands: call.paths,
		options: {
			...readOptions("lint", /* @__PURE__ */ new Map()),
			...invocation.options,
			config: call.config ?? void 0,
			inventory: call.inventory ?? void 0,
			cluster: call.cluster ?? void 0,
			render: call.render ?? void 0,
			base: base?.revision
		}
	};
	return runLint(whole, context, {
		division,
		apart: files.map(({ file }) => resolve(workingDirectory, file)),
		async describeMissing(input, rendered) {
			const here = input.base?.commit ?? null;
			if (base !== null && base.commit !== here) return { message: `"${base.revision}" is ${here ?? "nothing"} here, and was ${base.commit ?? "nothing"} for the shards` };
			const { unknown, withheld } = division.missing();
			if (unknown > 0) {
				const are = unknown === 1 ? "is" : "are";
				return { message: `${count(unknown, "rendering")} ${are} in no shard: the shards have seen other files` };
			}
			if (withheld > 0) {
				const [which, them] = withheld === 1 ? ["1 rendering that may hold a secret is", "it"] : [`${withheld} renderings that may hold a secret are`, "them"];
				return { message: `${which} in no shard, and no program is here to make ${them}: ${joinWords(programs)}` };
			}
			if (!division.hasMade()) return void 0;
			const own = (await usedPrograms(rendered)).map(({ name }) => name);
			if (own.join() === programs.join()) return void 0;
			return { message: `the shards have rendered with ${joinWords(programs)}, and here is ${joinWords(own)}` };
		}
	});
}

export { mergeShards };