import { resolve } from "node:path";
import { defineConfig } from "rolldown";
import { inlinedTexts } from "./scripts/inlined-texts.mjs";

const RAW_TEXT = /String\.raw`[^`]*[\u0080-\uffff]/;

/**
 * One character beyond Latin 1 makes the engine hold and read two bytes for every one of a file. Escapes
 * mean the same wherever such a character stands, but in raw texts.
 */
const ascii = {
  name: "ascii",
  renderChunk(code, { name }) {
    if (RAW_TEXT.test(code)) throw new Error(`${name}: a raw text holds more than ASCII`);
    const escaped = code.replaceAll(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    return { code: escaped, map: null };
  },
};

/** What only the action needs stands in a folder of its own, which the package leaves out. */
const OF_THE_ACTION = /\/src\/action\/|\/node_modules\/(?:@actions|@octokit|undici)\//;

/** A chunk that only hands on what another one holds: all of its code is an import and an export of the same names. */
const HANDS_ON = /^import \{ ([\w, ]+) \} from "\.\/([\w-]+\.js)";\s+export \{ ([\w, ]+) \};\s*$/;

/** What is loaded later is loaded from where it is: each file that hands it on would cost about a millisecond of a start. */
const direct = {
  name: "direct",
  generateBundle(_options, bundle) {
    for (const [fileName, { type, isEntry, code }] of Object.entries(bundle)) {
      const [, imported, from, exported] = (type === "chunk" && !isEntry && HANDS_ON.exec(code)) || [];
      if (imported === undefined || / as /.test(`${imported}, ${exported}`)) continue;
      const name = fileName.slice(fileName.lastIndexOf("/") + 1);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.code.includes(`/${name}")`)) continue;
        chunk.code = chunk.code.replaceAll(`/${name}")`, `/${from}")`);
      }
      delete bundle[fileName];
    }
  },
};

const MADE = 'import { createRequire } from "node:module";\n';
const REQUIRE = /^var __require = .*createRequire\(import\.meta\.url\).*\n/m;
/** Its import, among those of the runtime. */
const IMPORTED = /^(import \{ __commonJSMin), __require(?=[, ])/m;

/** Only code of the action requires what Node.js brings: what makes that possible is loaded there, and by no other start. */
const requireOfAction = {
  name: "require-of-action",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      if (chunk.name === "rolldown-runtime") {
        if (!chunk.code.includes(MADE) || !REQUIRE.test(chunk.code))
          throw new Error("rolldown requires in another way");
        chunk.code = chunk.code.replace(MADE, "").replace(REQUIRE, "").replace(" __require,", "");
      } else if (IMPORTED.test(chunk.code)) {
        const own = `${MADE}const __require = createRequire(import.meta.url);\n`;
        chunk.code = own + chunk.code.replace(IMPORTED, "$1");
      }
    }
  },
};

/** `{ one, other as third }` or `* as all`, from a module of Node.js. */
const OF_NODE = /^import (?:\{([^}]*)\}|\* as (\w+)) from ("node:[\w/]+");$/gm;

/** An import of a module of Node.js asks it for all that it exports, which loads what else these are made of: 5 ms of a start. */
const askedOfNode = {
  name: "asked-of-node",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      chunk.code = chunk.code.replaceAll(OF_NODE, (_, names, all, module) => {
        const taken = all ?? `{${names.replaceAll(" as ", ": ")}}`;
        return `const ${taken} = process.getBuiltinModule(${module});`;
      });
      if (/^import .* from "node:/m.test(chunk.code))
        throw new Error(`${chunk.name}: an import of Node.js in another way`);
    }
  },
};

/** One build for the command line, the action and the library: what they share is one set of chunks. */
export default defineConfig({
  platform: "node",
  // A linked node_modules must give the same bundle: no path of the machine may get in.
  // The package yaml as modules, so that its parser stays out.
  resolve: { symlinks: false, alias: { yaml: resolve("node_modules/yaml/browser/dist/index.js") } },
  transform: { target: "node20" },
  input: { cli: "src/cli/main.ts", action: "src/action/main.ts", index: "src/index.ts" },
  // The toolkit names its client for HTTP at its top, for what the action never asks: only what posts loads one.
  treeshake: {
    moduleSideEffects: [{ test: /\/node_modules\/(?:@actions\/http-client|undici)\//, sideEffects: false }],
  },
  // The engine of the parser for Terraform evaluates texts of its own WebAssembly, never one that it parses.
  checks: { eval: false },
  plugins: [inlinedTexts, ascii, direct, requireOfAction, askedOfNode],
  output: {
    dir: "dist",
    format: "esm",
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: ({ moduleIds }) =>
      moduleIds.some((id) => OF_THE_ACTION.test(id)) ? "action/[name].js" : "chunks/[name].js",
    // Each group takes in all that its modules import. Few files: every one that is loaded costs about a millisecond.
    codeSplitting: {
      groups: [
        { name: "version", test: /src\/model\/version\.ts$/, priority: 4 },
        { name: "program", test: /src\/cli\/program\.ts$/, priority: 3 },
        {
          name: "core",
          test: /src\/(?:lint\/lint|lint\/configuration\/configuration|inventory\/pools|manifest\/read-manifest)\.ts$/,
          priority: 2,
        },
        // Where Terraform stands, without what evaluates it.
        { name: "terraform-roots", test: /src\/inventory\/terraform\/find-roots\.ts$/, priority: 1 },
        { name: "terraform", test: /src\/(?:inventory\/terraform|sources\/hcl-parser)|web-tree-sitter/, priority: 0 },
        { name: "lint", test: /src\/(?:cli\/(?:commands\/lint|deliver)|workspace\/rendering)\.ts$/, priority: 2 },
      ],
    },
    banner: (chunk) => (chunk.fileName === "cli.js" ? "#!/usr/bin/env node" : ""),
    minify: false,
    // So that nothing needs a name of its own where it is loaded later.
    minifyInternalExports: false,
    comments: { legal: false, annotation: false, jsdoc: false },
  },
});
