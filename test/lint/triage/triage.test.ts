import { describe, expect, it } from "vitest";
import { createRuleSettings } from "../../../src/lint/configuration/rule-settings.js";
import { createReported, orderByPrecedence } from "../../../src/lint/triage/precedence.js";
import { type Faults, problemsOf, runClusterRules, runProblemRules } from "../../../src/lint/triage/run-rules.js";
import { triage } from "../../../src/lint/triage/triage.js";
import { createEvidenceCheck } from "../../../src/lint/triage/word-finding.js";
import { rangeOf } from "../../../src/manifest/locate.js";
import type { Severity } from "../../../src/model/finding.js";
import type { ClaimKind } from "../../../src/rules/contract/claim.js";
import type { ReportedItems, RuleFinding, YieldsTo } from "../../../src/rules/contract/rule.js";
import { workload as manifestOf, requiring } from "../../rules/workload-texts.js";
import { placeIn } from "./found.js";
import { candidate, judged, ruleOf, seen, withJudgement } from "./judged.js";

const settings = createRuleSettings(undefined);
const { input, runs } = judged(
  "complete: false\npools: [{name: gpu, taints: ['a=b:NoSchedule', 'a=b:NoSchedule']}]",
  manifestOf("Deployment", []),
);
const [run] = runs;
const [fit] = run?.fits ?? [];
const [pool] = run?.judgement.inventory.pools ?? [];
if (run === undefined || fit === undefined || pool === undefined) throw new Error("there is a workload in a cluster");
const { workload } = fit;

describe("what rules see", () => {
  it("of a file belongs to no cluster", () => {
    const faults: Faults = [];
    const unreadable = [{ path: "a.yaml", message: "denied" }];
    const found = runProblemRules(problemsOf({ ...input, unreadable }, faults), faults);
    expect(found.map(({ cluster, run }) => [cluster, run])).toEqual([[null, undefined]]);
    expect(faults).toEqual([]);
    expect(found.map(({ finding }) => rangeOf(finding.at))).toMatchObject([{ file: "a.yaml", line: 1, column: 1 }]);
  });

  it("of pools is not seen again by the workloads that may go to several clusters", () => {
    const ofPools = (one: typeof run) =>
      runClusterRules([one], settings, []).filter(({ finding }) => finding.workload === undefined);
    expect(ofPools(run).map(({ rule }) => rule.id)).toContain("invalid-taint");
    expect(ofPools(withJudgement(run, { candidates: new Map() }))).toEqual([]);
  });
});

describe("a rule that is off", () => {
  const off = createRuleSettings(undefined);
  const without =
    (...ids: readonly string[]): typeof off =>
    (rule, cluster, file) => {
      const setting = off(rule, cluster, file);
      return { ...setting, runs: setting.runs && !ids.includes(rule.id) };
    };
  const { runs: closed } = judged(
    "pools: [{name: gpu, taints: ['a=b:NoSchedule', 'a=b:NoSchedule']}]",
    manifestOf("Deployment", []),
  );
  const idsOf = (rules: typeof off) => runClusterRules(closed, rules, []).map(({ rule }) => rule.id);

  it("looks at neither pools nor workloads", () => {
    expect(idsOf(off)).toEqual(expect.arrayContaining(["invalid-taint", "unschedulable"]));
    expect(idsOf(without("invalid-taint"))).not.toContain("invalid-taint");
    expect(idsOf(without("unschedulable"))).not.toContain("unschedulable");
  });

  it("says nothing of what another file sets off", () => {
    const findEvidence = createEvidenceCheck(runs, { everything: true, everyCluster: true, guessesClusters: false });
    const offIn: typeof off = (rule, cluster, file) => ({ ...off(rule, cluster, file), runs: file !== "a.yaml" });
    const told = (path: string) => {
      const finding = seen("object", { at: placeIn(path) });
      return triage([candidate(run, finding)], { settings: offIn, findEvidence, faults: [] });
    };
    expect(told("a.yaml")).toEqual([]);
    expect(told("b.yaml")).toHaveLength(1);
  });
});

