import { RENDER_WORDS, SEVERITIES, didYouMean } from "./program.js";
import { listOf, maybe, objectOf, oneOf, orNull, parseJson, text, whole, yesOrNo } from "./core.js";
import { describeUnknownRule, lookUpPath, perCount, readSourceFile, refuse, walkFiles } from "./lint.js";
const { join } = process.getBuiltinModule("node:path");

// src/lint/merge/repository-report.ts
const RANGE_KEYS = {
	file: text,
	line: whole,
	column: whole,
	endLine: whole,
	endColumn: whole
};
const RANGE = objectOf(RANGE_KEYS);
const FOUND_KEYS = {
	workload: orNull(objectOf({
		kind: text,
		namespace: text,
		name: text,
		part: maybe(text)
	})),
	renderings: maybe(listOf(text)),
	source: RANGE
};
const FIX = objectOf({
	title: text,
	safe: yesOrNo,
	edits: listOf(objectOf({
		file: text,
		start: whole,
		end: whole,
		text
	})),
	changes: listOf(objectOf({
		file: text,
		line: whole,
		before: listOf(text),
		after: listOf(text)
	}))
});
const FINDING = objectOf({
	...FOUND_KEYS,
	rule: text,
	severity: oneOf(...SEVERITIES),
	message: text,
	help: text,
	clusters: listOf(text),
	excerpt: maybe(text),
	also: maybe(listOf(objectOf({
		...FOUND_KEYS,
		clusters: maybe(listOf(text)),
		rule: maybe(text),
		message: maybe(text),
		fixes: maybe(listOf(FIX))
	}))),
	related: listOf(objectOf({
		...RANGE_KEYS,
		message: text
	})),
	reasons: listOf(objectOf({
		pool: text,
		cluster: orNull(text),
		reasons: listOf(text),
		differs: maybe(objectOf({
			label: text,
			isMissing: yesOrNo
		}))
	})),
	details: listOf(text),
	fixable: yesOrNo,
	fixes: listOf(FIX),
	fingerprint: text
});
const SUMMARY = objectOf(perCount(() => whole));
const COVERAGE = objectOf({
	workloads: whole,
	judged: whole,
	unknown: whole,
	unassigned: whole,
	withoutPools: whole,
	fragments: whole,
	releases: whole,
	outside: whole,
	outsideFiles: listOf(text),
	reasons: listOf(objectOf({
		reason: text,
		source: objectOf({
			file: text,
			line: whole
		}),
		key: orNull(text),
		workloads: whole
	}))
});
const REPORT_KEYS = {
	run: objectOf({
		repository: text,
		url: orNull(text),
		commit: orNull(text),
		folder: text,
		version: text
	}),
	summary: SUMMARY,
	coverage: COVERAGE,
	findings: listOf(FINDING),
	notices: listOf(text),
	reached: maybe(listOf(text))
};
const REPORT = objectOf(REPORT_KEYS);
const VERSION = objectOf({ schemaVersion: oneOf(1) });
const MERGED = objectOf({ repositories: listOf(REPORT) });
const PARTIAL = [["change", "it compares with another revision: merge reports of whole runs"], ["wouldFix", "it has only what --fix-dry-run would leave: merge reports of whole runs"]];
function readReports(value) {
	const version = VERSION(value, "");
	if (version.problem !== void 0) return version;
	const has = (key) => typeof value === "object" && value !== null && Object.hasOwn(value, key);
	const partial = PARTIAL.find(([key]) => has(key));
	if (partial !== void 0) return { problem: partial[1] };
	if (has("repositories")) {
		const merged = MERGED(value, "");
		return merged.problem === void 0 ? { value: merged.value.repositories.map(reportOf) } : merged;
	}
	const single = REPORT(value, "");
	return single.problem === void 0 ? { value: [reportOf(single.value)] } : single;
}
const SAFE_ADDRESS = /^https:\/\/[\w.-]+\/[\w.~/-]+$/;
function reportOf({ run, summary, coverage, findings, notices, reached }) {
	return {
		origin: {
			...run,
			url: run.url !== null && SAFE_ADDRESS.test(run.url) ? run.url : null
		},
		result: {
			summary,
			coverage,
			findings: findings.map(findingOf),
			existing: [],
			notices,
			reached,
			fit: {
				pools: [],
				workloads: []
			},
			inventory: { pools: [] }
		}
	};
}
function findingOf({ also = [], reasons, fixes, excerpt = "", ...rest }) {
	const { renderings: _, workload: __, ...plain } = rest;
	return {
		...plain,
		...foundIn(rest),
		excerpt,
		also: also.map(({ fixes: own, ...other }) => ({
			...other,
			...foundIn(other),
			fixes: own?.map(fixOf)
		})),
		reasons: reasons.map(({ differs, ...reason }) => ({
			...reason,
			differs
		})),
		fixes: fixes.map(fixOf)
	};
}
function fixOf({ safe, ...fix }) {
	return {
		...fix,
		isUnsafe: !safe ? true : void 0
	};
}
function foundIn({ workload, renderings, source }) {
	return {
		workload: workload && workloadOf(workload),
		renderings,
		source
	};
}
function workloadOf({ part, ...identity }) {
	return {
		...identity,
		part
	};
}

