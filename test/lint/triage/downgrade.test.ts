import { describe, expect, it } from "vitest";
import { lintRepository } from "../../../src/lint/lint.js";
import { downgrade, isAboutPools, isIrrelevantLocally } from "../../../src/lint/triage/downgrade.js";
import type { Run } from "../../../src/lint/triage/run-rules.js";
import type { Unrendered } from "../../../src/manifest/read-manifest.js";
import type { Inventory } from "../../../src/model/cluster.js";
import type { Severity } from "../../../src/model/finding.js";
import type { Workload } from "../../../src/model/workload.js";
import { CLAIM_KINDS } from "../../../src/rules/contract/claim.js";
import { readTexts } from "../../rules/lint-texts.js";
import { workload as manifestOf } from "../../rules/workload-texts.js";
import { deploymentIn, placeIn, said } from "./found.js";
import { candidate, judged, ruleOf, seen, withJudgement } from "./judged.js";

const web = deploymentIn("web.yaml");

it("speaks of pools whatever is neither about the object alone nor a difference", () => {
  expect(CLAIM_KINDS.filter((about) => !isAboutPools(seen(about)))).toEqual(["object", "difference"]);
});

describe("what is found in a fragment", () => {
  const values: Workload = { ...web, kind: "File", apiVersion: "" };
  const severityOf = (id: string, workload: Workload | undefined, configured?: Severity) => {
    const one = { ...candidate(undefined, seen("object"), ruleOf(id)), isFragment: true };
    return downgrade(one, said({ severity: "error", ...(workload && { workload }) }), configured).severity;
  };

  it.each([
    ["is milder in a file that is no object", "unmatched-toleration", values, undefined, "warning"],
    ["is as severe as somebody has set it", "unmatched-toleration", values, "error", "error"],
    ["is as severe as a rule says that looks at nothing else", "missed-taint-values", values, undefined, "error"],
    ["is as severe as ever in an object", "unmatched-toleration", web, undefined, "error"],
    ["is as severe as ever where it is about none", "unmatched-toleration", undefined, undefined, "error"],
  ] as const)("%s", (_, id, workload, configured, severity) => {
    expect(severityOf(id, workload, configured)).toBe(severity);
  });
});

describe("a fix in a fragment", () => {
  const at = { document: web.document, path: [], target: "value" as const };
  const writes = { kind: "set-scalar" as const, at, text: "a" };
  const quotes = { kind: "quote-scalar" as const, at };
  const removes = { kind: "remove" as const, at };
  const fixOf = (workload: Workload, ...operations: readonly (typeof writes | typeof quotes | typeof removes)[]) => {
    const one = { ...candidate(undefined, seen("object"), ruleOf("unmatched-toleration")), isFragment: true };
    const fix = { title: "repair it", operations };
    return downgrade(one, said({ workload, ...(operations.length > 0 && { fix }) }), undefined).finding.fix;
  };
  const values: Workload = { ...web, kind: "File", apiVersion: "" };

  it.each([
    ["stays where it writes values", web, [writes, quotes], { isUnsafe: undefined }],
    ["is for a person to decide in a file that is no object", values, [writes], { isUnsafe: true }],
    ["goes where it does more than that", web, [writes, removes], undefined],
    ["goes where it writes none", web, [removes], undefined],
    ["is none where there was none", web, [], undefined],
  ])("%s", (_, workload, operations, expected) => {
    const fix = fixOf(workload, ...operations);
    expect(fix && { isUnsafe: fix.isUnsafe }).toEqual(expected);
  });
});

const [empty] = judged("complete: false\npools: [{name: general}]").runs;
const [full] = judged("complete: false\npools: [{name: general}]", manifestOf("Deployment", [])).runs;
if (empty === undefined || full === undefined) throw new Error("there is a cluster");

function messageOf(run: Run, about: "object" | "pools", path: string, workload?: Workload): string {
  const found = said({ at: placeIn(path), ...(workload && { workload }) });
  return downgrade(candidate(run, seen(about)), found, undefined).finding.message;
}

describe("what is said of pools on the machine of a developer", () => {
  const locally = (run: Run, more: Partial<Inventory> = {}) => {
    const { inventory } = run.judgement;
    const pools = inventory.pools.map((pool) => ({ ...pool, format: "kind" }));
    return withJudgement(run, { inventory: { ...inventory, pools, ...more } });
  };

  it.each([
    ["has a doubt", locally(empty), "pools", true],
    ["has none about the object alone", locally(empty), "object", false],
    ["has none where the pools are declared to be all", locally(empty, { complete: true }), "pools", false],
    ["has none of other pools", empty, "pools", false],
  ] as const)("%s", (_, run, about, hasDoubt) => {
    expect(messageOf(run, about, "a.yaml").includes("machine of a developer")).toBe(hasDoubt);
  });
});

