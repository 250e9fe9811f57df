import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { HELM, KUSTOMIZE } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const POOLS =
  "version: 1\npools:\n  - {name: general, labels: {pool: general}}\n  - {name: gpu, labels: {pool: gpu}}\n";

const application = (name: string, path: string, more = "") => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  destination: {server: https://kubernetes.default.svc, namespace: agents}
  source:
    repoURL: https://example.com/gitops
    path: ${path}
${more}`;

const chart = (name: string, templates: Readonly<Record<string, string>>, values = "") => ({
  [`${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`,
  [`${name}/values.yaml`]: values,
  ...Object.fromEntries(Object.entries(templates).map(([file, text]) => [`${name}/templates/${file}`, text])),
});

const POD = `apiVersion: v1
kind: Pod
metadata: {name: "{{ .Release.Name }}"}
spec:
  nodeSelector: {{ toJson .Values.nodeSelector }}
  containers: [{name: a, image: "a:1"}]
`;
const AGENT = chart("agent", { "pod.yaml": POD }, "nodeSelector: {pool: general}\n");
const VALUES = "    helm:\n      valuesObject:\n        nodeSelector: {{ toJson .Values.nodeSelector }}\n";

async function lint(files: Readonly<Record<string, string>>, ...words: string[]) {
  const env = { TAINTLINT_HELM: HELM?.path, TAINTLINT_KUSTOMIZE: KUSTOMIZE?.path };
  const given = Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  const cwd = temporaryFolder({ "taintlint.yaml": POOLS, ...files });
  return run(["--no-cache", ...words], { cwd, env: Object.fromEntries(given) });
}

/** `file:line rule`, of the concise format. */
async function findings(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { stdout } = await lint(files, "--format", "concise");
  return [...stdout.matchAll(/^(\S+?:\d+):\d+: \w+\[([\w-]+)\]/gm)].map(([, place, rule]) => `${place} ${rule}`);
}

describe.skipIf(HELM === undefined)("Applications that a chart prints", () => {
  it("deploy a chart with their values, to which a finding leads", async () => {
    const apps = chart("apps", { "agent.yaml": application("agent", "agent", VALUES) }, "nodeSelector: {pool: gpuu}\n");
    expect(await findings({ ...AGENT, ...apps })).toEqual(["apps/values.yaml:1 unschedulable"]);
    const right = { ...AGENT, ...apps, "apps/values.yaml": "nodeSelector: {pool: gpu}\n" };
    expect(await findings(right)).toEqual([]);
  });

  it("are counted where their chart is elsewhere", async () => {
    const outside = application("{{ .Values.name }}", "x").replace(
      "path: x",
      "chart: redis\n    targetRevision: 1.0.0",
    );
    const apps = chart("apps", { "redis.yaml": `{{ if true }}\n${outside}{{ end }}\n` }, "name: redis\n");
    const pod = { "pod.yaml": POD.replace(/\{\{ toJson.*/, "{pool: gpu}").replace("{{ .Release.Name }}", "web") };
    const { stdout } = await lint({ ...apps, ...pod });
    expect(stdout.replaceAll(/\s+/g, " ")).toContain("1 release is not rendered");
  });

  it("are followed through several charts, and in a circle only once", async () => {
    const files = {
      ...AGENT,
      ...chart("first", {
        "second.yaml": application("second", "second"),
        "first.yaml": application("first", "first"),
      }),
      ...chart("second", { "agent.yaml": application("agent", "agent", VALUES) }, "nodeSelector: {pool: gpuu}\n"),
    };
    expect(await findings(files)).toEqual(["second/values.yaml:1 unschedulable"]);
  });

  it("are followed five deep, and deeper ones are told", async () => {
    const depth = "    helm:\n      valuesObject: {depth: {{ add .Values.depth 1 }}}\n";
    const chain = chart(
      "chain",
      { "next.yaml": application("chain-{{ .Values.depth }}", "chain", depth) },
      "depth: 0\n",
    );
    const { stdout, exitCode } = await lint({
      ...chain,
      ...AGENT,
      "pod.yaml": POD.replace(/\{\{ to.*/, "{pool: gpu}"),
    });
    expect(exitCode).toBe(0);
    expect(stdout.replaceAll(/\s+/g, " ")).toContain(
      "Application of renderings is not followed, because it is more than 5 deep",
    );
  });
});

describe.skipIf(KUSTOMIZE === undefined || HELM === undefined)("Applications that a kustomization prints", () => {
  const base = {
    "base/kustomization.yaml": "resources: [agent.yaml]\n",
    "base/agent.yaml": application(
      "agent",
      "elsewhere",
      "    helm:\n      valuesObject: {nodeSelector: {pool: gpuu}}\n",
    ),
  };

  it("deploy what a patch of the overlay says", async () => {
    const overlay = {
      "prod/kustomization.yaml": "resources: [../base]\npatches: [{path: patch.yaml}]\n",
      "prod/patch.yaml":
        "apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: agent, namespace: argocd}\nspec: {source: {path: agent}}\n",
    };
    expect(await findings({ ...AGENT, ...base, ...overlay })).toEqual(["base/agent.yaml:10 unschedulable"]);
  });

  it("are those of their files, where nothing changes them", async () => {
    const unchanged = { ...base, "base/agent.yaml": base["base/agent.yaml"].replace("elsewhere", "agent") };
    expect(await findings({ ...AGENT, ...unchanged })).toEqual(["base/agent.yaml:10 unschedulable"]);
  });
});
