import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { planGuard } from "../../../src/lint/guard/guard-plan.js";
import { formatGuard, type GuardAction, type GuardEngine } from "../../../src/lint/guard/guard-yaml.js";
import { fitRepository, lintRepository } from "../../../src/lint/lint.js";
import { decodeByKubectl, kubectl } from "../../manifest/kubectl.js";
import { readTexts } from "../../rules/lint-texts.js";

const GPU = `
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    reservedFor: {namespaces: [ml-*]}
`;
const GENERAL = "\n  - {name: general, labels: {pool: general}}";

function guard(inventory: string, engine: GuardEngine = "kubernetes", actions?: readonly GuardAction[]): string {
  const [cluster] = readTexts(inventory, []).clusters;
  if (cluster === undefined) throw new Error("no cluster");
  return formatGuard(planGuard(cluster.inventory), { engine, actions });
}

function kindsOf(text: string): string[] {
  return parseAllDocuments(text).map((one) => `${one.get("apiVersion")} ${one.get("kind")}`);
}

const pod = (namespace: string, spec = "") => `
apiVersion: v1
kind: Pod
metadata: {name: p, namespace: ${namespace}}
spec:
  containers: [{name: app, image: app:1}]
${spec}`;

const TOLERATING = "  tolerations: [{key: nvidia.com/gpu, operator: Exists}]\n";

