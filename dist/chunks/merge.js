import { RENDER_WORDS, didYouMean } from "./program.js";
import { describeUnknownRule, lookUpPath, readSourceFile, refuse } from "./lint.js";

// src/model/json-shape.ts
function expected(what, at) {
	return { problem: `${at === "" ? "the whole" : `"${at}"`} must be ${what}` };
}
const text = (value, at) => typeof value === "string" ? { value } : expected("a string", at);
const whole = (value, at) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? { value } : expected("a whole number from 0 on", at);
const yesOrNo = (value, at) => typeof value === "boolean" ? { value } : expected("true or false", at);
function oneOf(...words) {
	return (value, at) => {
		const found = words.find((word) => word === value);
		return found === void 0 ? expected(words.join(" or "), at) : { value: found };
	};
}
function listOf(item) {
	return (value, at) => {
		if (!Array.isArray(value)) return expected("a list", at);
		const items = [];
		for (const [index, one] of value.entries()) {
			const read = item(one, `${at}[${index}]`);
			if (read.problem !== void 0) return read;
			items.push(read.value);
		}
		return { value: items };
	};
}
function orNull(shape) {
	return (value, at) => value === null ? { value } : shape(value, at);
}
function maybe(shape) {
	return (value, at) => value === void 0 ? { value } : shape(value, at);
}
function objectOf(shapes) {
	return (value, at) => {
		if (typeof value !== "object" || value === null || Array.isArray(value)) return expected("an object", at);
		const given = new Map(Object.entries(value));
		const entries = [];
		for (const [key, shape] of Object.entries(shapes)) {
			const read = shape(given.get(key), at === "" ? key : `${at}.${key}`);
			if (read.problem !== void 0) return read;
			entries.push([key, read.value]);
		}
		return { value: Object.fromEntries(entries) };
	};
}
function parseJson(source) {
	try {
		return { value: JSON.parse(source) };
	} catch {
		return { problem: "it is no JSON" };
	}
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
	const unknownRule = describeUnknownRule(invocation.view);
	if (unknownRule !== void 0) return refuse(unknownRule);
	const shards = [];
	for (const file of invocation.operands) {
		const read = readOperand(file, context.workingDirectory);
		if (read.errors !== void 0) return refuse(...read.errors);
		if (!isShard(read.value)) return refuse({ message: `"${file}" is no shard: taintlint --shard I/N --format json=FILE writes one` });
		const shard = readShard(read.value);
		if (shard.problem !== void 0) return refuse({ message: `"${file}" is no shard: ${shard.problem}` });
		shards.push({
			file,
			shard: shard.value
		});
	}
	return (await import("./merge-shards.js")).mergeShards(invocation, shards, context);
}
function readOperand(file, workingDirectory) {
	const named = lookUpPath(workingDirectory, file);
	if (named.kind === "missing") return { errors: [{ message: `"${file}" does not exist${didYouMean(named.nearest)}` }] };
	if (named.kind === "folder") return { errors: [{ message: `"${file}" is a folder, not a file` }] };
	const read = readSourceFile(named.path, file);
	if (read.file === void 0) return { errors: [{ message: `"${file}": ${read.unreadable.message}` }] };
	const parsed = parseJson(read.file.text);
	return parsed.problem === void 0 ? { value: parsed.value } : { errors: [{ message: `"${file}": ${parsed.problem}` }] };
}

export { runMerge };