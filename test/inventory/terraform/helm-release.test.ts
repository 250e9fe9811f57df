import { beforeAll, describe, expect, it } from "vitest";
import type { HclParser } from "../../../src/hcl/syntax/hcl-node.js";
import { createTerraformReader } from "../../../src/inventory/terraform/reader.js";
import { terraformManifests } from "../../../src/inventory/terraform/terraform-manifests.js";
import { locate } from "../../../src/manifest/locate.js";
import type { SourceFile } from "../../../src/model/source.js";
import { loadHclParser } from "../../../src/sources/disk/hcl-parser.js";

let parse: HclParser;
beforeAll(async () => {
  parse = await loadHclParser();
});

/** The charts of the repository that a root in the folder `live/prod` installs. */
function releasesOf(text: string) {
  const file = { path: "live/prod/main.tf", text };
  const list = (folder: string) => (folder === "live/prod" ? [file.path] : []);
  const reader = createTerraformReader({ read: (path) => (path === file.path ? file : undefined), list }, parse);
  return terraformManifests(reader, { folder: "live/prod", varFiles: [] }, []).releases;
}

/** What the values of releases ask for: `line: tolerations key=value:effect`, `line: nodeSelector key=value`. */
function fragmentsOf(text: string, others: Readonly<Record<string, string>> = {}): string[] {
  const files = new Map<string, SourceFile>(
    Object.entries({ "main.tf": text, ...others }).map(([path, content]) => [path, { path, text: content }]),
  );
  const list = (folder: string) => (folder === "" ? [...files.keys()].sort() : []);
  const reader = createTerraformReader({ read: (path) => files.get(path), list }, parse);
  return terraformManifests(reader, { folder: "", varFiles: [] }, []).manifests.flatMap(({ workloads }) =>
    workloads.flatMap(({ podSpec, podSpecPath, document, isFragment }) => {
      expect(isFragment).toBe(true);
      const at = (path: readonly (string | number)[]) => {
        const { file, line } = locate({ document, path: [...podSpecPath, ...path], target: "value" });
        return `${file}:${line}`;
      };
      return [
        ...podSpec.tolerations.map(
          ({ key, value, effect }, index) => `${at(["tolerations", index])} toleration ${key}=${value}:${effect}`,
        ),
        ...Object.entries(podSpec.nodeSelector ?? {}).map(
          ([key, value]) => `${at(["nodeSelector", key])} nodeSelector ${key}=${value}`,
        ),
      ];
    }),
  );
}

describe("the values of a helm_release", () => {
  it("reads a heredoc, also where it names something that is not known", () => {
    const text = `resource "helm_release" "web" {
  values = [<<-EOT
    name: \${data.aws_eks_cluster.shop.name}
    controller:
      tolerations:
        - {key: tier, value: web, effect: NoSchedule}
      nodeSelector:
        tier: web
  EOT
  ]
}
`;
    expect(fragmentsOf(text)).toEqual(["main.tf:6 toleration tier=web:NoSchedule", "main.tf:8 nodeSelector tier=web"]);
  });

  it("leaves out fields that are not known, and texts into which a line may bring any field", () => {
    const field =
      'resource "helm_release" "web" {\n  values = [<<-EOT\n    nodeSelector:\n      a: ${data.x.y.z}\n  EOT\n  ]\n}\n';
    const line =
      'resource "helm_release" "web" {\n  values = [<<-EOT\n    nodeSelector:\n      a: b\n    ${data.x.y.z}\n  EOT\n  ]\n}\n';
    expect(fragmentsOf(field)).toEqual([]);
    expect(fragmentsOf(line)).toEqual([]);
  });

  it("reads yamlencode, each value where it is written", () => {
    const text = `locals {
  toleration = { key = "tier", value = "web", effect = "NoSchedule" }
}

resource "helm_release" "web" {
  values = [yamlencode({
    account = data.aws_caller_identity.current.account_id
    tolerations = [
      local.toleration,
    ]
  })]
}
`;
    expect(fragmentsOf(text)).toEqual(["main.tf:2 toleration tier=web:NoSchedule"]);
  });

  it("reads a template at its lines, and leaves a file of values to be read by itself", () => {
    const template = "nodeSelector:\n  tier: ${tier}\n";
    const text = `resource "helm_release" "web" {
  values = [templatefile("values.yaml.tpl", { tier = "web" }), file("values.yaml")]
}
`;
    const others = { "values.yaml.tpl": template, "values.yaml": "nodeSelector: {tier: file}\n" };
    expect(fragmentsOf(text, others)).toEqual(["values.yaml.tpl:2 nodeSelector tier=web"]);
  });

  it("puts together what is set one by one, in blocks and in lists", () => {
    const blocks = `resource "helm_release" "web" {
  set {
    name  = "controller.tolerations[0].key"
    value = "tier"
  }
  set {
    name  = "controller.tolerations[0].value"
    value = "web"
  }
  set {
    name  = "controller.tolerations[0].effect"
    value = "NoSchedule"
  }
}
`;
    const lists = `resource "helm_release" "web" {
  set = [
    { name = "nodeSelector.kubernetes\\\\.io/os", value = "linux" },
  ]
}
`;
    expect(fragmentsOf(blocks).map((line) => line.replace(/^main\.tf:\d+ /, ""))).toEqual([
      "toleration tier=web:NoSchedule",
    ]);
    expect(fragmentsOf(lists)).toEqual(["main.tf:3 nodeSelector kubernetes.io/os=linux"]);
  });

  it("says nothing where not every value that is set is known", () => {
    const unknownName =
      'resource "helm_release" "web" {\n  set {\n    name  = data.x.y.z\n    value = "a"\n  }\n  set {\n    name  = "nodeSelector.a"\n    value = "b"\n  }\n}\n';
    const unknownValue =
      'resource "helm_release" "web" {\n  set {\n    name  = "nodeSelector.a"\n    value = data.x.y.z\n  }\n}\n';
    expect(fragmentsOf(unknownName)).toEqual([]);
    expect(fragmentsOf(unknownValue)).toEqual([]);
  });
});