describe("an error is held back", () => {
  const ALL = { everything: true, everyCluster: true, guessesClusters: false };
  const heldWhere = (
    spec: readonly string[],
    changed: Partial<typeof run.judgement.inventory> = {},
    severity: Severity = "error",
  ) => {
    const { runs } = judged(
      "complete: false\npools: [{name: general, labels: {pool: a}}]",
      manifestOf("Deployment", spec),
    );
    const own = runs.map((one) => withJudgement(one, { inventory: { ...one.judgement.inventory, ...changed } }));
    const [findEvidence, assume] = [createEvidenceCheck(own, ALL), createEvidenceCheck(own, ALL, true)];
    const set: typeof settings = (...asked) => ({ ...settings(...asked), severity });
    return triage(runClusterRules(own, settings, []), { settings: set, findEvidence, assume, faults: [] })
      .filter(({ finding }) => finding.message.includes("would be an error"))
      .map((one) => one.severity);
  };

  it.each<[string, readonly string[], Parameters<typeof heldWhere>[1], Severity, readonly string[]]>([
    ["where a pool that is not declared may have the label", ["nodeSelector: {team: x}"], {}, "error", ["note"]],
    ["where one label of two may be there", ["nodeSelector: {pool: a, team: x}"], {}, "error", ["note"]],
    ["not where all pools are declared", ["nodeSelector: {team: x}"], { complete: true }, "error", []],
    [
      "not where a file of pools is broken",
      ["nodeSelector: {team: x}"],
      { faults: [{ ...placeIn("p.yaml"), kind: "internal", message: "boom" }] },
      "error",
      [],
    ],
    ["not where it is milder", ["nodeSelector: {team: x}"], {}, "warning", []],
    ["not where the pod asks for a label of any value", [requiring("{key: team, operator: Exists}")], {}, "error", []],
    ["not where a platform sets the label", ["nodeSelector: {kubernetes.io/arch: arm64}"], {}, "error", []],
  ])("%s", (_, spec, changed, severity, held) => {
    expect(heldWhere(spec, changed, severity)).toEqual(held);
  });
});

describe("a rule that fails over pools", () => {
  const rule = ruleOf("invalid-taint");
  const { checkInventory } = rule;

  it.each([
    ["is told at the first of them", 2, "taintlint.yaml", 3],
    ["is told of the folder where there is none", 0, ".", 1],
  ])("%s", (_, count, file, line) => {
    const fail = () => {
      throw new Error("boom");
    };
    const faults: Faults = [];
    try {
      Object.assign(rule, { checkInventory: fail });
      const own = judged("pools: [\n{name: a}, {name: b}]").runs.map((one) => {
        const { inventory } = one.judgement;
        return withJudgement(one, { inventory: { ...inventory, pools: inventory.pools.slice(0, count) } });
      });
      runClusterRules(own, settings, faults);
    } finally {
      Object.assign(rule, { checkInventory });
    }
    expect(faults.map((fault) => [fault.kind, fault.message])).toEqual([
      ["internal", expect.stringContaining("judged these pools")],
    ]);
    expect(faults.map((fault) => rangeOf(fault))).toMatchObject([{ file, line }]);
  });
});

describe("the room for findings", () => {
  const { runs: full } = judged(
    "pools: [{name: gpu, labels: {pool: gpu}, taints: ['a=b:NoSchedule']}]",
    ["a", "b", "c"]
      .map((name) => manifestOf("Deployment", ["nodeSelector: {pool: gpu}"]).replace("{name: a,", `{name: ${name},`))
      .join("---\n"),
  );
  const entryTypeIn = (findings: number) => {
    const room = { findings };
    const ofWorkloads = runClusterRules(full, settings, [], room).filter(
      ({ finding }) => finding.workload !== undefined,
    );
    const sizes = ofWorkloads.map(({ finding: { reasons = [], related = [] } }) => 1 + reasons.length + related.length);
    return { names: [...new Set(ofWorkloads.map(({ finding }) => finding.workload?.name))], sizes, room };
  };
  const sum = (sizes: readonly number[]) => sizes.reduce((all, one) => all + one, 0);

  it("ends with the workload that goes over it", () => {
    expect(entryTypeIn(0).names).toEqual(["a"]);
    const one = sum(entryTypeIn(0).sizes);
    expect(one).toBeGreaterThan(1);
    expect(entryTypeIn(one - 1).names).toEqual(["a"]);
    expect(entryTypeIn(one).names).toEqual(["a", "b"]);
    expect(entryTypeIn(1000).names).toEqual(["a", "b", "c"]);
  });

  it("ends with the time for rules, of pools, too", () => {
    const seenUntil = (isOver: boolean) => {
      const deadline = { isOver: (step: string) => isOver && step === "rules", hasEnded: () => isOver };
      const room = { findings: 1000, deadline: { ...deadline, millisecondsLeft: () => 0 } };
      return runClusterRules([...runs, ...full], settings, [], room).map(({ finding }) => finding.workload?.name);
    };
    expect(seenUntil(true)).toEqual([]);
    expect(new Set(seenUntil(false))).toEqual(new Set([undefined, "a", "b", "c"]));
  });

  it("is taken by pools and places, too", () => {
    const { sizes, room } = entryTypeIn(1000);
    expect(room.findings).toBe(1000 - sum(sizes));
  });
});

it("what a test tool alone reads is a note, and nothing repairs it", () => {
  const findEvidence = createEvidenceCheck(runs, { everything: true, everyCluster: true, guessesClusters: false });
  const finding = seen("object", { workload, fix: { title: "repair it", operations: [] } });
  const severitiesWhere = (isTest: boolean) =>
    triage([candidate(run, finding)], { settings, findEvidence, faults: [], isTestFile: () => isTest }).map((one) => [
      one.severity,
      one.finding.fix !== undefined,
    ]);
  expect(severitiesWhere(true)).toEqual([["note", false]]);
  expect(severitiesWhere(false)).toEqual([["error", true]]);
});