// src/lint/merge/shard.ts
const RENDERING = objectOf({
	key: text,
	output: maybe(text),
	refusal: maybe(text),
	withheld: maybe(yesOrNo)
});
const SHARD = objectOf({
	schemaVersion: oneOf(1),
	shard: objectOf({
		index: whole,
		of: whole
	}),
	version: text,
	folder: text,
	commit: orNull(text),
	base: orNull(objectOf({
		revision: text,
		commit: orNull(text)
	})),
	call: objectOf({
		paths: listOf(text),
		config: orNull(text),
		inventory: orNull(text),
		cluster: orNull(text),
		render: orNull(oneOf(...RENDER_WORDS))
	}),
	programs: listOf(text),
	renderings: listOf(RENDERING)
});
function isShard(value) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, "shard");
}
function readShard(value) {
	const read = SHARD(value, "");
	if (read.problem !== void 0) return read;
	const { schemaVersion: _, renderings, ...rest } = read.value;
	const { index, of } = rest.shard;
	if (index < 1 || index > of) return { problem: `there is no shard ${index}/${of}` };
	const made = [];
	for (const { key, output, refusal, withheld } of renderings) if (output !== void 0) made.push({
		key,
		output
	});
	else if (refusal !== void 0) made.push({
		key,
		refusal
	});
	else if (withheld === true) made.push({
		key,
		isWithheld: true
	});
	else return { problem: `rendering "${key}" has neither "output" nor "refusal"` };
	return { value: {
		...rest,
		renderings: made
	} };
}

// src/cli/commands/merge.ts
async function runMerge(invocation, context) {
	const unknownRule = describeUnknownRule(invocation.options);
	if (unknownRule !== void 0) return refuse(unknownRule);
	const shards = [];
	const reports = [];
	const given = invocation.operands.map((word) => filesOf(word, context.workingDirectory));
	for (const { problem } of given) if (problem !== void 0) return refuse(...problem);
	for (const { name, file } of given.flatMap(({ value = [] }) => value)) {
		const read = readOperand(file, context.workingDirectory);
		if (read.problem !== void 0) return refuse(...read.problem);
		if (isShard(read.value)) {
			const shard = readShard(read.value);
			if (shard.problem !== void 0) return refuse({ message: `"${file}" is not a shard: ${shard.problem}` });
			shards.push({
				file,
				shard: shard.value
			});
			continue;
		}
		const told = readReports(read.value);
		if (told.problem !== void 0) {
			const message = `"${file}" is neither a shard nor a report of --format json: ${told.problem}`;
			return refuse({ message });
		}
		reports.push(...told.value.map((report) => ({
			...report,
			file,
			origin: named(report, name)
		})));
	}
	const [shard] = shards;
	const [report] = reports;
	if (shard === void 0) return (await import("./merge-reports.js")).mergeReports(invocation, reports, context);
	if (report === void 0) return (await import("./merge-shards.js")).mergeShards(invocation, shards, context);
	return refuse({ message: `"${shard.file}" is a shard and "${report.file}" a report: merge the shards of each repository first` });
}
function named({ origin }, name) {
	return name === void 0 ? origin : {
		...origin,
		repository: name
	};
}
function filesOf(word, workingDirectory) {
	const found = lookUpPath(workingDirectory, word);
	const at = word.indexOf("=");
	if (found.kind === "missing" && at > 0) return { value: [{
		name: word.slice(0, at),
		file: word.slice(at + 1)
	}] };
	if (found.kind !== "folder") return { value: [{ file: word }] };
	const { paths } = walkFiles(found.path, { dotFolders: false });
	const files = paths.filter((path) => path.endsWith(".json")).map((path) => ({ file: join(word, path) }));
	return files.length > 0 ? { value: files } : { problem: [{ message: `folder "${word}" holds no .json file` }] };
}
function readOperand(file, workingDirectory) {
	const named = lookUpPath(workingDirectory, file);
	if (named.kind === "missing") return { problem: [{ message: `"${file}" does not exist${didYouMean(named.nearest)}` }] };
	if (named.kind === "folder") return { problem: [{ message: `"${file}" is a folder: only a file can be named so` }] };
	const read = readSourceFile(named.path, file);
	if (read.problem !== void 0) return { problem: [{ message: `"${file}": ${read.problem.message}` }] };
	const parsed = parseJson(read.value.text);
	return parsed.problem === void 0 ? { value: parsed.value } : { problem: [{ message: `"${file}": ${parsed.problem}` }] };
}

export { runMerge };