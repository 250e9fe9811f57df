// Counts the steps of every case at two sizes, and prints them as JSON. A process of its own: what is measured must be
// loaded after the counting begins.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { inlinedTexts } from "../../../scripts/inlined-texts.mjs";

const [, , folder, ...sizes] = process.argv;

async function bundle(input, name) {
  const built = await rolldown({ input, platform: "node", resolve: { symlinks: false }, plugins: [inlinedTexts] });
  const { output } = await built.generate({ format: "esm", codeSplitting: false });
  await built.close();
  const path = join(folder, name);
  writeFileSync(path, output[0].code);
  return pathToFileURL(path).href;
}

const { StepCounter } = await import(await bundle("test/laws/steps/step-counter.ts", "step-counter.mjs"));
const url = await bundle("test/laws/steps/entry.ts", "program.mjs");
const counter = new StepCounter(url);
const { CASES } = await import(url);
const counted = {};
for (const [name, runOf] of CASES) {
  // What the first run alone does is no step of any size.
  runOf(2)();
  counted[name] = sizes.map((size) => counter.count(runOf(Number(size))));
}
console.log(JSON.stringify(counted));