function decided(finding: RuleFinding, where = run, faults: Faults = []) {
  const findEvidence = createEvidenceCheck(runs, { everything: true, everyCluster: true, guessesClusters: false });
  return triage([candidate(where, finding)], { settings, findEvidence, faults });
}

describe("what may go to several clusters", () => {
  const among = (number: number) => withJudgement(run, { candidates: new Map([[workload, number]]) });
  const [one, other] = [among(2), among(2)];
  const saidIn = (found: readonly (readonly [typeof run, RuleFinding])[]) => {
    const findEvidence = createEvidenceCheck(runs, { everything: true, everyCluster: true, guessesClusters: false });
    const all = found.map(([where, finding]) => candidate(where, finding));
    return triage(all, { settings, findEvidence, faults: [] });
  };
  const says = (about: ClaimKind, words = "it is wrong", more: Partial<RuleFinding> = {}) =>
    seen(about, { workload, claims: [{ about, says: words }], ...more });

  it("is told of what holds in each of them", () => {
    expect(saidIn([[one, says("object")]])).toEqual([]);
    expect(
      saidIn([
        [one, says("object")],
        [other, says("object")],
      ]),
    ).toHaveLength(2);
    expect(saidIn([[run, says("object")]])).toHaveLength(1);
    expect(
      saidIn([
        [one, says("object", "misses a")],
        [other, says("object", "misses b")],
      ]),
    ).toHaveLength(2);
  });

  it("is told of pools by their names only where these are the same", () => {
    expect(
      saidIn([
        [one, says("pools", "misses a")],
        [other, says("pools", "misses b")],
      ]),
    ).toEqual([]);
    expect(
      saidIn([
        [one, says("pools", "misses a")],
        [other, says("pools", "misses a")],
      ]),
    ).toHaveLength(2);
  });

  it("is not repaired by what helps in one of them", () => {
    const fix = { title: "repair it", operations: [] };
    const found = saidIn([one, other].map((where) => [where, says("object", "it is wrong", { fix })]));
    expect(found.map(({ finding }) => finding.fix)).toEqual([undefined, undefined]);
    expect(saidIn([[run, says("object", "it is wrong", { fix })]]).map(({ finding }) => finding.fix)).toEqual([fix]);
  });
});

describe("a rule that fails over what to say instead", () => {
  const instead = (at: RuleFinding["at"]) =>
    seen("all-workloads", {
      at,
      claims: [{ about: "all-pools", says: "no pool admits it" }],
      fallback: () => {
        throw new Error("boom");
      },
    });

  it.each([
    ["a text", placeIn("values.yaml", 2, 3), "values.yaml", 12],
    ["an object", { document: workload.document, path: ["kind"], target: "key" as const }, "manifest.yaml", 20],
  ])("says so at the place in %s, and nothing else", (_, at, path, start) => {
    const faults: Faults = [];
    expect(decided(instead(at), run, faults)).toEqual([]);
    expect(faults.map((fault) => [fault.kind, fault.file.path, fault.span.start])).toEqual([["internal", path, start]]);
  });
});

it("rules that yield to each other, by way of a third, are refused", () => {
  const yielding = (id: string, to: string) => ({
    ...ruleOf("unschedulable"),
    id,
    yieldsTo: [{ rule: to, by: "pool" as const }],
  });
  expect(() => orderByPrecedence([yielding("a", "b"), yielding("b", "c"), yielding("c", "a")])).toThrow(
    "rule a yields to itself",
  );
  expect(orderByPrecedence([yielding("a", "b"), yielding("b", "c")]).map(({ id }) => id)).toEqual(["b", "a"]);
});

describe("a finding yields", () => {
  const concerns = { tolerations: [0], covers: [0], selectors: ["disk"], pools: [pool] };
  const about = seen("pools", { workload, subject: concerns });
  const takenFrom = (by: YieldsTo["by"], told: RuleFinding, where: typeof run | null = run) => {
    const reported = createReported();
    reported.add(candidate(where ?? undefined, told, ruleOf("unschedulable")), told);
    let taken: ReportedItems = new Set();
    const finding: RuleFinding = {
      ...about,
      excluding: (things) => {
        taken = things;
        return undefined;
      },
    };
    const yielding = { ...ruleOf("near-miss-toleration"), yieldsTo: [{ rule: "unschedulable", by }] };
    reported.remainingAfter(candidate(run, finding, yielding), finding);
    return [...taken];
  };

  it.each([
    ["toleration", [0]],
    ["cover", [0]],
    ["selector", ["disk"]],
    ["pool", [pool]],
    ["workload", [workload]],
  ] as const)("by %s, and by nothing else", (by, taken) => {
    expect(takenFrom(by, about)).toEqual(taken);
  });

  it("to nothing that is about another workload", () => {
    expect(takenFrom("pool", seen("pools", { workload: { ...workload }, subject: concerns }))).toEqual([]);
  });

  it("to nothing that belongs to no cluster", () => {
    expect(takenFrom("pool", about, null)).toEqual([]);
  });
});
