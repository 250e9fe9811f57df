import { describe, expect, it } from "vitest";
import { createEvidenceCheck } from "../../../src/lint/triage/word-finding.js";
import type { FieldOrigin } from "../../../src/model/source.js";
import { clause, NO_POOL } from "../../../src/rules/contract/claim.js";
import type { RuleFinding } from "../../../src/rules/contract/rule.js";
import { workload as manifestOf } from "../../rules/workload-texts.js";
import { placeIn } from "./found.js";
import { candidate, claiming, judged, seen, withJudgement } from "./judged.js";

const ALL = { everything: true, everyCluster: true, guessesClusters: false };
const CONFIGURATION = `complete: false
pools: [{name: general}, {name: gpu, taints: ['gpu=present:NoSchedule'], reservedFor: {namespaces: [ml]}}]`;
const [run] = judged(CONFIGURATION, manifestOf("Deployment", [])).runs;
const [fit] = run?.fits ?? [];
if (run === undefined || fit === undefined) throw new Error("there is a workload in a cluster");
const { workload } = fit;

function worded(finding: RuleFinding, where = run, runs = [where], assumesAll = false) {
  return createEvidenceCheck(
    runs.flatMap((one) => one ?? []),
    ALL,
    assumesAll,
  )(candidate(where, finding), finding);
}

const says = (words: string) => clause`${NO_POOL} ${words}`;
const unproved = claiming("all-workloads", { says: "nobody else" });
const declared = claiming("all-pools", { says: says("admits it"), ofDeclared: {} });

describe("a clause that is not supported", () => {
  const without = createEvidenceCheck([run], { ...ALL, everything: false });
  const told = (...claims: readonly [typeof unproved, ...(typeof unproved)[]]) =>
    without(candidate(run, seen("object")), seen("object", { claims }))?.said.message;

  it.each([
    ["is left out behind another", () => told(claiming("object"), unproved), "says of object"],
    [
      "is left out between others",
      () => told(claiming("object"), unproved, claiming("pools")),
      "says of object: says of pools",
    ],
    [
      "takes the finding with it where that makes no sense without it",
      () => told(claiming("object"), { ...unproved, isRequired: true }),
      undefined,
    ],
    ["takes the finding with it where it is the main one", () => told(unproved, claiming("object")), undefined],
  ])("%s", (_, message, expected) => {
    expect(message()).toBe(expected);
  });
});

it("what helps is what the first clause says that has words of its own", () => {
  const helped = (help?: string) => ({ ...declared, ofDeclared: { ...(help !== undefined && { help }) } });
  const found = worded(seen("all-pools", { claims: [helped(), helped("Do this."), helped("Do that.")] }));
  expect(found?.said.help).toBe("Do this.");
});

describe("a clause of the declared pools", () => {
  it.each([
    ["is said where it has words for them", declared, "no declared pool admits it", "error", undefined, "helps"],
    ["is not said where it has none", claiming("all-pools"), undefined, undefined, undefined, undefined],
    [
      "has words, a severity and help of its own",
      { ...declared, ofDeclared: { says: says("takes it"), severity: "warning" as const, help: "Declare it." } },
      "no declared pool takes it",
      "warning",
      "declared",
      "Declare it.",
    ],
    [
      "is no less severe than the rule by a milder word",
      { ...declared, ofDeclared: { severity: "error" as const } },
      "no declared pool admits it",
      "error",
      undefined,
      "helps",
    ],
  ])("%s", (_, claim, message, severity, supportedFor, help) => {
    const found = worded(seen("all-pools", { workload, claims: claim }));
    expect([found?.said.message, found?.severity, found?.said.supportedFor, found?.said.help]).toEqual([
      message,
      severity,
      supportedFor,
      help,
    ]);
  });

  it("is a note where the clusters are guessed", () => {
    const { inventory } = run.judgement;
    const other = withJudgement(run, { inventory: { ...inventory, cluster: { ...inventory.cluster, name: "b" } } });
    const severityIn = (guessesClusters: boolean) => {
      const finding = seen("no-effect", { at: placeIn("manifest.yaml"), claims: { ...declared, about: "no-effect" } });
      return createEvidenceCheck([run, other], { ...ALL, guessesClusters })(candidate(run, finding), finding)?.severity;
    };
    expect(severityIn(false)).toBe("error");
    expect(severityIn(true)).toBe("note");
  });
});

