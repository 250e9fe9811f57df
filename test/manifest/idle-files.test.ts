import { expect, it } from "vitest";
import { holdsNothing, readManifest } from "../../src/manifest/read-manifest.js";

const idle = (text: string, path = "a.yaml") => holdsNothing(readManifest({ path, text }));
const OTHER = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n";

it("nobody needs the text of a file that holds nothing for the scheduler", () => {
  expect(idle(OTHER)).toBe(true);
  expect(idle("")).toBe(true);
});

it.each([
  ["a workload", "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: []}\n"],
  ["a workload behind something else", `${OTHER}---\napiVersion: v1\nkind: Pod\nmetadata: {name: a}\n`],
  ["a fragment", "tolerations: [{key: gpu}]\n"],
  ["a problem", "apiVersion: v1\nkind: Pod\nmetadata: {name: [a}\n"],
  ["a comment for taintlint", `${OTHER}# taintlint-ignore legacy-key -- nothing\n`],
  ["a template", "apiVersion: v1\nkind: Pod\n{{ fill }}\n  - {{ in }}: [\n"],
])("it needs that of %s", (_, text) => expect(idle(text)).toBe(false));
