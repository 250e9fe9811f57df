import { describe, expect, it } from "vitest";
import type { LintInput } from "../../src/lint/contract/lint-input.js";
import { explainRepository, fitRepository, lintRepository } from "../../src/lint/lint.js";
import { formatFitText } from "../../src/reporters/fit-report.js";
import { formatLintText } from "../../src/reporters/lint-text.js";
import { HELM, KUSTOMIZE, readRendered } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const POOLS = `version: 1
pools:
  - name: general
    labels: { pool: general }
  - name: gpu
    labels: { pool: gpu }
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: spot
    labels: { pool: spot }
    taints: ["spot=true:NoSchedule"]
`;

async function find(folder: string, paths: readonly string[] = []): Promise<string[]> {
  return findIn(await readRendered(folder, paths));
}

function findIn(input: LintInput): string[] {
  return lintRepository(input).findings.map(({ source, severity, rule, workload, renderings = [] }) =>
    [`${source.file}:${source.line}`, severity, rule, workload?.name ?? "-", ...renderings].join(" "),
  );
}

/** A monorepo: a base, what its environments make of it, and a component. */
const MONOREPO = {
  "taintlint.yaml": POOLS,
  "base/kustomization.yaml": "resources: [api.yaml, train.yaml]\n",
  "base/api.yaml": `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
`,
  "base/train.yaml": `apiVersion: batch/v1
kind: Job
metadata: {name: train}
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{name: train, image: train:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
  "overlays/dev/kustomization.yaml": "resources: [../../base]\n",
  "overlays/stage/kustomization.yaml": "resources: [../../base]\npatches: [{path: lost.yaml}]\n",
  "overlays/stage/lost.yaml": `apiVersion: batch/v1
kind: Job
metadata: {name: train}
spec:
  template:
    spec:
      tolerations:
        - {key: spot, operator: Equal, value: "true", effect: NoSchedule}
`,
  "overlays/prod/kustomization.yaml": "resources: [../../base]\ncomponents: [../../components/spot]\n",
  "components/spot/kustomization.yaml": `apiVersion: kustomize.config.k8s.io/v1alpha1
kind: Component
patches:
  - target: {kind: Deployment}
    patch: |-
      - op: add
        path: /spec/template/spec/tolerations
        value:
          - {key: spot, operator: Equal, value: "yes", effect: NoSchedule}
`,
};

describe.skipIf(KUSTOMIZE === undefined)("a monorepo of kustomizations", () => {
  it("names the overlay in which a finding holds", async () => {
    const input = await readRendered(temporaryFolder(MONOREPO));
    expect(findIn(input)).toEqual([
      "components/spot/kustomization.yaml:9 warning near-miss-toleration api overlays/prod",
      "overlays/stage/lost.yaml:7 error unschedulable train overlays/stage",
    ]);
    const text = formatLintText(lintRepository(input), { color: false, isFull: true });
    expect(text).toContain("= in: Job default/train (rendered in overlays/stage)");
    expect(text).toContain("the overlay's list replaced the base's");
    const fit = formatFitText(fitRepository(input), { color: false });
    for (const overlay of ["dev", "stage", "prod"]) expect(fit).toContain(`default/Job/train (overlays/${overlay})`);
  });

  it("explains each overlay with its own findings", async () => {
    const input = await readRendered(temporaryFolder(MONOREPO));
    const reports = explainRepository(input, { kind: undefined, namespace: undefined, name: "train", part: undefined });
    expect(reports.map(({ rendering, findings }) => [rendering, findings.map(({ rule }) => rule)])).toEqual([
      ["overlays/dev", []],
      ["overlays/prod", []],
      ["overlays/stage", ["unschedulable"]],
    ]);
    const [, api] = explainRepository(input, { kind: undefined, namespace: undefined, name: "api", part: undefined });
    expect(api?.findings.map(({ source }) => source.file)).toEqual(["components/spot/kustomization.yaml"]);
  });

  it("names every workload that one patch makes wrong, and explains each", async () => {
    const patch = `- target: {kind: Deployment|Job}
    patch: |-
      - op: add
        path: /spec/template/spec/nodeSelector
        value: {pool: nowhere}
`;
    const folder = temporaryFolder({
      ...MONOREPO,
      "overlays/dev/kustomization.yaml": `resources: [../../base]\npatches:\n  ${patch}`,
    });
    const input = await readRendered(folder);
    const [found, ...others] = lintRepository(input).findings.filter(({ source }) => source.file.includes("dev"));
    expect(others).toEqual([]);
    expect(found?.workload?.name).toBe("api");
    expect(found?.also.map(({ workload }) => workload?.name)).toEqual(["train"]);
    const [dev] = explainRepository(input, { kind: undefined, namespace: undefined, name: "train", part: undefined });
    expect(dev?.findings.map(({ rule }) => rule)).toEqual(["unschedulable"]);
  });

  it("tells of tolerations that an overlay lost, where the pod still has a pool", async () => {
    const train = MONOREPO["base/train.yaml"].replace("      nodeSelector: {pool: gpu}\n", "");
    expect(await find(temporaryFolder({ ...MONOREPO, "base/train.yaml": train }))).toContain(
      "overlays/stage/lost.yaml:7 warning overlay-lost-toleration train overlays/stage",
    );
  });

  it("judges custom resources as rendered", async () => {
    const folder = temporaryFolder({
      "taintlint.yaml": `${POOLS}workloads:
  - {group: example.com, kind: Runner, podSpec: spec.pod}
`,
      "base/kustomization.yaml": "resources: [all.yaml]\n",
      "base/all.yaml": `apiVersion: argoproj.io/v1alpha1
kind: Rollout
metadata: {name: rollout}
spec:
  template:
    spec:
      containers: [{name: a, image: a:1}]
      nodeSelector: {pool: nothing}
---
apiVersion: example.com/v1
kind: Runner
metadata: {name: runner}
spec:
  pod:
    containers: [{name: a, image: a:1}]
    nodeSelector: {pool: nothing}
---
apiVersion: example.com/v1
kind: Other
metadata: {name: other}
spec:
  tolerations: [{key: nothing, operator: Exists}]
`,
      "dev/kustomization.yaml": "resources: [../base]\nnamespace: dev\n",
    });
    expect(await find(folder)).toEqual([
      "base/all.yaml:8 error unschedulable rollout dev",
      "base/all.yaml:16 error unschedulable runner dev",
      "base/all.yaml:22 warning unmatched-toleration other dev",
    ]);
  });

  it("respects comments in a base, in a patch and in an inline patch, and calls none unused", async () => {
    const silence = (text: string, line: string, rule: string) =>
      text.replace(line, `${line} # taintlint-ignore: ${rule} -- known`);
    const others = async (files: Readonly<Record<string, string>>) =>
      (await find(temporaryFolder({ ...MONOREPO, ...files }))).filter((finding) => !finding.startsWith("components/"));
    const refused = MONOREPO["base/train.yaml"].replace(/ *tolerations:\n.*\n/, "");
    expect(await others({ "base/train.yaml": refused })).not.toEqual([]);
    expect(await others({ "base/train.yaml": silence(refused, "nodeSelector: {pool: gpu}", "unschedulable") })).toEqual(
      [],
    );
    // A suppressed finding still speaks for what the overlay lost.
    expect(
      await others({
        "overlays/stage/lost.yaml": silence(MONOREPO["overlays/stage/lost.yaml"], "tolerations:", "unschedulable"),
      }),
    ).toEqual([]);
    const train = MONOREPO["base/train.yaml"].replace("      nodeSelector: {pool: gpu}\n", "");
    const lost = silence(MONOREPO["overlays/stage/lost.yaml"], "tolerations:", "overlay-lost-toleration");
    expect(await others({ "base/train.yaml": train, "overlays/stage/lost.yaml": lost })).toEqual([]);
  });

  it("takes rule overrides by the file that a person edits", async () => {
    const overrides = "ruleOverrides: [{files: [overlays/stage/lost.yaml], rules: {unschedulable: note}}]\n";
    const folder = temporaryFolder({ ...MONOREPO, "taintlint.yaml": POOLS + overrides });
    expect(await find(folder)).toContain("overlays/stage/lost.yaml:7 note unschedulable train overlays/stage");
  });
});

