// Loads a TypeScript module of src/ for a script: what the library does not export is no matter of its users.
import { resolve } from "node:path";
import { rolldown } from "rolldown";
import { reportAssets } from "./report-assets.mjs";

const ENTRY = "\0entry";

/** The module at `path`, with all that it may ask for (`src/model/part.ts`). */
function entryOf(path) {
  const named = (file) => JSON.stringify(resolve(file));
  return {
    name: "entry",
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) =>
      id === ENTRY
        ? `import { handInEveryPart } from ${named("src/lint/every-part.ts")};
           handInEveryPart();
           export * from ${named(path)};`
        : undefined,
  };
}

/** The exports of the module at `path`. */
export async function loadSource(path) {
  const bundle = await rolldown({
    input: ENTRY,
    plugins: [reportAssets, entryOf(path)],
    platform: "node",
    resolve: { symlinks: false },
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
}
