import { Language, Parser } from "./terraform.js";
const { createRequire } = process.getBuiltinModule("node:module");
const { fileURLToPath } = process.getBuiltinModule("node:url");
const { existsSync } = process.getBuiltinModule("node:fs");

// src/sources/disk/hcl-parser.ts
const MAX_DEPTH = 1e3;
const CHUNK = 5e3;
const MOST_READS = 8;
const LEAST_READS = 1e5;
const require = createRequire(import.meta.url);
let loading;
function loadHclParser() {
	loading ??= load();
	return loading;
}
async function load() {
	const engine = beside("web-tree-sitter.wasm") ?? require.resolve("web-tree-sitter/web-tree-sitter.wasm");
	const grammar = beside("tree-sitter-terraform.wasm") ?? require.resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm");
	await Parser.init({ locateFile: () => engine });
	const language = await Language.load(grammar);
	return (text) => {
		const parser = new Parser();
		parser.setLanguage(language);
		let left = Math.max(LEAST_READS, MOST_READS * text.length);
		const read = (at) => {
			const chunk = left < 0 ? "" : text.slice(at, at + CHUNK);
			left -= chunk.length;
			return chunk;
		};
		const tree = parser.parse(read, null, { progressCallback: () => left < 0 });
		parser.delete();
		if (tree === null || left < 0) {
			tree?.delete();
			return {
				type: "ERROR",
				start: 0,
				end: text.length,
				children: []
			};
		}
		const cursor = tree.walk();
		const root = copyTree(cursor);
		cursor.delete();
		tree.delete();
		return root;
	};
}
function beside(name) {
	const path = fileURLToPath(new URL(name, import.meta.url));
	return existsSync(path) ? path : void 0;
}
function copyTree(cursor) {
	const ancestors = [];
	for (;;) {
		const node = {
			type: cursor.nodeType,
			start: cursor.startIndex,
			end: cursor.endIndex,
			children: []
		};
		ancestors.at(-1)?.children.push(node);
		if (ancestors.length < MAX_DEPTH && cursor.gotoFirstChild()) {
			ancestors.push(node);
			continue;
		}
		if (ancestors.length === 0) return node;
		while (!cursor.gotoNextSibling()) {
			const closed = ancestors.pop();
			cursor.gotoParent();
			if (closed !== void 0 && ancestors.length === 0) return closed;
		}
	}
}

export { loadHclParser };