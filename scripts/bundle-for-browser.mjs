import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { rolldown } from "rolldown";
import { rulePages } from "./rule-pages.mjs";

/** What the run loads only to render, or where it is given a parser of Terraform: no page asks for it, nor for what it imports. */
const NEVER_LOADED = ["workspace/rendering.ts", "inventory/terraform/reader.ts", "inventory/terraform/repository.ts"];

const neverLoaded = {
  name: "never-loaded",
  load: (id) => (NEVER_LOADED.some((path) => id === resolve("src", path)) ? "export {};" : null),
  buildEnd() {
    const gone = NEVER_LOADED.filter((path) => !existsSync(resolve("src", path)));
    if (gone.length > 0) throw new Error(`to leave out of the page, but not there: ${gone.join(", ")}`);
  },
};

/** Bundles a script for the browser into one chunk of rolldown that needs no module, without comments. */
export async function bundleForBrowser(input, { minify }) {
  const bundle = await rolldown({
    input,
    plugins: [rulePages, neverLoaded],
    platform: "browser",
    resolve: { symlinks: false, alias: { "node:path": resolve("src/playground/browser-path.ts") } },
  });
  const { output } = await bundle.generate({
    format: "iife",
    minify,
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await bundle.close();
  return output[0];
}
