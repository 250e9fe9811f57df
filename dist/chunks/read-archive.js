import { OF_GIT, ONE_FILE, createBudget, listOf, objectOf, parseJson, text } from "./core.js";
import { LONGEST_PATH, MOST_ARCHIVE_BYTES, TOO_MANY_BYTES, TOO_MANY_FILES, VALUES_SCHEMA, createChartBudget, unpackedFolderOf } from "./chart-files.js";
import { WITHHELD, decodeText, isWellFormed, withheldBy } from "./lint.js";
import { systemErrorCode } from "./program.js";
const { gunzipSync } = process.getBuiltinModule("node:zlib");

// src/sources/render/read-archive.ts
const BLOCK = 512;
const MAX_DEPTH = 4;
const NAME = {
	start: 0,
	end: 100
};
const SIZE = {
	start: 124,
	end: 136
};
const CHECKSUM = {
	start: 148,
	end: 156
};
const TYPE = 156;
const MAGIC = {
	start: 257,
	end: 263
};
const PREFIX = {
	start: 345,
	end: 500
};
const SPACE = 32;
const CUT_OFF = "it is cut off";
const DAMAGED = "it is damaged, or not an archive written by helm or git";
const PLAIN_PATH = /^[\w.-]{1,255}(?:\/[\w.-]{1,255})*$/;
const NEEDED = /^(?:charts\/[^/]+\/)*(?:(?:templates|crds)\/|charts\/[^/]+$|(?:Chart|values|requirements)\.yaml$)/;
const OF_BASES = /^(?:[^/]+\/){0,30}(?:Kustomization|[^/]+\.(?:ya?ml|json|env|properties|conf|ini|toml|txt|sh))$/;
const [MOST_TREE_BYTES, MOST_TREE_FILES] = [256 * 1024 ** 2, 2e4];
const FILES = listOf(objectOf({
	path: text,
	text
}));
const MOST_MANIFEST_BYTES = 8 * 1024 ** 2;
function readLocked({ name, address, wanted }, bytes) {
	if (address.startsWith("git::")) {
		const tree = FILES(parseJson(bytes.toString("utf8")).value, "");
		const odd = tree.value?.find(({ path }) => pathInChart(`tree/${path}`) === void 0);
		return odd === void 0 ? tree : { problem: `it holds the path "${odd.path.slice(0, 100)}"` };
	}
	if (wanted !== "file") return readArchive(bytes, createChartBudget());
	const text = bytes.length <= MOST_MANIFEST_BYTES && isWellFormed(bytes) ? decodeText(bytes).value : void 0;
	return text === void 0 ? { problem: "it is not a text in UTF-8 of at most 8 MiB" } : { value: [{
		path: name,
		text
	}] };
}
function readArchive(bytes, budget, tree) {
	const files = /* @__PURE__ */ new Map();
	const problem = addFiles(bytes, "", budget, files, 0, tree);
	if (problem !== void 0) return { problem };
	const inFile = [...files.keys()].find((path) => foldersOf(path).some((folder) => files.has(folder)));
	if (inFile !== void 0) return { problem: `"${inFile}" in it stands below a file` };
	return { value: [...files].map(([path, text]) => ({
		path,
		text
	})) };
}
function packTree(archive) {
	const tree = {
		commit: "",
		links: 0
	};
	const [files, bytes] = [createBudget(MOST_TREE_BYTES), createBudget(2 * MOST_TREE_BYTES)];
	const { value, problem } = readArchive(archive, {
		...createChartBudget(),
		files,
		bytes
	}, tree);
	const packed = Buffer.from(JSON.stringify(value ?? []));
	const isLarge = packed.length > 67108864 || (value ?? []).length > MOST_TREE_FILES;
	if (problem === "the packed charts of the chart hold more than 64 MiB" || isLarge) return { problem: "it is too large" };
	if (problem !== void 0) return { problem };
	return tree.commit === "" ? { problem: "it names no commit" } : { value: {
		...tree,
		bytes: packed
	} };
}
function foldersOf(path) {
	return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}
