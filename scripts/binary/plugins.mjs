// What the bundle of an executable has in another way than dist/: plugins of rolldown.

/** In the place of the files beside `dist/`: what the executable holds. */
const FROM_DISK = /const engine = beside[\s\S]*?await Language\.load\(grammar\);/;
const FROM_EXECUTABLE = `const { getAsset } = process.getBuiltinModule("node:sea");
  await Parser.init({ wasmBinary: new Uint8Array(getAsset("web-tree-sitter.wasm")) });
  const language = await Language.load(new Uint8Array(getAsset("tree-sitter-terraform.wasm")));`;
export const parserInside = {
  name: "parser-inside",
  transform(code, id) {
    if (!id.endsWith("src/sources/disk/hcl-parser.ts")) return undefined;
    const changed = code.replace(FROM_DISK, FROM_EXECUTABLE).replace("createRequire(import.meta.url)", "undefined");
    if (!changed.includes("getAsset(") || changed.includes("createRequire("))
      throw new Error("the parser is loaded in another way");
    return changed.replace(/^function beside[\s\S]*?^}\n/m, "");
  },
};

/** An executable loads nothing later, what Node.js brings at once. */
export const loadedAtOnce = {
  name: "loaded-at-once",
  renderChunk(code) {
    const changed = code.replaceAll(
      /\bimport\("((?:node:)?(?:module|fs\/promises))"\)/g,
      'process.getBuiltinModule("$1")',
    );
    const left = /\bawait import\([^)]*\)/.exec(changed);
    if (left !== null) throw new Error(`"${left[0]}" is loaded later, which an executable cannot`);
    return { code: changed, map: null };
  },
};
