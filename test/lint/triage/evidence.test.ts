import { describe, expect, it } from "vitest";
import { coverageOfRun, type RunCoverage } from "../../../src/lint/triage/evidence.js";
import type { Run } from "../../../src/lint/triage/run-rules.js";
import { createEvidenceCheck } from "../../../src/lint/triage/word-finding.js";
import type { Manifest } from "../../../src/manifest/read-manifest.js";
import type { SourceProblem } from "../../../src/model/source.js";
import type { Workload } from "../../../src/model/workload.js";
import { clause, NO_POOL } from "../../../src/rules/contract/claim.js";
import type { RuleFinding } from "../../../src/rules/contract/rule.js";
import { workload as manifestOf } from "../../rules/workload-texts.js";
import { placeIn } from "./found.js";
import { candidate, claiming, judged, seen, withJudgement } from "./judged.js";

const ALL: RunCoverage = { everything: true, everyCluster: true, guessesClusters: false };

/** A cluster with all its pools, or with those that are known. */
function clusterOf(configuration: string, spec: readonly string[] = []): { run: Run; workload: Workload } {
  const [run] = judged(configuration, manifestOf("Deployment", spec)).runs;
  const [fit] = run?.fits ?? [];
  if (run === undefined || fit === undefined) throw new Error("there is a workload in a cluster");
  return { run, workload: fit.workload };
}

function prove(run: Run | undefined, finding: RuleFinding, runs = run ? [run] : [], sight = ALL) {
  return createEvidenceCheck(runs, sight)(candidate(run, finding), finding);
}

describe("a run has seen everything", () => {
  const { input } = judged("pools: [{name: general}]");
  const sees = (changed: Partial<typeof input>) => coverageOfRun({ ...input, ...changed });
  const withManifest = (changed: Partial<Manifest>) => ({
    manifests: [...input.manifests, ...input.manifests.map((manifest) => ({ ...manifest, ...changed }))],
  });
  const problem = (kind: SourceProblem["kind"]): SourceProblem => ({ ...placeIn("a.yaml"), kind, message: "" });
  const problems = (kind: SourceProblem["kind"]) =>
    withManifest({ problems: [problem("duplicate-key"), problem(kind)] });

  it.each([
    ["a file with a key that stands twice", problems("duplicate-key"), true],
    ["a file that is no text", problems("unreadable"), false],
    ["a file that is no YAML", problems("syntax"), false],
    ["a kustomization that is not rendered", problems("not-rendered"), false],
    ["a file that taintlint failed at", problems("internal"), false],
    ["a template", withManifest({ template: "{{ a }}" }), false],
    ["a template that is judged as rendered", withManifest({ template: "{{ a }}", covered: true }), true],
    [
      "a file that is judged as it stands",
      withManifest({ unrendered: { reason: "it needs the network", kind: "failed", renderer: "helm", root: "app" } }),
      false,
    ],
    ["a workload that was left out", withManifest({ placeholders: ["$NODE"] }), false],
    ["a file that could not be read", { unreadable: [{ path: "b.yaml", message: "denied" }] }, false],
    ["one discovered cluster", { configuration: undefined }, true],
    ["two declared clusters", { clusters: [...input.clusters, ...input.clusters] }, true],
    ["two discovered clusters", { configuration: undefined, clusters: [...input.clusters, ...input.clusters] }, false],
    ["all files", { scope: "repository" as const }, true],
    ["some files", { scope: "files" as const }, false],
  ])("or not: %s", (_, changed, everything) => {
    expect(sees(changed)).toEqual({
      everything,
      everyCluster: true,
      guessesClusters: "clusters" in changed && !everything,
    });
  });

  it("of one cluster only where it was narrowed to that", () => {
    expect(sees({ scope: "cluster" })).toEqual({ everything: false, everyCluster: false, guessesClusters: false });
  });
});

describe("a claim", () => {
  const { run, workload } = clusterOf("complete: true\npools: [{name: general}]");

  it.each([
    ["about all pools of a cluster holds there", seen("all-pools"), run, ALL, true],
    ["about all pools falls where there is no cluster", seen("all-pools"), undefined, ALL, false],
    ["that a line serves nothing holds where every cluster is known", seen("no-effect"), run, ALL, true],
    ["that a line serves nothing falls where there is no cluster", seen("no-effect"), undefined, ALL, false],
    [
      "that a line serves nothing falls where a cluster was left out",
      seen("no-effect"),
      run,
      { everything: false, everyCluster: false, guessesClusters: false },
      false,
    ],
    ["about the object holds anywhere", seen("object"), undefined, ALL, true],
  ])("%s", (_, finding, where, sight, holds) => {
    expect(prove(where, finding, undefined, sight) !== undefined).toBe(holds);
  });

  it("that a line serves nothing falls where a cluster that is rendered from its file needs it", () => {
    const origin = { renderer: "helm" as const, root: "chart", place: placeIn("values.yaml"), fields: [] };
    const rendered = { ...workload, document: { ...workload.document, origin } };
    const other = withJudgement(run, { fits: run.fits.map((fit) => ({ ...fit, workload: rendered })) });
    const says = claiming("no-effect", { mayServe: ({ fit }) => fit === undefined });
    const at = (path: string) => seen("no-effect", { at: placeIn(path), claims: [says], workload });
    expect(prove(run, at("values.yaml"), [run, other])).toBeUndefined();
    expect(prove(run, at("elsewhere.yaml"), [run, other])).toBeDefined();
  });
});