function addFiles(bytes, folder, budget, files, depth, tree) {
	if (depth === MAX_DEPTH) return `charts are packed in each other more than ${MAX_DEPTH} times`;
	const { value: entries, problem } = readEntries(bytes, budget, tree);
	if (problem !== void 0) return problem;
	for (const { name, content } of entries) {
		const inChart = pathInChart(name);
		if (inChart === void 0) return `it holds the path "${name.slice(0, 100)}", which can be read in several ways`;
		if (tree === void 0 ? VALUES_SCHEMA.test(inChart) : !OF_BASES.test(inChart)) continue;
		const unpacked = unpackedFolderOf(inChart);
		const path = folder + (unpacked ?? inChart);
		const isPlain = PLAIN_PATH.test(path) && path.length <= 1e3;
		if (isPlain && unpacked !== void 0) {
			const inner = addFiles(content, `${path}/`, budget, files, depth + 1);
			if (inner !== void 0) return inner;
		} else if (isPlain && isWellFormed(content)) {
			if (files.has(path)) return `"${path}" stands in it twice`;
			files.set(path, decodeText(content).value ?? "");
		} else if (tree === void 0 && NEEDED.test(inChart)) return `"${inChart.slice(0, 100)}" in it is not a text in UTF-8 under a plain name`;
	}
	return tree !== void 0 || files.has(`${folder}Chart.yaml`) ? void 0 : "it holds no \"Chart.yaml\"";
}
function pathInChart(name) {
	if (name.length > 1e3 || /[\\\0]/.test(name)) return void 0;
	const steps = name.split("/");
	return steps.length > 1 && steps.every((step) => ![
		"",
		".",
		".."
	].includes(step)) ? steps.slice(1).join("/") : void 0;
}
function readEntries(bytes, budget, tree) {
	const { value: tar, problem } = unzip(bytes, budget, tree === void 0 ? MOST_ARCHIVE_BYTES : MOST_TREE_BYTES);
	if (problem !== void 0) return { problem };
	const entries = [];
	let longName;
	for (let at = 0; at + 2 * BLOCK <= tar.length;) {
		const header = tar.subarray(at, at + BLOCK);
		if (header.every((byte) => byte === 0)) return tar.subarray(at).every((byte) => byte === 0) ? { value: entries } : { problem: DAMAGED };
		if (!budget.files.spend(1)) return { problem: TOO_MANY_FILES };
		const size = octal(header, SIZE);
		if (size === void 0 || !isIntact(header)) return { problem: DAMAGED };
		const content = tar.subarray(at + BLOCK, at + BLOCK + size);
		at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
		const type = String.fromCharCode(header[TYPE] ?? 0);
		if (type === "L") longName = textOf(content, {
			start: 0,
			end: size
		});
		else if (type === "x") {
			const path = pathOfRecords(content.toString("latin1"));
			if (path === void 0) return { problem: DAMAGED };
			longName = path === "" ? longName : path;
		} else if (type === "0" || type === "\0") {
			entries.push({
				name: longName ?? nameOf(header),
				content
			});
			longName = void 0;
		} else if (type === "5" || type === "g" || tree !== void 0 && type === "2") {
			longName = void 0;
			if (tree !== void 0 && type === "2") tree.links++;
			if (tree !== void 0 && type === "g") tree.commit = /^52 comment=([0-9a-f]{40})\n/.exec(content.toString("latin1"))?.[1] ?? "";
		} else return { problem: "it contains a link or another entry that is not a file" };
	}
	return { problem: CUT_OFF };
}
function unzip(bytes, budget, most) {
	const withheld = withheldBy(bytes);
	if (withheld !== void 0) return { problem: `it is ${WITHHELD[withheld]}` };
	try {
		if (!budget.bytes.spend(bytes.length)) return { problem: TOO_MANY_BYTES };
		const tar = gunzipSync(bytes, { maxOutputLength: most });
		return budget.bytes.spend(tar.length) ? { value: tar } : { problem: TOO_MANY_BYTES };
	} catch (error) {
		const code = systemErrorCode(error);
		if (code === "ERR_BUFFER_TOO_LARGE") return { problem: TOO_MANY_BYTES };
		return { problem: code === "Z_BUF_ERROR" ? CUT_OFF : DAMAGED };
	}
}
function textOf(block, { start, end }) {
	const text = block.toString("utf8", start, end);
	const zero = text.indexOf("\0");
	return zero < 0 ? text : text.slice(0, zero);
}
function octal(header, field) {
	const digits = textOf(header, field).trim();
	return /^[0-7]{1,11}$/.test(digits) ? Number.parseInt(digits, 8) : void 0;
}
function isIntact(header) {
	let sum = 0;
	for (const [index, byte] of header.entries()) sum += index >= CHECKSUM.start && index < CHECKSUM.end ? SPACE : byte;
	return octal(header, CHECKSUM) === sum;
}
function nameOf(header) {
	const prefix = textOf(header, MAGIC) === "ustar" ? textOf(header, PREFIX) : "";
	const name = textOf(header, NAME);
	return prefix === "" ? name : `${prefix}/${name}`;
}
function pathOfRecords(text) {
	let path = "";
	for (let at = 0; at < text.length;) {
		const length = Number(/^\d+(?= )/.exec(text.slice(at))?.[0]);
		if (!(length > 0)) return void 0;
		const [, key, value = ""] = /^\d+ ([^=]+)=(.*)\n$/s.exec(text.slice(at, at + length)) ?? [];
		if (key === void 0 || key === "size" || key.startsWith("GNU.sparse")) return void 0;
		if (key === "path") path = value;
		at += length;
	}
	return path;
}

export { MOST_MANIFEST_BYTES, packTree, readArchive, readLocked };