describe("the chart of a helm_release", () => {
  const release = (body: string) => `resource "helm_release" "web" {\n  name = "web"\n${body}\n}\n`;

  it.each([
    ['chart = "./charts/web"', ["live/prod/charts/web", "charts/web"]],
    ['chart = "../../charts/web"', ["charts/web", "../../charts/web"]],
    ['chart = "${path.module}/charts/web"', ["live/prod/charts/web", "live/prod/live/prod/charts/web"]],
  ])("%s stands in a folder", (chart, folders) => {
    expect(releasesOf(release(`  ${chart}`)).map((one) => one.folders)).toEqual([folders]);
  });

  it.each([
    'chart = "./charts/web"\n  repository = "https://charts.example.com"',
    'chart = "/srv/charts/web"',
    "chart = var.chart",
  ])("%s is none of the repository", (chart) => {
    expect(releasesOf(release(`  ${chart}`))).toEqual([]);
  });

  it.each([
    ['chart = "oci://registry.example.com/a/web"', "oci://registry.example.com/a/web"],
    ['chart = "web"\n  repository = "https://charts.example.com"', "https://charts.example.com"],
  ])("%s comes from outside", (chart, address) => {
    expect(releasesOf(release(`  ${chart}`)).map(({ folders, outside }) => ({ folders, outside }))).toEqual([
      { folders: [], outside: { name: "web", address, version: undefined } },
    ]);
  });

  it.each([
    ["set_list", 'set_list {\n    name = "a.b"\n    value = ["x", "y"]\n  }', [["a.b", "{x,y}", false]]],
    ["texts", 'set {\n    name = "a"\n    value = "1"\n    type = "string"\n  }', [["a", "1", true]]],
    ["a list of objects", 'set = [{ name = "a", value = "1" }]', [["a", "1", false]]],
    ["a list with commas", 'set_list {\n    name = "a"\n    value = ["x,y"]\n  }', 'value of "a" is not known'],
    ["a value of others", 'set {\n    name = "a"\n    value = data.x.y.z\n  }', 'value of "a" is not known'],
    [
      "blocks of others",
      'dynamic "set" {\n    for_each = data.x.y.z\n    content {\n      name = "a"\n    }\n  }',
      /./,
    ],
    ["other values", "values = data.x.y.z", /./],
    ["one more value", "values = [data.x.y.z]", /./],
    ["a list as values", 'values = ["[a]"]', "its values are not a mapping"],
    ["another namespace", "namespace = data.x.y.z", 'its "namespace" is not known'],
    ["nothing", 'values = [""]', []],
  ])("with %s", (_, body, expected) => {
    const [found] = releasesOf(release(`  chart = "./web"\n  ${body}`));
    const settings = found?.settings.map(({ name, value, asString }) => [name, value.text, asString]);
    if (typeof expected === "string") expect(found?.unknown).toBe(expected);
    else if (expected instanceof RegExp) expect(found?.unknown).toMatch(expected);
    else expect([settings, found?.unknown]).toEqual([expected, undefined]);
  });
});
