import { existsSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, it } from "vitest";

interface Equivalent {
  readonly file: string;
  readonly was: string;
}

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, "");

it("every mutant that is named as equivalent is one of a line that there is", () => {
  const listed = load(readFileSync("test/mutants/equivalent.yaml", "utf8")) as readonly Equivalent[];
  const gone = listed.filter(
    ({ file, was }) => !existsSync(file) || !withoutSpace(readFileSync(file, "utf8")).includes(withoutSpace(was)),
  );
  expect(listed.length).toBeGreaterThan(0);
  expect(gone).toEqual([]);
});