describe("taintlint guard", () => {
  it.each(["kubernetes", "kyverno"] as const)("for %s lets in what it warns of and audits, for a rollout", (engine) => {
    const inventory = `kubernetesVersion: "1.36"\npools:${GENERAL}${GPU}`;
    const actions = (text: string) => new Set(text.match(/validationActions: .*/g));
    expect(actions(guard(inventory, engine))).toEqual(new Set(["validationActions: [Deny]"]));
    expect(actions(guard(inventory, engine, ["Warn", "Audit"]))).toEqual(new Set(["validationActions: [Warn, Audit]"]));
  });

  it("has no finding of its own rules", () => {
    const inventory = `kubernetesVersion: "1.36"\npools:${GENERAL}${GPU}`;
    for (const engine of ["kubernetes", "kyverno"] as const) {
      const files = [{ path: "guard.yaml", text: guard(inventory, engine) }];
      expect(lintRepository(readTexts(inventory, files)).findings).toEqual([]);
    }
  });

  it("reads integers of 64 bits, as the scheduler does, and says what no policy sees", () => {
    const numbered = `kubernetesVersion: "1.37"\npools:${GENERAL}${GPU.replace("pool: gpu", 'pool: gpu, rank: "5"')}`;
    const text = guard(numbered);
    const patterns = [...text.matchAll(/matches\("(\^[^"]*\[0-9\][^"]*)"\)/g)].map(
      ([, pattern = ""]) => new RegExp(pattern),
    );
    expect(patterns.length).toBeGreaterThan(3);
    expect(patterns.every((pattern) => pattern.test("9223372036854775807") && !pattern.test("many"))).toBe(true);
    expect(text).toContain("pods/binding");
  });

  it("is the same text for the same pools", () => {
    expect(guard(`pools:${GENERAL}${GPU}`)).toBe(guard(`pools:${GENERAL}${GPU}`));
  });

  it.each(["kubernetes", "kyverno"] as const)("brings those home that belong there, by %s", (engine) => {
    const inventory = `kubernetesVersion: "1.36"\npools:${GENERAL}${GPU}`;
    const verdicts = (manifest: string) => {
      const files = [
        { path: "guard.yaml", text: guard(inventory, engine) },
        { path: "pod.yaml", text: manifest },
      ];
      return fitRepository(readTexts(inventory, files)).workloads[0]?.pools.map(({ verdict }) => verdict);
    };
    expect(verdicts(pod("ml-a"))).toEqual(["blocked", "fits"]);
    expect(verdicts(pod("ml-a", "  nodeSelector: {pool: general}\n"))).toEqual(["fits", "blocked"]);
    expect(verdicts(pod("web"))).toEqual(["fits", "blocked"]);
  });

  it.each([
    ["1.27", [], []],
    ["1.29", ["v1beta1"], []],
    ["1.33", ["v1"], []],
    ["1.35", ["v1"], ["v1beta1"]],
    ["1.36", ["v1"], ["v1"]],
    [undefined, ["v1"], ["v1"]],
  ])("writes what Kubernetes %s has", (version, refusing, changing) => {
    const text = guard(`${version === undefined ? "" : `kubernetesVersion: "${version}"\n`}pools:${GENERAL}${GPU}`);
    const of = (kind: string) =>
      kindsOf(text)
        .filter((one) => one.endsWith(` ${kind}`))
        .map((one) => one.split(/[/ ]/)[1]);
    expect([...new Set(of("ValidatingAdmissionPolicy"))]).toEqual(refusing);
    expect([...new Set(of("ValidatingAdmissionPolicyBinding"))]).toEqual(refusing);
    expect([...new Set(of("MutatingAdmissionPolicy"))]).toEqual(changing);
    expect([...new Set(of("MutatingAdmissionPolicyBinding"))]).toEqual(changing);
    const head = text.split("---")[0] ?? "";
    expect(head.includes("has no MutatingAdmissionPolicy beyond alpha")).toBe(
      changing.length === 0 && version !== undefined,
    );
    expect(head.includes("--runtime-config")).toBe([...refusing, ...changing].includes("v1beta1"));
    expect(head.includes("kubernetesVersion is not declared")).toBe(version === undefined);
  });

  it("names what can be guarded by nothing", () => {
    const open = "\n  - {name: open, labels: {pool: open}, reservedFor: {namespaces: [x]}}";
    const train = GPU.replace("namespaces: [ml-*]", "workloads: [ml/RayCluster/train]");
    const head = guard(`pools:${GENERAL}${open}${train}`).split("---")[0];
    expect(head).toContain(
      'Pool "open": it has no taint with NoSchedule or NoExecute, so that every pod may enter it.',
    );
    expect(head).toContain('Pool "gpu": "ml/RayCluster/train" may name kinds');
    expect(head).toContain("a RuntimeClass adds to the pods of a controller");
    expect(guard(`pools:${GENERAL}${GPU}`).split("---")[0]).not.toContain("Not guarded");
  });

  it("guards no pool whose taint the API server refuses, and says so", () => {
    const key = "a\\u2028matchConditions: [{expression: 'false'}]";
    const hostile = `\n  - {name: odd, taints: [{key: "${key}", effect: NoSchedule}], reservedFor: {namespaces: [x]}}`;
    const text = guard(`pools:${GENERAL}${GPU}${hostile}`);
    expect(text).toContain('# - Pool "odd": the API server refuses taint');
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(text.replaceAll(/^#.*\n/gm, "")).toBe(guard(`pools:${GENERAL}${GPU}`).replaceAll(/^#.*\n/gm, ""));
  });

  it.each(["kubernetes", "kyverno"] as const)("writes hostile names for %s as kubectl reads them", (engine) => {
    const name = 'g\u2028  matchConditions: [{name: a, expression: "false"}]\u0085\'\u202e';
    const inventory = `kubernetesVersion: "1.36"\npools:${GENERAL}${GPU.replace("name: gpu", `name: ${JSON.stringify(name)}`)}`;
    const text = guard(inventory, engine);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    const read = parseAllDocuments(text).map((document) => document.toJS());
    const usual = parseAllDocuments(guard(inventory.replace(JSON.stringify(name), "gpu"), engine));
    const conditions = (all: typeof read) => all.map(({ spec }) => spec.matchConditions);
    expect(conditions(read)).toEqual(conditions(usual.map((document) => document.toJS())));
    expect(JSON.stringify(read)).toContain(String.raw`\\u2028`);
    if (kubectl === undefined) return;
    const labelled = read.map(({ metadata, ...rest }) => {
      return { ...rest, metadata: { ...metadata, labels: { ...metadata.labels, a: "b" } } };
    });
    expect(decodeByKubectl(text)).toEqual(labelled);
  });

  it("pins by no label where none tells the pools apart", () => {
    const text = guard(`pools:\n  - {name: general, labels: {pool: gpu}}${GPU}`);
    expect(text).toContain("No label tells the reserved pools from all others");
    expect(text).not.toContain("nodeSelectorTerms/");
  });

  it("shows Kyverno's own kinds without bindings", () => {
    const kinds = kindsOf(guard(`pools:${GENERAL}${GPU}`, "kyverno"));
    expect([...new Set(kinds)]).toEqual([
      "policies.kyverno.io/v1 ValidatingPolicy",
      "policies.kyverno.io/v1 MutatingPolicy",
    ]);
  });

  it("pins a pod that tolerates the taint already", () => {
    const inventory = `kubernetesVersion: "1.36"\npools:${GENERAL}${GPU}`;
    const files = [
      { path: "guard.yaml", text: guard(inventory) },
      { path: "pod.yaml", text: pod("ml-a", TOLERATING) },
    ];
    expect(fitRepository(readTexts(inventory, files)).workloads[0]?.pools.map(({ verdict }) => verdict)).toEqual([
      "blocked",
      "fits",
    ]);
  });
});
