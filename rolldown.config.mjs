import { defineConfig } from "rolldown";

/** One build for the command line, the action and the library: what they share is one set of chunks. */
export default defineConfig({
  input: { cli: "src/cli/main.ts", action: "src/action/main.ts", index: "src/index.ts" },
  platform: "node",
  // A linked node_modules must give the same bundle: no path of the machine may get in.
  resolve: { symlinks: false },
  transform: { target: "node20" },
  // The engine of the parser for Terraform evaluates texts of its own WebAssembly, never one that it parses.
  checks: { eval: false },
  output: {
    dir: "dist",
    format: "esm",
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name].js",
    // Each group takes in all that its modules import. Few files: every one that is loaded costs about a millisecond.
    codeSplitting: {
      groups: [
        { name: "version", test: /src\/model\/version\.ts$/, priority: 4 },
        { name: "program", test: /src\/cli\/program\.ts$/, priority: 3 },
        { name: "library", test: /src\/(?:index|lint\/lint-texts)\.ts$/, priority: 2 },
        { name: "terraform", test: /src\/(?:inventory\/terraform|sources\/hcl-parser)|web-tree-sitter/, priority: 0 },
        { name: "lint", test: /src\/cli\/(?:commands\/lint|rendering|deliver)\.ts$/, priority: 1 },
      ],
    },
    banner: (chunk) => (chunk.fileName === "cli.js" ? "#!/usr/bin/env node" : ""),
    minify: false,
    comments: { legal: false, annotation: false, jsdoc: false },
  },
});
