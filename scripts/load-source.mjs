// Loads a TypeScript module of src/ for a script: what the library does not export is no matter of its users.
import { resolve } from "node:path";
import { rolldown } from "rolldown";
import { inlinedTexts } from "./inlined-texts.mjs";

/** The exports of the module at `path`. */
export async function loadSource(path) {
  const bundle = await rolldown({
    input: resolve(path),
    plugins: [inlinedTexts],
    platform: "node",
    resolve: { symlinks: false },
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
}
