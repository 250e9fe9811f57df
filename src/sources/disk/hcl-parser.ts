import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Language, Parser, type TreeCursor } from "web-tree-sitter";

export type HclParser = (text: string) => SyntaxNode;

/** As `HclNode` of the inventory. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly SyntaxNode[];
}

/** Bounds recursion; written code is shallower. */
const MAX_DEPTH = 1000;
/** Characters that the parser takes at a time. */
const CHUNK = 5_000;
/** Upper bound on characters read, for each one of the text: valid and broken files take two, `/* ` without ends the square. */
const MOST_READS = 8;
const LEAST_READS = 100_000;

const require = createRequire(import.meta.url);

let loading: Promise<HclParser> | undefined;

/** Loads the HCL parser, 0.3 MB of WebAssembly, in about 40 ms; only for runs with relevant Terraform files. */
export function loadHclParser(): Promise<HclParser> {
  loading ??= load();
  return loading;
}

async function load(): Promise<HclParser> {
  const engine = beside("web-tree-sitter.wasm") ?? require.resolve("web-tree-sitter/web-tree-sitter.wasm");
  const grammar =
    beside("tree-sitter-terraform.wasm") ??
    require.resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm");
  await Parser.init({ locateFile: () => engine });
  const language = await Language.load(grammar);
  return (text) => {
    const parser = new Parser();
    parser.setLanguage(language);
    let left = Math.max(LEAST_READS, MOST_READS * text.length);
    const read = (at: number) => {
      const chunk = left < 0 ? "" : text.slice(at, at + CHUNK);
      left -= chunk.length;
      return chunk;
    };
    const tree = parser.parse(read, null, { progressCallback: () => left < 0 });
    parser.delete();
    if (tree === null || left < 0) {
      tree?.delete();
      return { type: "ERROR", start: 0, end: text.length, children: [] };
    }
    const cursor = tree.walk();
    const root = copyTree(cursor);
    cursor.delete();
    tree.delete();
    return root;
  };
}

/** Beside the bundle in `dist/`; in packages for sources. */
function beside(name: string): string | undefined {
  const path = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(path) ? path : undefined;
}

/** Copies the tree to plain objects: queries into WebAssembly copy texts. */
function copyTree(cursor: TreeCursor): SyntaxNode {
  const ancestors: { type: string; start: number; end: number; children: SyntaxNode[] }[] = [];
  for (;;) {
    const node = { type: cursor.nodeType, start: cursor.startIndex, end: cursor.endIndex, children: [] };
    ancestors.at(-1)?.children.push(node);
    if (ancestors.length < MAX_DEPTH && cursor.gotoFirstChild()) {
      ancestors.push(node);
      continue;
    }
    if (ancestors.length === 0) return node;
    while (!cursor.gotoNextSibling()) {
      const closed = ancestors.pop();
      cursor.gotoParent();
      if (closed !== undefined && ancestors.length === 0) return closed;
    }
  }
}
