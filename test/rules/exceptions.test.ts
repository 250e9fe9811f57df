import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import type { RuleDescription } from "../../src/model/rule-description.js";
import type { Twin } from "./exception.js";
import { exceptionsOf, RULE_FOLDERS } from "./exceptions.js";
import { foundBy, rulesFound } from "./found.js";
import { tolerating, workload } from "./workload-texts.js";

/** Words by which a page says when its rule does not speak, or speaks more mildly. */
const PROMISE = new RegExp(
  [
    "\\bsilent\\b|left alone|left out|unless|no mistake|exception|no domains|taken as it is|another matter",
    "(?:its|their) own (?:rule|finding)s?|(?:rules?|findings?) of (?:its|their) own",
    "not (?:a mistake|reported|counted|compared|looked at|judged|missed|repeated|said|offered)",
    "(?:do|does) not count|nothing is (?:said|reported)|(?:belongs?|belong) to `",
    "(?:is|stays) (?:also )?(?:a|an) (?:note|warning|error)",
    "(?:said|reported|speaks|looked at|counts?|note,) (?:\\w+ )?only|only (?:while|what)",
  ].join("|"),
  "i",
);

/** One line: where a text breaks its lines is no matter. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** All that a rule's page says in words. */
function textOf({ why, silent, fix }: RuleDescription): string {
  return `${why} ${silent} ${fix}`;
}

/** The parts of a text that say when the rule does not speak. */
function promisesOf(text: string): string[] {
  return plain(text)
    .split(/(?<=[.;:])\s/)
    .filter((part) => PROMISE.test(part));
}

function severitiesOf(id: string, { inventory, spoken }: Pick<Twin, "inventory" | "spoken">): string[] {
  return foundBy(id, inventory, spoken).map((found) => found.split(" ")[0] ?? "");
}

it("every folder is of a rule", () => {
  expect(RULE_FOLDERS.filter((id) => !describeRules().some((rule) => rule.id === id))).toEqual([]);
});

describe.each(describeRules().map((rule) => [rule.id, rule] as const))("%s", async (id, rule) => {
  const exceptions = await exceptionsOf(id);

  it.each(exceptions.map((row) => [row.promise, row] as const))("%s", (promise, row) => {
    expect(plain(textOf(rule))).toContain(promise);
    if ("entryIn" in row) {
      const [file, title] = row.entryIn;
      expect(existsSync(file) && readFileSync(file, "utf8").includes(title), `${file}: ${title}`).toBe(true);
      return;
    }
    const { silentInventory = row.inventory, silent = row.spoken, saidAs } = row;
    const without = severitiesOf(id, row);
    const withIt = severitiesOf(id, { inventory: silentInventory, spoken: silent });
    expect(without, "without the exception").not.toEqual([]);
    expect(without, "without the exception").not.toContain(saidAs);
    expect([...new Set(withIt)], "with it").toEqual(saidAs === undefined ? [] : [saidAs]);
  });

  it("has a row for every sentence that promises silence, or another severity", () => {
    const untested = promisesOf(textOf(rule)).filter(
      (part) => !exceptions.some(({ promise }) => part.includes(promise) || promise.includes(part)),
    );
    expect(untested).toEqual([]);
  });
});

const CLOSED =
  "pools: [{name: general, labels: {pool: a}}, {name: gpu, labels: {pool: b}, taints: ['gpu:NoSchedule']}]";
const ON_GPU = "nodeSelector: {pool: b}";

it("a pod that the API server refuses is not judged for placement", () => {
  expect(rulesFound(CLOSED, workload("Deployment", [ON_GPU]))).toEqual(["unschedulable"]);
  const refused = workload("Deployment", [ON_GPU, tolerating("{key: gpu, operator: Exists, value: a}")]);
  expect(rulesFound(CLOSED, refused)).toEqual(["invalid-toleration"]);
});

it.each([
  ["unknown-field", workload("Deployment", [ON_GPU, "toleration: [{key: gpu, operator: Exists}]"])],
  [
    "misplaced-scheduling-field",
    workload("Deployment", [ON_GPU]).replace(
      "  template:\n",
      "  tolerations: [{key: gpu, operator: Exists}]\n  template:\n",
    ),
  ],
])("a pod with a misplaced or misspelt field is not judged for placement: %s", (rule, manifest) => {
  expect(rulesFound(CLOSED, manifest)).toEqual([rule]);
});
