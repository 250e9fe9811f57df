import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import type { Finding } from "../../src/model/finding.js";
import type { SourceProblem } from "../../src/model/source.js";
import { detailsOf, messageOf } from "../../src/reporters/words/finding-words.js";
import { readTexts } from "../rules/lint-texts.js";

const POOLS = "pools: [{name: general}, {name: gpu, labels: {pool: gpu}, taints: ['gpu=present:NoSchedule']}]\n";

function daemonSet(name: string, image: string, toleration: string): string {
  return `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: ${name}}
spec:
  template:
    spec:
      containers: [{name: agent, image: "${image}"}]
      tolerations: [${toleration}]
`;
}

function found(rule: string, manifests: Readonly<Record<string, string>>, pools = POOLS): readonly Finding[] {
  const files = Object.entries(manifests).map(([path, text]) => ({ path, text }));
  return lintRepository(readTexts(pools, files)).findings.filter((finding) => finding.rule === rule);
}

describe("one workload in many clusters", () => {
  const cluster = (name: string) =>
    `  - {name: ${name}, pools: [{name: general}, {name: gpu-${name}, taints: ['gpu=${name}:NoSchedule']}]}\n`;
  const inClusters = (...names: string[]) =>
    found(
      "daemonset-misses-pool",
      { "agent.yaml": daemonSet("agent", "agent:1", "{key: node-role.kubernetes.io/control-plane, operator: Exists}") },
      `clusters:\n${names.map(cluster).join("")}`,
    );

  it("is one finding where it misses another pool in each of more than three, in the words of the first", () => {
    const [one, ...others] = inClusters("a", "b", "c", "d");
    expect(others).toEqual([]);
    expect(one?.clusters).toEqual(["a", "b", "c", "d"]);
    expect(one?.message).toBe(
      'the DaemonSet does not run on pool "gpu-a" (cluster "a"), and others in 3 more clusters',
    );
    expect(one?.details.at(-1)).toBe('"taintlint --cluster NAME" shows what helps in another cluster');
  });

  it("is one finding for each of a few", () => {
    expect(inClusters("a", "b").map(({ message }) => message)).toEqual([
      'the DaemonSet does not run on pool "gpu-a"',
      'the DaemonSet does not run on pool "gpu-b"',
    ]);
  });
});

describe("one cause of workloads", () => {
  const copies = (count: number, imageOf: (index: number) => string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `vlan${index}.yaml`,
        daemonSet(`agent-${index}`, imageOf(index), '{key: gpu, operator: Equal, value: "true"}'),
      ]),
    );

  it("is one finding for one workload in many copies, whatever they are called", () => {
    const all = found(
      "daemonset-misses-pool",
      copies(9, (index) => `ghcr.io/example/agent:1.${index}`),
    );
    expect(all).toHaveLength(1);
    const [one] = all;
    if (one === undefined) throw new Error("there is a finding");
    expect(messageOf(one)).toMatch(/; the same holds for 8 more workloads$/);
    expect(detailsOf(one)).toContain("also DaemonSet default/agent-8 (vlan8.yaml:8)");
  });

  it("is not shared by workloads of other images, and not by few", () => {
    expect(
      found(
        "daemonset-misses-pool",
        copies(9, (index) => `agent${index}:1`),
      ),
    ).toHaveLength(9);
    expect(
      found(
        "daemonset-misses-pool",
        copies(3, () => "agent:1"),
      ),
    ).toHaveLength(3);
  });

  it("is one missing label or taint, whatever the workloads are", () => {
    const pods = (selector: string, number: number) =>
      Object.fromEntries(
        Array.from({ length: number }, (_, index) => [
          `${selector}${index}.yaml`,
          daemonSet(`web-${index}`, `web${index}:1`, "")
            .replace("DaemonSet", "Deployment")
            .replace("tolerations: []", `nodeSelector: {pool: ${selector}}`),
        ]),
      );
    const all = found("unschedulable", { ...pods("gpu", 20), ...pods("none", 5), ...pods("other", 3) });
    expect(all.map(({ also }) => also.length)).toEqual([19, 4, 0, 0, 0]);
  });

  it.each([
    ["unmatched-toleration", "{key: retired, operator: Exists}"],
    ["near-miss-toleration", "{key: node.kubernetes.io/memory-pressure, operator: Exists, effect: NoExecute}"],
    ["redundant-toleration", "{key: node.kubernetes.io/not-ready, operator: Exists, effect: NoExecute}"],
    ["legacy-key", "{key: node-role.kubernetes.io/master, operator: Exists, effect: NoSchedule}"],
  ])("is one line of %s in many workloads", (rule, toleration) => {
    const manifests = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `${index}.yaml`,
          daemonSet(`a${index}`, `a${index}:1`, toleration),
        ]),
      );
    const [one, ...others] = found(rule, manifests(5));
    expect(others).toEqual([]);
    // A note is worth no line of its own.
    expect(found(rule, manifests(2))).toHaveLength(one?.severity === "note" ? 1 : 2);
  });
});

