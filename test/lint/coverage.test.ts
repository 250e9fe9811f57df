import { describe, expect, it } from "vitest";
import { formatHtmlReport } from "../../src/reporters/html/report.js";
import { formatJobSummary } from "../../src/reporters/job-summary.js";
import { formatLintJson } from "../../src/reporters/lint-json.js";
import { lint } from "../../src/workspace/lint-texts.js";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { sampleResult } from "../reporters/samples.js";

const POOLS = "version: 1\npools:\n  - {name: general, labels: {pool: general}}\n";
const CLUSTERS = `version: 1
clusters:
  - {name: prod, manifests: ["prod/**"], pools: [{name: general, labels: {pool: general}}]}
  - {name: test, manifests: ["test/**"], pools: [{name: general, labels: {pool: general}}]}
`;

function pod(name: string, spec = ""): string {
  return `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec:\n  containers: [{name: a, image: "a:1"}]\n${spec}`;
}

const HELM_RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: cache}
spec:
  chart: {spec: {chart: redis, sourceRef: {kind: HelmRepository, name: charts}}}
`;
const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: queue}
spec:
  destination: {server: https://kubernetes.default.svc}
  source: {repoURL: https://charts.example.com, chart: nats, targetRevision: 1.0.0}
`;
const WEBHOOK = `apiVersion: admissionregistration.k8s.io/v1
kind: MutatingWebhookConfiguration
metadata: {name: changer}
webhooks:
  - name: change.example.com
    rules: [{apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [pods]}]
`;
const ZONE = '  nodeSelector: {topology.kubernetes.io/zone: "a"}\n';

/** The lines that a reader gets, without notices and the time that the run took. */
async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { stdout } = await run(["--color", "never", "--render", "off"], {
    cwd: temporaryFolder(files),
    env: {},
  });
  const lines = stdout
    .replaceAll(/ in [\d.]+ s$/gm, "")
    .trimEnd()
    .split("\n");
  return lines.filter((line) => !line.startsWith("notice: ") && !line.startsWith("  "));
}

describe("what was judged", () => {
  it("is one line where everything was judged and is clean", async () => {
    expect(await told({ "taintlint.yaml": POOLS, "a.yaml": pod("a") })).toEqual([
      "no findings in 1 file (1 document, 1 workload, 1 pool)",
    ]);
  });

  it.each([
    [
      "no pools",
      { "a.yaml": pod("a") },
      "coverage: 0 of 1 workload judged on every pool; 1 has no node pools to be compared with",
    ],
    [
      "an unknown label",
      { "taintlint.yaml": POOLS, "a.yaml": pod("a", ZONE), "b.yaml": pod("b", ZONE), "c.yaml": pod("c") },
      "coverage: 1 of 3 workloads judged on every pool; 2 have unknown verdicts",
      'coverage: unknown for 2 workloads: the pools do not declare label "topology.kubernetes.io/zone": a.yaml:6 (set "overrides[].labels" in taintlint.yaml)',
    ],
    [
      "a webhook",
      {
        "taintlint.yaml": `${POOLS}  - {name: gpu, taints: ["gpu:NoSchedule"]}\n`,
        "a.yaml": pod("a"),
        "w.yaml": WEBHOOK,
      },
      "coverage: 0 of 1 workload judged on every pool; 1 has unknown verdicts",
      'coverage: unknown for 1 workload: webhook "changer" may change where pods run: w.yaml:2 (set "ignoredWebhooks" in taintlint.yaml)',
    ],
    [
      "clusters that disagree",
      {
        "taintlint.yaml": CLUSTERS.replace(/general\}\}\]\}\n$/, "other}}]}\n"),
        "prod/a.yaml": pod("a"),
        "lab/a.yaml": pod("a"),
        "lab/b.yaml": pod("b", "  nodeSelector: {pool: general}\n"),
      },
      "coverage: 2 of 3 workloads judged on every pool; 1 may go to clusters that disagree about it",
      'coverage: unknown for 1 workload: it may go to several clusters, and not to all of them: lab/b.yaml:1 (set "clusters[].manifests" in taintlint.yaml)',
    ],
    [
      "charts from elsewhere",
      { "taintlint.yaml": POOLS, "a.yaml": pod("a"), "r.yaml": HELM_RELEASE, "q.yaml": APPLICATION },
      "coverage: 1 of 1 workload judged on every pool; 2 releases are not rendered: use --charts fetch or taintlint fetch",
    ],
    [
      "values",
      { "taintlint.yaml": POOLS, "a.yaml": pod("a"), "values.yaml": "tolerations: [{key: gpu, operator: Exists}]\n" },
      "coverage: 1 of 1 workload judged on every pool; 1 pod spec is a fragment, in values, patches or custom resources",
    ],
    [
      "a template, and a webhook beside a release",
      {
        "taintlint.yaml": `${POOLS}  - {name: gpu, taints: ["gpu:NoSchedule"]}\n`,
        "a.yaml": pod("a"),
        "w.yaml": WEBHOOK,
        "r.yaml": HELM_RELEASE,
        "t.yaml": "{{ if .Values.a }}\nkind: Pod\n{{ end }}\nspec: {nodeSelector: {{ .b }}\n",
      },
      "coverage: 0 of 1 workload judged on every pool; 1 has unknown verdicts; 1 release is not rendered: use --charts fetch or taintlint fetch; 1 file was skipped",
      'coverage: unknown for 1 workload: webhook "changer" may change where pods run: w.yaml:2 (set "ignoredWebhooks" in taintlint.yaml)',
    ],
  ])("is counted and named: %s", async (_, files, ...covered) => {
    const lines = await told(files as Readonly<Record<string, string>>);
    const last = lines.pop();
    expect(last).toMatch(/^(?:no findings in what was judged in|1 note in|\d+ warnings? in) /);
    expect(lines.filter((line) => line.startsWith("coverage: "))).toEqual(covered);
  });
});