describe("where the clusters are guessed", () => {
  const guessing = { everything: false, everyCluster: true, guessesClusters: true };
  const two = (taints: string, ownFile = "manifest.yaml") => {
    const { run, workload } = clusterOf("complete: true\npools: [{name: general, taints: ['a=b:NoSchedule']}]");
    const { run: other } = clusterOf(
      `complete: true\npools: [{name: general, taints: [${taints}]}, {name: closed, taints: ['e=f:NoSchedule']}]`,
    );
    const fits = ownFile === "manifest.yaml" ? other.fits : [];
    return { runs: [run, withJudgement(other, { fits })], run, workload };
  };
  const holds = (taints: string, ofWorkload: (workload: Workload) => Workload | undefined) => {
    const { runs, run, workload } = two(taints);
    const own = ofWorkload(workload);
    return prove(run, seen("all-pools", own && { workload: own }), runs, guessing) !== undefined;
  };

  it.each([
    ["holds where no other cluster takes the workload", "'c=d:NoSchedule'", (one: Workload) => one, true],
    ["falls where another one takes it", "", (one: Workload) => one, false],
    ["falls where another one takes it unwillingly", "'c=d:PreferNoSchedule'", (one: Workload) => one, false],
    ["holds of a fragment", "", (one: Workload) => ({ ...one, isFragment: true as const }), true],
    ["holds of no workload", "", () => undefined, true],
  ])("a claim about all pools %s", (_, taints, ofWorkload, expected) => {
    expect(holds(taints, ofWorkload)).toBe(expected);
  });

  it("a line of declared pools is a guess only if it goes to several", () => {
    const severityIn = (ownFile: string) => {
      const { runs } = two("", ownFile);
      const open = runs.map((one) =>
        withJudgement(one, { inventory: { ...one.judgement.inventory, complete: false } }),
      );
      const claims = claiming("no-effect", { ofDeclared: { severity: "warning" } });
      return prove(open[0], seen("no-effect", { at: placeIn("manifest.yaml"), claims }), open, guessing)?.severity;
    };
    expect(severityIn("manifest.yaml")).toBe("note");
    expect(severityIn("other.yaml")).toBe("warning");
  });
});

describe("a snapshot of Nodes", () => {
  const inSnapshot = (spec: readonly string[]) => {
    const { run, workload } = clusterOf("pools: [{name: gpu, labels: {karpenter.sh/nodepool: gpu}}]", spec);
    const inventory = { ...run.judgement.inventory, complete: true, isSnapshot: true as const };
    const finding = seen("all-pools", {
      workload,
      claims: [claiming("all-pools", { says: clause`${NO_POOL} admits it` })],
    });
    return prove(withJudgement(run, { inventory }), finding);
  };

  it("is told of by a claim about all pools, but for a pod that asks for a pool by its name", () => {
    expect(inSnapshot([])?.said.message).toBe("no node of the snapshot admits it");
    expect(inSnapshot(["nodeSelector: {karpenter.sh/nodepool: gpu}"])?.said.message).toBe("no pool admits it");
  });
});

describe("help that proposes tolerations", () => {
  const { run, workload } = clusterOf(
    "pools: [{name: general}, {name: gpu, taints: ['gpu=present:NoSchedule'], reservedFor: {namespaces: [ml]}}]",
  );
  const offering = (key: string, more: Partial<RuleFinding> = {}) =>
    seen("object", {
      workload,
      offer: { tolerations: [{ key, operator: "Exists" }], fallback: "Do something else." },
      ...more,
    });

  it("is told", () => {
    expect(prove(run, offering("other"))?.said.help).toBe("helps");
  });

  it("is not told where they open a pool that is reserved for others", () => {
    expect(prove(run, offering("gpu"))?.said.help).toMatch(/^Do something else\. No toleration is proposed/);
  });

  it("is told of what belongs to no cluster", () => {
    const at = { document: workload.document, path: [], target: "value" as const };
    expect(prove(undefined, offering("gpu", { at }), [run])?.said.help).toBe("helps");
  });
});

describe("a finding that is proved", () => {
  const { run } = clusterOf("complete: false\npools: [{name: general}]");

  it("has the details that are, and leaves out the others", () => {
    const details = ["one", claiming("all-pools"), claiming("pools", { says: "two" })];
    expect(prove(run, seen("object", { details }))?.said.details).toEqual(["one", "two"]);
  });

  it("has its cause, where it has one", () => {
    expect(prove(run, seen("object", { groupBy: "a pool" }))?.said.groupBy).toBe("a pool");
    expect(prove(run, seen("object"))?.said.groupBy).toBeUndefined();
  });

  it("is known by what it is about, unless that is more than what tells it from others", () => {
    const [concerns, identity] = [{ names: ["a"] }, { names: ["b"] }];
    expect(prove(run, seen("object"))?.said.fingerprintBy).toEqual({});
    expect(prove(run, seen("object", { subject: concerns }))?.said.fingerprintBy).toBe(concerns);
    expect(prove(run, seen("object", { subject: concerns, fingerprintBy: identity }))?.said.fingerprintBy).toBe(
      identity,
    );
  });
});