describe("a clause of a whole cluster", () => {
  const whole = (name: string | undefined) => {
    const inventory = { ...run.judgement.inventory, complete: true, whole: { name, file: "main.tf" } };
    return withJudgement(run, { inventory });
  };
  const of = (where: typeof run, about: "all-pools" | "object", runs = [where]) => {
    const finding = seen(about, {
      workload,
      claims: [claiming(about, { says: says("admits it") }), claiming("object")],
    });
    return worded(finding, where, runs)?.said;
  };

  it.each([
    [
      "names it",
      whole("prod"),
      "all-pools",
      'no pool admits it (of the pools of cluster "prod", which main.tf creates): says of object',
    ],
    [
      "tells of it where it has no name",
      whole(undefined),
      "all-pools",
      "no pool admits it (of the pools of the cluster, which main.tf creates): says of object",
    ],
    ["is of no cluster where it is not of its pools", whole("prod"), "object", "no pool admits it: says of object"],
  ] as const)("%s", (_, where, about, message) => {
    expect(of(where, about)?.message).toBe(message);
  });

  it("is of a line that goes to the whole cluster and to another, and names neither", () => {
    const { inventory } = run.judgement;
    const own = withJudgement(run, { inventory: { ...inventory, complete: true } });
    const finding = seen("no-effect", { at: placeIn("manifest.yaml") });
    expect(worded(finding, own, [own, whole("prod")])).toMatchObject({
      severity: "warning",
      said: { message: "says of no-effect", supportedFor: "whole" },
    });
  });
});

describe("of several clusters", () => {
  const named = (name: string, complete: boolean) => {
    const { inventory } = run.judgement;
    return withJudgement(run, { inventory: { ...inventory, complete, cluster: { ...inventory.cluster, name } } });
  };
  const clusterAt = (claims: RuleFinding["claims"], complete: boolean, assumesAll = false, others = 1) => {
    const own = named("a", complete);
    const all = [own, named("b", complete)].slice(0, 1 + others);
    const found = worded(seen("all-pools", { workload, claims }), own, all, assumesAll)?.said;
    return found?.clusterAt === undefined ? undefined : found.message.slice(0, found.clusterAt);
  };
  const object = claiming("object", { says: "it is so" });

  it.each([
    ["behind all pools", () => clusterAt(declared, true), "no pool"],
    ["behind the declared pools", () => clusterAt(declared, false), "no declared pool"],
    ["behind the pools that are taken for all", () => clusterAt(declared, false, true), "no declared pool"],
    ["behind pools that a later clause counts", () => clusterAt([object, declared], true), "it is so: no pool"],
    [
      "behind those of the second that counts",
      () => clusterAt([object, object, declared], true),
      "it is so: it is so; no pool",
    ],
    ["nowhere where none are counted", () => clusterAt(object, true), undefined],
    ["nowhere where there is one", () => clusterAt(declared, true, false, 0), undefined],
  ])("a message names its own %s", (_, before, expected) => {
    expect(before()).toBe(expected);
  });
});

describe("a fix", () => {
  const gpu = [{ key: "gpu", operator: "Exists" as const }];
  const other = [{ key: "other", operator: "Exists" as const }];
  const fixOf = (more: Partial<RuleFinding>) => worded(seen("object", { workload, ...more }))?.said.fix;
  const fix = { title: "repair it", operations: [] };
  const offer = (tolerations: typeof gpu) => ({ tolerations, fallback: "Do something else." });

  it.each([
    ["is offered", () => fixOf({ fix }), fix],
    ["is not where the help opens a reserved pool", () => fixOf({ fix, offer: offer(gpu) }), undefined],
    [
      "is not where it opens one itself",
      () => fixOf({ fix: { ...fix, tolerations: gpu }, offer: offer(other) }),
      undefined,
    ],
    ["is where only the help opens one", () => fixOf({ fix: { ...fix, tolerations: other }, offer: offer(gpu) }), fix],
    ["is where what it rests on holds", () => fixOf({ fix: { ...fix, restsOn: claiming("pools") } }), fix],
    ["is not where that is not known", () => fixOf({ fix: { ...fix, restsOn: claiming("all-pools") } }), undefined],
  ])("%s", (_, offered, expected) => {
    expect(offered()).toEqual(expected);
  });
});

describe("a value that a chart from elsewhere decides", () => {
  const field = (path: FieldOrigin["path"], unset?: string): FieldOrigin => ({ path, place: placeIn("r.yaml"), unset });
  const detailsOf = (fields: readonly FieldOrigin[], valuesAt?: string, path: FieldOrigin["path"] = ["spec", "a"]) => {
    const origin = { renderer: "helm" as const, root: "chart", place: placeIn("r.yaml"), fields, valuesAt };
    const at = { document: { ...workload.document, origin }, path, target: "value" as const };
    return worded(seen("object", { at }))?.said.details;
  };
  const unset = [field(["other"], "elsewhere"), field(["spec"]), field(["spec", "a"], "node.tolerations")];

  it.each([
    [
      "is named",
      () => detailsOf(unset, "spec.values"),
      ['a default of the chart decides: set "node.tolerations" in spec.values'],
    ],
    [
      "is named for what stands below it",
      () => detailsOf(unset, "spec.values", ["spec", "a", 0]),
      ['a default of the chart decides: set "node.tolerations" in spec.values'],
    ],
    ["is none of another field", () => detailsOf(unset, "spec.values", ["spec", "b"]), []],
    ["is none where no release has values", () => detailsOf(unset), []],
    ["is none where the release sets it", () => detailsOf([field(["spec", "a"])], "spec.values"), []],
  ])("%s", (_, details, expected) => {
    expect(details()).toEqual(expected);
  });
});