describe("what is said of control planes on the machine of a developer", () => {
  const ONE = "pools: [{name: cp, role: control-plane}]";
  const isOf = (configuration: string, format: string, about: "pools" | "object" = "pools", workload?: Workload) => {
    const [run] = judged(configuration).runs;
    const pools = run?.judgement.inventory.pools.map((pool) => ({ ...pool, format })) ?? [];
    const finding = seen(about, { ...(workload && { workload }), subject: { pools } });
    return isIrrelevantLocally(candidate(run, finding), finding);
  };

  it.each([
    ["is of no use", `complete: false\n${ONE}`, "kind", "pools", web, true],
    ["is said of the object alone", `complete: false\n${ONE}`, "kind", "object", web, false],
    ["is said of no workload", `complete: false\n${ONE}`, "kind", "pools", undefined, false],
    ["is said where they are declared to be all", `complete: true\n${ONE}`, "kind", "pools", web, false],
    ["is said of other control planes", `complete: false\n${ONE}`, "kops", "pools", web, false],
    ["is said of workers", "complete: false\npools: [{name: a}]", "kind", "pools", web, false],
  ] as const)("%s", (_, configuration, format, about, workload, expected) => {
    expect(isOf(configuration, format, about, workload)).toBe(expected);
  });

  it("is of no use outside of clusters, too", () => {
    const pools = judged(ONE).runs.flatMap(({ judgement }) => judgement.inventory.pools);
    const finding = seen("pools", {
      workload: web,
      subject: { pools: pools.map((pool) => ({ ...pool, format: "kind" })) },
    });
    expect(isIrrelevantLocally(candidate(undefined, finding), finding)).toBe(true);
  });

  it("is not said", () => {
    const nodes =
      "apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nname: dev\nnodes: [{role: control-plane}, {role: worker}]\n";
    const tolerating =
      "tolerations: [{key: node-role.kubernetes.io/control-plane, operator: Exists, effect: NoSchedule}]";
    const files = [{ path: "manifest.yaml", text: manifestOf("Deployment", [tolerating]) }];
    const told = (complete: boolean) => {
      const inventory = `complete: ${complete}\nfrom: [{path: kind.yaml}]`;
      const input = readTexts(inventory, [...files, { path: "kind.yaml", text: nodes }]);
      return lintRepository(input).findings.map(({ rule }) => rule);
    };
    expect(told(true)).toContain("control-plane-toleration");
    expect(told(false)).not.toContain("control-plane-toleration");
  });
});

describe("what is said of a pool in a folder of tests", () => {
  it.each([
    ["has a doubt where nothing is deployed", empty, "pools", "tests/a.yaml", undefined, true],
    ["has none where workloads are", full, "pools", "tests/a.yaml", undefined, false],
    ["has none about the object alone", empty, "object", "tests/a.yaml", undefined, false],
    ["has none in another folder", empty, "pools", "prod/a.yaml", undefined, false],
    ["has none where it is told of a workload", empty, "pools", "tests/a.yaml", web, false],
  ] as const)("%s", (_, run, about, path, workload, hasDoubt) => {
    expect(messageOf(run, about, path, workload).includes("input of a test")).toBe(hasDoubt);
  });
});

describe("what is said of a file whose rendering is not known", () => {
  const whereWhy = (kind: Unrendered["kind"]) => {
    const why = { reason: "its chart is not rendered", kind, renderer: "helm", root: "app" } as const;
    return withJudgement(full, { unrendered: new Map([["web.yaml", why]]) });
  };

  it.each([
    ["is a note", "unschedulable", web, "failed", "note"],
    ["is a note where the program is not installed", "unschedulable", web, "missing", "note"],
    ["keeps its severity where the machine has a fault", "unschedulable", web, "fault", "error"],
    ["has no doubt where the API server refuses it", "invalid-toleration", web, "failed", undefined],
    ["has none where it is of another file", "unschedulable", deploymentIn("other.yaml"), "failed", undefined],
    ["has none where it is of no workload", "unschedulable", undefined, "fault", undefined],
  ] as const)("%s", (_, id, workload, kind, doubtful) => {
    const unrendered = whereWhy(kind);
    const found = said(workload ? { workload } : {});
    const told = downgrade(candidate(unrendered, seen("pools"), ruleOf(id)), found, undefined);
    const { severity, finding, undecided } = told;
    // What the program would have to decide fails the run, where that is asked for.
    expect(undecided).toEqual(kind === "missing" ? [{ severity: "error", renderer: "helm", root: "app" }] : undefined);
    expect([severity, finding.message]).toEqual(
      doubtful === undefined
        ? ["error", "it is wrong"]
        : [doubtful, "it is wrong; its chart is not rendered, so this holds for the file alone"],
    );
  });
});

it("a cause with a doubt is another cause, and what has none gets none", () => {
  const why = { reason: "its chart is not rendered", kind: "fault", renderer: "helm", root: "app" } as const;
  const causeOf = (cause?: string) =>
    downgrade(
      candidate(withJudgement(full, { unrendered: new Map([["web.yaml", why]]) }), seen("pools")),
      said({ workload: web, ...(cause !== undefined && { groupBy: cause }) }),
      undefined,
    ).finding.groupBy;
  expect(causeOf("one")).toMatch(/^one; its chart is not rendered/);
  expect(causeOf()).toBeUndefined();
});