describe("webhooks", () => {
  const GPU = `${POOLS}  - {name: gpu, taints: ["gpu:NoSchedule"]}\n`;
  const STRAY = pod("a", "  nodeSelector: {pool: none}\n");
  const kueue = WEBHOOK.replace(
    "    rules:",
    "    clientConfig: {service: {name: kueue-webhook-service, namespace: kueue-system}}\n    rules:",
  );
  const UNSCHEDULABLE = "1 error in";

  it.each([
    ["one that nothing is known of", { "taintlint.yaml": GPU, "w.yaml": WEBHOOK }, "no findings in what was judged in"],
    [
      "one that leaves placement alone",
      { "taintlint.yaml": `${GPU}ignoredWebhooks: [chang*]\n`, "w.yaml": WEBHOOK },
      UNSCHEDULABLE,
    ],
    ["that of Kueue, without a queue", { "taintlint.yaml": GPU, "w.yaml": kueue }, UNSCHEDULABLE],
  ])("of which %s", async (_, files, closing) => {
    const lines = await told({ ...files, "a.yaml": STRAY } as Readonly<Record<string, string>>);
    expect(lines.at(-1)).toMatch(new RegExp(`^${closing}`));
  });

  it.each([
    ["is new", "", WEBHOOK, 1],
    ["was there", WEBHOOK, WEBHOOK, 0],
    ["is Kueue's", "", kueue, 0],
  ])("one that %s in a comparison", async (_, before, after, expected) => {
    const file = (text: string) => ({ path: "w.yaml", text: text === "" ? "kind: List\napiVersion: v1\n" : text });
    const configuration = { path: "taintlint.yaml", text: GPU };
    const outcome = await lint({ configuration, files: [file(after)], base: { configuration, files: [file(before)] } });
    const found = outcome.ok ? outcome.result.findings.filter(({ rule }) => rule === "weakened-check") : [];
    expect(found.map(({ source, message }) => `${source.line} ${message}`)).toEqual(
      Array(expected).fill(
        '2 webhook "changer" is new and may change where pods run: verdicts about the pods it matches are unknown',
      ),
    );
  });
});

describe("a report of which not everything was judged", () => {
  const reasons = [
    { workloads: 3, reason: 'the pools do not declare label "zone"', source: { file: "a|b.yaml", line: 7 }, key: null },
  ];
  const counts = {
    workloads: 4,
    judged: 1,
    unknown: 3,
    disputed: 0,
    withoutPools: 0,
    fragments: 0,
    releases: 2,
    unrendered: 0,
  };
  const result = sampleResult([], { coverage: { ...counts, outside: 0, outsideFiles: [], reasons } });
  const SAID =
    "1 of 4 workloads judged on every pool; 3 have unknown verdicts; 2 releases are not rendered: use --charts fetch or taintlint fetch";

  it("says so in the job summary", () => {
    expect(formatJobSummary(result, { passed: true })).toContain(
      `\nNot everything was judged:\n\n- ${SAID.replace("1", "&#49;")}\n- unknown for 3 workloads: the pools do not declare label "zone": a&#124;b.yaml:7\n`,
    );
  });

  it("says so at the top of the HTML report", () => {
    const html = formatHtmlReport(result, { passed: true });
    expect(html).toContain("no findings in what was judged</span>");
    expect(html).toContain(`<summary>${SAID}</summary>`);
  });

  it("says so in JSON", () => {
    expect(JSON.parse(formatLintJson(result))).toMatchObject({
      coverage: { ...counts, outside: 0, outsideFiles: [], reasons },
    });
  });
});
