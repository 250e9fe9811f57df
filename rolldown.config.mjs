import { defineConfig } from "rolldown";

/** One build for the command line, the action and the library: what they share is one set of chunks. */
export default defineConfig({
  input: { cli: "src/cli/main.ts", action: "src/action/main.ts", index: "src/index.ts" },
  platform: "node",
  // A linked node_modules must give the same bundle: no path of the machine may get in.
  resolve: { symlinks: false },
  transform: { target: "node20" },
  output: {
    dir: "dist",
    format: "esm",
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name].js",
    banner: (chunk) => (chunk.fileName === "cli.js" ? "#!/usr/bin/env node" : ""),
    minify: false,
    comments: { legal: false, annotation: false, jsdoc: false },
  },
});
