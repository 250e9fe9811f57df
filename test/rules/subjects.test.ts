import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createRuleSettings } from "../../src/lint/configuration/rule-settings.js";
import { judgeRevision } from "../../src/lint/judging/judge-revision.js";
import { runClusterRules, runOverCluster } from "../../src/lint/triage/run-rules.js";
import { rangeOf } from "../../src/manifest/locate.js";
import { formatTaint } from "../../src/model/taint.js";
import { formatWorkload } from "../../src/model/workload.js";
import type { Claim } from "../../src/rules/contract/claim.js";
import { clausesOf, type ReportedItems, type RuleFinding, type Subject } from "../../src/rules/contract/rule.js";
import { CASES, type Case } from "./cases.js";
import { EDGE_CASES } from "./edge-cases.js";
import { SHOWN_RULES } from "./examples.js";
import { exceptionsOf, TABLES } from "./exceptions.js";
import { readTexts } from "./lint-texts.js";

/**
 * What every observation of the rules is about, what tells it from others and groups it, and what is left without a part of
 * that: none of it is a word of a message. Written down with TAINTLINT_RECORD=1, and read.
 */
const FILE = join(import.meta.dirname, "subjects.txt");

function itemsOf({ tolerations = [], covers = [], selectors = [], pools = [], workloads = [] }: Subject) {
  return [...tolerations, ...covers, ...selectors, ...pools, ...workloads];
}

function describeSubject({ tolerations, covers, selectors, taints, pools, workloads, asks, names }: Subject): string {
  const parts = [
    ["tolerations", tolerations],
    ["covers", covers],
    ["selectors", selectors],
    ["taints", taints?.map(formatTaint)],
    ["pools", pools?.map(({ name }) => name)],
    ["workloads", workloads?.map(formatWorkload)],
    ["asks", asks?.map((one) => `${formatWorkload(one.workload)} ${one.tolerations.join("+")}`)],
    ["names", names],
  ] as const;
  return parts.flatMap(([what, all]) => (all === undefined ? [] : [`${what} ${all.join(", ")}`])).join("; ");
}

function describeClaim({ about, mayServe, ofDeclared, isRequired }: Claim): string {
  const declared = ofDeclared && `of declared${ofDeclared.severity ? ` ${ofDeclared.severity}` : ""}`;
  return [about, mayServe && "may serve", declared, isRequired && "required"].filter(Boolean).join(" ");
}

function* linesOf(finding: RuleFinding): Iterable<string> {
  const { subject, fingerprintBy, pools, groupBy, severity, ifAdded, reasons = [], offer, fix } = finding;
  yield `  ${severity ?? "severity of the rule"}: ${clausesOf(finding).map(describeClaim).join(", ")}`;
  if (subject) yield `  about ${describeSubject(subject)}`;
  if (fingerprintBy) yield `  told by ${describeSubject(fingerprintBy)}`;
  if (pools) yield `  against ${pools.join(", ")}`;
  if (groupBy !== undefined) yield `  grouped by ${groupBy}`;
  if (ifAdded) yield `  if added ${ifAdded}`;
  const differing = reasons.flatMap(({ pool, differs }) =>
    differs ? [`${pool.name} ${differs.label}${differs.isMissing ? " is missing" : ""}`] : [],
  );
  if (differing.length > 0) yield `  differing: ${differing.join(", ")}`;
  for (const detail of finding.details ?? []) {
    if (typeof detail !== "string") yield `  detail ${describeClaim(detail)}`;
  }
  if (offer) yield `  offers ${JSON.stringify(offer.tolerations)}, or ${JSON.stringify(offer.fallback)}`;
  if (fix?.tolerations) yield `  fix adds ${JSON.stringify(fix.tolerations)}`;
  if (fix?.restsOn) yield `  fix rests on ${describeClaim(fix.restsOn)}`;
}

function* described(finding: RuleFinding): Iterable<string> {
  yield* linesOf(finding);
  const [first] = itemsOf(finding.subject ?? {});
  const left = first === undefined ? undefined : finding.excluding?.(new Set([first]) satisfies ReportedItems);
  if (left !== undefined) {
    yield "  without the first";
    for (const line of linesOf(left)) yield `  ${line}`;
  }
  const other = finding.fallback?.();
  if (other !== undefined) {
    yield "  else";
    for (const line of linesOf(other)) yield `  ${line}`;
  }
}

function placeOf({ at }: RuleFinding): string {
  const { file, line, column } = rangeOf(at);
  return `${file}:${line}:${column}`;
}

function subjectsOf({ inventory, manifests }: Case): string {
  const input = readTexts(inventory, [{ path: "manifest.yaml", text: manifests.join("---\n") }]);
  const runs = judgeRevision(input).judgements.map(runOverCluster);
  return runClusterRules(runs, createRuleSettings(input.configuration), [])
    .flatMap(({ rule, finding }) => [
      `${rule.id} ${placeOf(finding)}${finding.workload ? ` ${formatWorkload(finding.workload)}` : ""}`,
      ...described(finding),
    ])
    .map((line) => line.trimEnd())
    .join("\n");
}

const EXAMPLES = SHOWN_RULES.flatMap(({ id, examples }) =>
  examples.flatMap(({ inventory, bad, base, before, template, isKustomization }, index): [string, Case][] => {
    const isPlain = base === undefined && before === undefined && template === undefined && !isKustomization;
    return isPlain ? [[`${id}, example ${index + 1}`, { inventory, manifests: [bad] }]] : [];
  }),
);
const TWINS = (await Promise.all(TABLES.map(async (id) => ({ id, rows: await exceptionsOf(id) })))).flatMap(
  ({ id, rows }) =>
    rows.flatMap((row, index): [string, Case][] => {
      if ("entryIn" in row) return [];
      // A promise with several rows has them one behind the other; a new row moves no other.
      const number = rows.slice(0, index).filter(({ promise }) => promise === row.promise).length;
      const title = `${id}, without: ${row.promise}${number === 0 ? "" : ` (${number + 1})`}`;
      return [[title, { inventory: row.inventory, manifests: [row.spoken] }]];
    }),
);
const ALL: readonly (readonly [string, Case])[] = [
  ...EXAMPLES,
  ...TWINS,
  ...Object.entries({ ...CASES, ...EDGE_CASES }),
];

if (process.env.TAINTLINT_RECORD === "1") {
  writeFileSync(FILE, `${ALL.map(([title, one]) => `# ${title}\n${subjectsOf(one)}`.trimEnd()).join("\n\n")}\n`);
}

const parts = readFileSync(FILE, "utf8")
  .trimEnd()
  .split(/\n\n(?=# )/);
const written = new Map(parts.map((part) => [part.split("\n", 1)[0]?.slice(2), part.split("\n").slice(1).join("\n")]));

describe("what is told of", () => {
  it.each(ALL)("%s", (title, one) => {
    expect(subjectsOf(one)).toBe(written.get(title));
  });
});