/** Clusters of Flux: an overlay for each of them patches a release whose chart stands in the repository. */
const FLUX = {
  "taintlint.yaml": `version: 1
rules: {every-pool-tainted: "off"}
clusters:
  - name: staging
    gitops: {flux: [clusters/staging]}
    pools: [{name: batch, taints: ["dedicated=staging:NoSchedule"]}]
  - name: production
    gitops: {flux: [clusters/production]}
    pools: [{name: batch, taints: ["dedicated=production:NoSchedule"]}]
`,
  ...Object.fromEntries(
    ["staging", "production"].flatMap((cluster) => [
      [
        `clusters/${cluster}/apps.yaml`,
        `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec:
  sourceRef: {kind: GitRepository, name: flux-system}
  path: ./apps/${cluster}
`,
      ],
      [
        `apps/${cluster}/kustomization.yaml`,
        "resources: [../base]\npatches: [{path: values.yaml, target: {kind: HelmRelease}}]\n",
      ],
      [
        `apps/${cluster}/values.yaml`,
        `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web}
spec:
  values:
    tolerations: [{key: dedicated, operator: Equal, value: ${cluster}, effect: NoSchedule}]
`,
      ],
    ]),
  ),
  "apps/base/kustomization.yaml": "resources: [release.yaml]\n",
  "apps/base/release.yaml": `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: web}
spec:
  chart: {spec: {chart: ./charts/web, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
`,
  "charts/web/Chart.yaml": "apiVersion: v2\nname: web\nversion: 0.1.0\n",
  "charts/web/templates/web.yaml": `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers: [{name: web, image: web:1}]
  {{- with .Values.tolerations }}
  tolerations: {{- toYaml . | nindent 4 }}
  {{- end }}
`,
};

