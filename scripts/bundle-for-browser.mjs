import { rolldown } from "rolldown";
import { rulePages } from "./rule-pages.mjs";

/** Bundles a script for the browser into one chunk of rolldown that needs no module, without comments. */
export async function bundleForBrowser(input, { minify }) {
  const bundle = await rolldown({
    input,
    plugins: [rulePages],
    platform: "browser",
    resolve: { symlinks: false },
  });
  const { output } = await bundle.generate({
    format: "iife",
    minify,
    comments: { legal: false, annotation: false, jsdoc: false },
  });
  await bundle.close();
  return output[0];
}