describe("a doubt", () => {
  const clusters =
    "clusters:\n  - {name: a, pools: [{name: general}, {name: gpu, taints: ['gpu=present:NoSchedule']}], manifests: ['none/**']}\n";

  /** What is said of one file that is rendered for these clusters: an overlay for each of them. */
  function saidOf(...renderedFor: readonly (readonly string[])[]): readonly string[] {
    const input = readTexts(clusters, [{ path: "base.yaml", text: daemonSet("agent", "agent:1", "") }]);
    const manifests = renderedFor.flatMap((names, index) =>
      input.manifests.map((manifest) => ({
        ...manifest,
        workloads: manifest.workloads.map((workload) => ({ ...workload })),
        rendered: { root: `overlays/${index}`, clusters: new Set(names) },
      })),
    );
    return lintRepository({ ...input, manifests }).findings.map(({ severity, message }) => `${severity} ${message}`);
  }

  it("is not told of an overlay where the same is sure of another one, in whichever order they come", () => {
    const [sure, ...others] = saidOf(["a"]);
    expect(others).toEqual([]);
    expect(saidOf(["a"], [])).toEqual([sure]);
    expect(saidOf([], ["a"])).toEqual([sure]);
  });

  it("is not told where the only cluster is another one", () => {
    expect(saidOf([])).toEqual([]);
  });
});

describe("one cause of files", () => {
  const problem = (path: string, name: string, cause: string): SourceProblem => ({
    kind: "not-rendered",
    message: `kustomization "${name}" is not rendered: it ${cause}`,
    cause,
    file: { path, text: "" },
    span: { start: 0, end: 0 },
  });

  function notRendered(problems: readonly SourceProblem[], isTestFile = (_: string) => false): readonly Finding[] {
    const input = readTexts(POOLS, [{ path: "a.yaml", text: "" }]);
    const manifests = input.manifests.map((manifest) => ({ ...manifest, problems }));
    return lintRepository({ ...input, manifests, isTestFile }).findings.filter(({ rule }) => rule === "not-rendered");
  }

  it("is one finding with a count and at most ten places", () => {
    const names = Array.from({ length: 100 }, (_, index) => `apps/${index}`);
    const all = notRendered(names.map((name) => problem(`${name}/kustomization.yaml`, name, "renders a helm chart")));
    expect(all.map(messageOf)).toEqual([
      'kustomization "apps/0" is not rendered: it renders a helm chart; there are 99 more like this',
    ]);
    expect(all.flatMap(detailsOf)).toHaveLength(10);
    expect(all.flatMap(detailsOf).at(-1)).toBe("and 90 more");
  });

  it("is told once at one place, however few reach it", () => {
    const base = (name: string) => problem("base/kustomization.yaml", name, "needs the network");
    expect(notRendered([base("a"), base("b")]).map(messageOf)).toEqual([
      'kustomization "a" is not rendered: it needs the network; there is 1 more like this',
    ]);
  });

  it("is told by two of them, and not of what test tools keep", () => {
    const names = ["a", "testdata"];
    const all = names.map((name) => problem(`${name}/kustomization.yaml`, name, "needs the network"));
    expect(notRendered(all)).toHaveLength(1);
    const told = notRendered(all, (path) => path.startsWith("testdata/"));
    expect(told.map(messageOf)).toEqual(['kustomization "a" is not rendered: it needs the network']);
  });

  it("is not shared by what differs", () => {
    const differing = Array.from({ length: 6 }, (_, index) => problem(`${index}/k.yaml`, "a", `refers to "${index}"`));
    expect(notRendered(differing)).toHaveLength(6);
  });
});

describe("a message", () => {
  const withValue = (value: string) =>
    found("invalid-toleration", { "a.yaml": daemonSet("a", "a:1", `{key: gpu, operator: Equal, value: "${value}"}`) });

  it("does not print the regular expression of the API server", () => {
    const [one] = withValue("a b");
    expect(one?.message).toContain("must start and end with an alphanumeric character");
    expect(one?.message).not.toContain("regex");
  });

  it("has at most 400 characters", () => {
    expect(withValue(`${"x".repeat(900)}!`).map(({ message }) => message.length)).toEqual([400]);
  });
});
