import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CLAIM_KINDS, type ClaimKind } from "../../src/rules/contract/claim.js";
import { clausesOf, type Rule, type RuleFinding } from "../../src/rules/contract/rule.js";
import { RULES } from "../../src/rules/index.js";
import { lintExample, SHOWN_RULES } from "./examples.js";
import { exceptionsOf } from "./exceptions.js";
import { lintTexts } from "./lint-texts.js";
import { tolerating, workload } from "./workload-texts.js";

const CHECKS = [
  "checkWorkload",
  "checkAddOn",
  "checkProblem",
  "checkSuppression",
  "checkChange",
  "checkWeakening",
  "checkInventory",
] as const;

const POOLS = "pools: [{name: general}, {name: db, labels: {pool: db}, taints: ['db=a:NoSchedule']}]";
const TOLERATES = tolerating("{key: db, operator: Exists}");
const named = (name: string, text: string) =>
  text.replace("{name: a,", `{name: ${name}, labels: {app.kubernetes.io/instance: shop},`);

/** Inventories and manifests of claims that no example makes, each with a base where there is one. */
const FURTHER: Readonly<Record<string, readonly (readonly [string, string, string?])[]>> = {
  unschedulable: [
    [
      `${POOLS}\nadmission: {podNodeSelector: true}\nnamespaces: {web: {nodeSelector: {pool: other}}}`,
      workload("Deployment", ["nodeSelector: {pool: db}"]),
    ],
    [
      POOLS,
      [named("a", workload("Job", ["nodeSelector: {pool: db}"])), named("b", workload("Deployment", [TOLERATES]))].join(
        "---\n",
      ),
    ],
    [
      POOLS,
      workload("Deployment", ["nodeSelector: {pool: db}", tolerating("{key: other, operator: Exists}")]),
      workload("Deployment", [TOLERATES]),
    ],
  ],
  "only-avoided-pools": [
    [
      "pools: [{name: a, taints: ['db=a:PreferNoSchedule']}]",
      workload("Deployment", [tolerating("{key: db, operator: Equal, value: b}")]),
    ],
  ],
  "daemonset-misses-pool": [
    [POOLS, workload("DaemonSet", [tolerating("{key: other, operator: Exists}")]), workload("DaemonSet", [TOLERATES])],
  ],
  "tolerated-pool-left-out": [
    [
      "pools: [{name: db, labels: {pool: db}, taints: ['db=a:NoSchedule', 'spot:NoSchedule']}]",
      `app: {nodeSelector: {pool: db}, ${TOLERATES}}\n`,
    ],
  ],
  "daemonset-dependency": [
    [
      `${POOLS}\nrules: {daemonset-dependency: {requires: [{workload: "Deployment/a", needs: "DaemonSet/*"}]}}`,
      [
        workload("Deployment", [TOLERATES]),
        ...["b", "c"].map((name) => named(name, workload("DaemonSet", ["nodeSelector: {pool: none}"]))),
      ].join("---\n"),
    ],
  ],
  "impossible-label-value": [["pools: [{name: a, labels: {kubernetes.io/arch: x86_64}}]", workload("Deployment", [])]],
};

/** What a finding claims, and what it would claim in place of that. */
function claimsOf(finding: RuleFinding): ClaimKind[] {
  const ofDetails = (finding.details ?? []).flatMap((detail) => (typeof detail === "string" ? [] : [detail]));
  const other = finding.fallback?.();
  return [...clausesOf(finding), ...ofDetails]
    .map(({ about }) => about)
    .concat(other === undefined ? [] : claimsOf(other));
}

/** Pools that a claim about all of them counts in plain words, which stay where only the declared ones are known. */
function miscounted(finding: RuleFinding): string[] {
  return clausesOf(finding).flatMap(({ about, says }) => {
    if (about !== "all-pools" && about !== "no-effect") return [];
    const plain = [says].flat().filter((piece) => typeof piece === "string");
    return (
      plain
        .join("")
        .replaceAll(/"[^"]*"/g, "")
        .match(/\b(?:no|every|the only)(?: other| Linux)? pool\b/g) ?? []
    );
  });
}

/** What a rule claims while it looks at something. */
function heardWhile(rule: Rule, look: () => void): ReadonlySet<ClaimKind> {
  const heard = new Set<ClaimKind>();
  const own = { ...rule };
  for (const name of CHECKS) {
    const check = rule[name];
    if (check === undefined) continue;
    const listening = (...given: readonly unknown[]): RuleFinding[] => {
      const told: Iterable<RuleFinding | undefined> = Reflect.apply(check, rule, given);
      const found = [...told].filter((one) => one !== undefined);
      for (const kind of found.flatMap(claimsOf)) heard.add(kind);
      expect(found.flatMap(miscounted)).toEqual([]);
      return found;
    };
    Object.assign(rule, { [name]: listening });
  }
  try {
    look();
  } finally {
    Object.assign(rule, own);
  }
  return heard;
}

describe("a rule claims what it says that it claims, and nothing else", () => {
  it.each(SHOWN_RULES.map(({ id, examples }) => [id, examples] as const))("%s", async (id, examples) => {
    const rule = RULES.find((one) => one.id === id) as Rule;
    const exceptions = await exceptionsOf(id);
    const heard = heardWhile(rule, () => {
      for (const example of examples) lintExample(example, "bad");
      for (const row of exceptions) {
        if ("entryIn" in row) continue;
        lintTexts(row.inventory, row.spoken);
        lintTexts(row.silentInventory ?? row.inventory, row.silent ?? row.spoken);
      }
      for (const texts of FURTHER[id] ?? []) lintTexts(...texts);
    });
    expect([...heard].sort()).toEqual([...rule.claims].sort());
  });
});

/** `| [rule](page) | claims | others |`, as `docs/architecture.md` tells it. */
function rowOf({ id, claims, yieldsTo = [] }: Rule): string {
  const others = yieldsTo.map(({ rule, by }) => `\`${rule}\` (${by})`);
  return `| [\`${id}\`](rules/${id}.md) | ${claims.join(", ")} | ${others.join(", ")} |`;
}

it("the architecture's table holds the claims of every rule, and whom it yields to", () => {
  const rows = readFileSync("docs/architecture.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| [`"));
  expect(rows).toEqual(RULES.map(rowOf));
});

it("the architecture explains every kind of claim, and none that is gone", () => {
  const [, table = ""] = readFileSync("docs/architecture.md", "utf8").split("| claim | for example | may be said |");
  const told = [...(table.split("\n\n")[0] ?? "").matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, kind]) => kind);
  expect(told.sort()).toEqual([...CLAIM_KINDS].sort());
});
