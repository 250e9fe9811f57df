import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The most that there may be, by what a comment begins with or holds. Lower a number when it falls; never raise one. */
const MOST: Readonly<Record<string, readonly [pattern: RegExp, most: number]>> = {
  "comments that begin with a relative clause": [/\/\*\*\s*(?:\n\s*\* )?(?:What|Where|Who|Whether)\b/g, 7],
  '"nobody"': [/\bnobody\b/gi, 8],
  '"whoever"': [/\bwhoever\b/gi, 2],
};

const TEXTS = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join("src", file), "utf8"));

it.each(Object.entries(MOST))("the source has no more of %s", (_, [pattern, most]) => {
  const found = TEXTS.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  expect(found).toBeLessThanOrEqual(most);
  expect(found, "lower the number").toBeGreaterThan(most * 0.9);
});
