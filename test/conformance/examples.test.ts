import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeRule } from "../../src/lint/pages/rule-pages.js";
import { RULES } from "../../src/rules/index.js";
import { type ExampleObject, exampleObjects } from "./example-objects.js";

/** `refused` is null for a kind that Kubernetes' API server does not serve by itself. */
type Verdict = ExampleObject & { readonly refused: readonly string[] | null };

const verdicts: Verdict[] = readFileSync(join(import.meta.dirname, "data", "kubernetes", "examples.jsonl"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

/** The API server does not validate label values in a preference: a wildcard there is accepted. */
const ACCEPTED_MISTAKES = ["invalid-node-affinity 3"];

function refusedOn(side: ExampleObject["side"]): Verdict[] {
  return verdicts.filter((one) => one.side === side && (one.refused ?? []).length > 0);
}

const nameOf = ({ rule, example }: ExampleObject): string => `${rule} ${example}`;

it("every object of an example was asked about: `npm run referees -- examples --write` asks anew", () => {
  const asked = verdicts.map(({ refused: _, ...object }) => object);
  expect(asked).toEqual(exampleObjects().map(([object]) => object));
});

it("the API server accepts every correction", () => {
  expect(refusedOn("good")).toEqual([]);
  expect(verdicts.filter(({ side, refused }) => side === "good" && refused !== null).length).toBeGreaterThan(100);
});

it("it refuses the mistakes of the rules that say so, and no others", () => {
  const said = RULES.filter(({ refusedByApi }) => refusedByApi).flatMap(({ id }) =>
    describeRule(id)
      .examples.filter(({ isKustomization }) => !isKustomization)
      .map((_, index) => `${id} ${index + 1}`),
  );
  const refused = new Set(refusedOn("bad").map(nameOf));
  expect([...refused, ...ACCEPTED_MISTAKES].sort()).toEqual(said.sort());
});
