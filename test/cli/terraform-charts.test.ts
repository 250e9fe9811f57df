import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { HELM, readRendered } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const CHART = {
  "charts/web/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
  "charts/web/values.yaml": "pool: nothing\ntolerations: []\n",
  "charts/web/templates/web.yaml": `apiVersion: apps/v1
kind: Deployment
metadata: {name: {{ .Release.Name }}}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers: [{name: web, image: "web:1"}]
      nodeSelector: {pool: {{ .Values.pool }}}
      tolerations: {{- .Values.tolerations | toYaml | nindent 8 }}
`,
};
const POOLS = "version: 1\nfrom: [{path: infra/prod}]\n";
const NODES = `terraform {
  backend "s3" {}
}
resource "aws_eks_node_group" "gpu" {
  node_group_name = "gpu"
  labels          = { pool = "gpu" }
  taint {
    key    = "gpu"
    value  = "yes"
    effect = "NO_SCHEDULE"
  }
}
`;

function release(name: string, body: string): string {
  return `resource "helm_release" "${name}" {\n  name = "${name}"\n  chart = "\${path.module}/../../charts/web"\n${body}\n}\n`;
}

/** `severity rule file:line message`, and the workloads. */
async function linted(terraform: string, others: Readonly<Record<string, string>> = {}) {
  const files = { ...CHART, "taintlint.yaml": POOLS, "infra/prod/main.tf": NODES + terraform, ...others };
  const input = await readRendered(temporaryFolder(files), []);
  const { findings, fit } = lintRepository(input);
  return {
    workloads: fit.workloads.map(({ namespace, name }) => `${namespace}/${name}`),
    findings: findings.map(({ rule, source, message }) => `${rule} ${source.file}:${source.line} ${message}`),
  };
}

describe.skipIf(HELM === undefined)("a chart of the repository that Terraform installs", () => {
  it("is rendered with the values that it is installed with, each finding at their line", async () => {
    const { workloads, findings } = await linted(
      release(
        "web",
        '  namespace = "shop"\n  values = [\n    file("${path.module}/web.yaml"),\n    <<-EOT\n      tolerations:\n        - {key: gpu, value: "no", effect: NoSchedule}\n    EOT\n  ]\n  set {\n    name = "image.tag"\n    value = "1"\n  }',
      ),
      { "infra/prod/web.yaml": "pool: gpu\n" },
    );
    expect(workloads).toEqual(["shop/web"]);
    expect(findings).toEqual([
      expect.stringMatching(/^unschedulable infra\/prod\/main\.tf:21 .* toleration has value "no"/),
    ]);
  });

  it("takes what is set over all values", async () => {
    const set = (name: string, value: string) => `  set {\n    name = "${name}"\n    value = "${value}"\n  }\n`;
    const { workloads, findings } = await linted(
      release("web", `  values = [yamlencode({ pool = "other" })]\n${set("pool", "gpu")}`) +
        release("other", `${set("pool", "gpu")}${set("tolerations[0].operator", "Exists")}`),
    );
    expect(workloads).toEqual(["default/web", "default/other"]);
    expect(findings.filter((one) => one.startsWith("unschedulable"))).toHaveLength(1);
  });

  it("is named and not rendered where its values are not known", async () => {
    const { workloads, findings } = await linted(
      release("web", "  values = [<<-EOT\n    pool: ${data.aws_eks_cluster.shop.name}\n  EOT\n  ]"),
    );
    expect(workloads).toEqual([]);
    expect(findings).toEqual([
      'not-rendered infra/prod/main.tf:15 chart "charts/web for Terraform\'s helm_release.web in infra/prod" is not rendered: its values are not known, because the repository does not have all of its values',
    ]);
  });

  it("is rendered as it stands where it may not be installed, or comes from a registry", async () => {
    for (const terraform of [
      release("web", '  repository = "https://charts.example.com"\n'),
      release("web", "  count = data.x.y.z ? 1 : 0\n"),
    ]) {
      expect((await linted(terraform)).workloads).toEqual(["default/web"]);
    }
  });
});
