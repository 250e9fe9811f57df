import { resolve } from "node:path";
import { rolldown } from "rolldown";
import { rulePages } from "./rule-pages.mjs";

/** Modules that no page asks for: it has texts alone, and no Terraform among them. What they import is not bundled either. */
const LEFT_OUT =
  /\/src\/(?:workspace\/(?:decode-stdin|disk-reader|rendering)|inventory\/terraform\/(?:reader|repository))\.ts$/;

const leftOut = {
  name: "left-out",
  load: (id) => (LEFT_OUT.test(id.replaceAll("\\", "/")) ? "export {};" : null),
};

/** Bundles a script for the browser into one chunk of rolldown that needs no module, without comments. */
export async function bundleForBrowser(input, { minify }) {
  const bundle = await rolldown({
    input,
    plugins: [rulePages, leftOut],
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