describe.skipIf(KUSTOMIZE === undefined || HELM === undefined)("clusters of Flux", () => {
  it("accuses no chart whose release an overlay patches", async () => {
    const folder = temporaryFolder(FLUX);
    const { findings } = lintRepository(await readRendered(folder));
    expect(findings.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(["note not-rendered"]);
    expect(findings[0]?.message).toContain("an overlay patches the release");
  });

  it("judges the patched values by the pools of each cluster", async () => {
    const folder = temporaryFolder({
      ...FLUX,
      "apps/staging/values.yaml": FLUX["apps/staging/values.yaml" as keyof typeof FLUX].replace("staging,", "stagin,"),
    });
    const found = await find(folder);
    expect(found).toContain("apps/staging/values.yaml:6 warning near-miss-toleration web apps/staging");
    expect(found.join()).not.toContain("apps/production");
  });
});

describe.skipIf(KUSTOMIZE === undefined || HELM === undefined)("post-renderers of a release", () => {
  const release = (patch: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: web}
spec:
  chart: {spec: {chart: ./charts/web, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
  values: {tolerations: [{key: dedicated, operator: Equal, value: production, effect: NoSchedule}]}
  postRenderers:
    - kustomize:
        patches:
          - target: {kind: Pod}
            patch: |
              - {op: replace, path: /spec/tolerations/0/value, value: ${patch}}
`;
  const lint = (patch: string) => {
    const { "apps/base/release.yaml": _, ...others } = FLUX;
    const kept = Object.entries(others).filter(([path]) => !path.startsWith("apps/"));
    const app = { "apps/production/kustomization.yaml": "resources: [release.yaml]\n" };
    return find(
      temporaryFolder({ ...Object.fromEntries(kept), ...app, "apps/production/release.yaml": release(patch) }),
    );
  };

  it("are applied to what the chart renders", async () => {
    const place = "apps/production/release.yaml:7";
    expect(await lint("productoin")).toEqual([
      `${place} error unschedulable web charts/web for Flux HelmRelease web/web`,
    ]);
    expect(await lint("production")).toEqual([]);
  });

  it("that do not fit leave the release unjudged, and say so", async () => {
    expect(await lint("production, from: /spec/nothing, op: move")).toEqual([
      "apps/production/release.yaml:7 note not-rendered -",
    ]);
  });
});

/** A chart of several components, with values for each environment. */
const CHART = {
  "taintlint.yaml": `${POOLS}charts:
  - { path: chart, values: [chart/prod.yaml] }
  - { path: chart, values: [chart/dev.yaml] }
`,
  "chart/Chart.yaml": "apiVersion: v2\nname: api\nversion: 0.1.0\n",
  "chart/values.yaml": "tolerations: []\n",
  "chart/dev.yaml": "nodeSelector: {pool: general}\n",
  "chart/prod.yaml": `tolerations:
  - {key: spot, operator: Equal, value: "yes", effect: NoSchedule}
nodeSelector: {pool: spot}
`,
  "chart/templates/web.yaml": `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      {{- with .Values.tolerations }}
      tolerations: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .Values.nodeSelector }}
      nodeSelector: {{- toYaml . | nindent 8 }}
      {{- end }}
`,
};

describe.skipIf(KUSTOMIZE === undefined || HELM === undefined)("a chart in a kustomization", () => {
  const FILES = {
    "taintlint.yaml": POOLS,
    "monitoring/kustomization.yaml": "namespace: monitoring\nhelmCharts: [{name: stack, releaseName: stack}]\n",
    "monitoring/charts/stack/Chart.yaml": "apiVersion: v2\nname: stack\nversion: 1.0.0\n",
    "monitoring/charts/stack/templates/agent.yaml": `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: "{{ .Release.Name }}-agent"}
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata: {labels: {app: agent}}
    spec:
      tolerations: [{operator: Exists}]
      containers: [{name: agent, image: "agent:1", ports: [{containerPort: 9100, hostPort: 9100}]}]
`,
  };
  const agents = (input: LintInput) =>
    input.manifests.flatMap(({ workloads }) => workloads.map(({ namespace, name }) => `${namespace}/${name}`));

  it("counts once, as the kustomization renders it", async () => {
    expect(agents(await readRendered(temporaryFolder(FILES)))).toEqual(["monitoring/stack-agent"]);
  });

  it("counts again where something else deploys it, too, and by itself where no kustomization renders it", async () => {
    const twice = "charts: [{path: monitoring/charts/stack, namespace: other}]\n";
    const both = await readRendered(temporaryFolder({ ...FILES, "taintlint.yaml": POOLS + twice }));
    expect(agents(both)).toEqual(["monitoring/stack-agent", "other/stack-agent"]);
    const broken = { ...FILES, "monitoring/kustomization.yaml": "resources: [https://example.com/base]\n" };
    expect(agents(await readRendered(temporaryFolder(broken)))).toEqual(["default/stack-agent"]);
  });
});

describe.skipIf(HELM === undefined)("a chart with values for each environment", () => {
  it("tells once what is wrong with values that a workload carries", async () => {
    expect(await find(temporaryFolder(CHART))).toEqual([
      "chart/prod.yaml:2 error unschedulable web chart with chart/prod.yaml",
    ]);
  });

  it("finds the hook that lacks what the others have", async () => {
    const folder = temporaryFolder({
      ...CHART,
      "chart/prod.yaml": CHART["chart/prod.yaml"].replace('"yes"', '"true"'),
      "chart/templates/migrate.yaml": `apiVersion: batch/v1
kind: Job
metadata:
  name: migrate
  annotations: {helm.sh/hook: pre-upgrade}
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{name: api, image: api:1}]
      nodeSelector: {{- toYaml .Values.nodeSelector | nindent 8 }}
`,
    });
    expect(await find(folder)).toEqual(["chart/prod.yaml:3 error unschedulable migrate chart with chart/prod.yaml"]);
  });

  it("finds a value that no template reads", async () => {
    const values = CHART["chart/prod.yaml"].replace('"yes"', '"true"');
    const folder = temporaryFolder({
      ...CHART,
      "chart/prod.yaml": values.replace("nodeSelector", "web:\n  nodeSelector"),
    });
    expect(await find(folder)).toContain("chart/prod.yaml:4 warning ignored-values -");
  });

  it("finds a value without which the chart renders the same", async () => {
    const template = `{{- range $name, $part := .Values.parts }}
{{- if ne $part.enabled false }}
---
apiVersion: v1
kind: Pod
metadata: {name: {{ $name }}}
spec:
  containers: [{name: a, image: {{ $part.image }}}]
  nodeSelector: {{- toYaml $part.pod.nodeSelector | nindent 4 }}
{{- end }}
{{- end }}
`;
    const parts = (selects: string) => `parts:
  web:
    image: example.org/web
    ${selects}
  api:
    image: example.org/api
    pod: {nodeSelector: {pool: gpu}}
  idle:
    enabled: false
    image: example.org/idle
    nodeSelector: {pool: gpu}
`;
    const lint = (selects: string) => {
      const pools = "version: 1\npools: [{name: gpu, labels: {pool: gpu}}]\n";
      const chart = { "chart/Chart.yaml": "apiVersion: v2\nname: parts\nversion: 0.1.0\n" };
      const texts = { "chart/templates/parts.yaml": template, "chart/values.yaml": parts(selects) };
      return find(temporaryFolder({ "taintlint.yaml": pools, ...chart, ...texts }));
    };
    expect(await lint("pod: {}\n    nodeSelector: {pool: gpu}")).toEqual([
      "chart/values.yaml:5 warning ignored-values -",
    ]);
    expect(await lint("pod: {nodeSelector: {pool: gpu}}")).toEqual([]);
  });

  it("judges custom resources of templates", async () => {
    const folder = temporaryFolder({
      ...CHART,
      "taintlint.yaml": POOLS,
      "chart/prod.yaml": "",
      "chart/values.yaml": "pool: nothing\nprometheus:\n  tolerations: [{key: nothing, operator: Exists}]\n",
      "chart/templates/web.yaml": `apiVersion: argoproj.io/v1alpha1
kind: Rollout
metadata: {name: rollout}
spec:
  template:
    spec:
      containers: [{name: a, image: a:1}]
      nodeSelector:
        pool: {{ .Values.pool }}
---
apiVersion: monitoring.coreos.com/v1
kind: Prometheus
metadata: {name: prometheus}
spec:
  tolerations: {{- toYaml .Values.prometheus.tolerations | nindent 4 }}
`,
    });
    expect(await find(folder)).toEqual([
      "chart/templates/web.yaml:9 error unschedulable rollout chart",
      "chart/values.yaml:3 warning unmatched-toleration prometheus chart",
    ]);
  });
});
