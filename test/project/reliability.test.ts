import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PAGE = readFileSync("docs/reliability.md", "utf8");

/** Each file of attacks, and how rows of the page call it. */
const FILES = [
  ["kustomizations", "test/cli/rendering-attacks.test.ts"],
  ["charts", "test/cli/chart-attacks.test.ts"],
] as const;

describe("docs/reliability.md", () => {
  it.each(FILES)("names every attack of the tests of %s, and no other", (word, path) => {
    const tests = readFileSync(path, "utf8");
    const names = [...tests.matchAll(/^\s+"([a-z][^"]+)": \{/gm)].map(([, name = ""]) => name);
    const cells = PAGE.split("\n").flatMap((line) => new RegExp(`\\| ${word}: (.*) \\|$`).exec(line)?.[1] ?? []);
    const shown = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
    const isShown = (name: string) =>
      shown.some((one) => (one.endsWith(" ...") ? name.startsWith(one.slice(0, -4)) : one === name));
    const isTried = (one: string) => tests.includes(one.replace(/ \.\.\.$/, ""));
    expect(names.filter((name) => !isShown(name))).toEqual([]);
    expect(shown.filter((one) => !isTried(one))).toEqual([]);
    expect(names.length).toBeGreaterThan(5);
  });
});
