import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { KUSTOMIZE, readRendered } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const pod = (kind: string, name: string) =>
  kind === "Pod"
    ? `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {containers: [{name: a, image: "a:1"}]}\n`
    : `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: a, image: "a:1"}]}}}\n`;
const patch = (target: string, field = "tolerations") =>
  `  - target: ${target}\n    patch: |-\n      - op: add\n        path: ${field === "tolerations" ? "/spec/template/spec/tolerations" : field}\n        value: [{key: gpu, operator: Exists}]\n`;
const merge = (target: string) =>
  `  - target: ${target}\n    patch: |-\n      apiVersion: apps/v1\n      kind: Deployment\n      metadata: {name: x}\n      spec: {template: {spec: {nodeSelector: {a: b}}}}\n`;
const overlay = (patches: string, more = "") => `resources: [../base]\n${more}patches:\n${patches}`;
const OPERATED = "apiVersion: example.org/v1\nkind: Engine\nmetadata: {name: web}\nspec: {size: 1}\n";

async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = temporaryFolder({
    "taintlint.yaml": "version: 1\npools: [{name: a}, {name: gpu, taints: ['gpu=true:NoSchedule']}]\n",
    "base/kustomization.yaml": "resources: [web.yaml]\n",
    "base/web.yaml": pod("Deployment", "web"),
    ...files,
  });
  return lintRepository(await readRendered(folder))
    .findings.filter(({ rule }) => rule === "ignored-values")
    .map(({ source, severity, message }) => `${severity} ${source.file}:${source.line} ${message}`);
}

const SAYS = 'changes nothing: its target (kind "Deployment", name "api") is no object of kustomization "overlay"';

describe.skipIf(KUSTOMIZE === undefined)("a patch whose target is no object", () => {
  it.each([
    [
      "another name",
      overlay(patch("{kind: Deployment, name: api}")),
      [`warning overlay/kustomization.yaml:3 the patch with "tolerations" ${SAYS}`],
    ],
    [
      "a strategic merge patch",
      overlay(merge("{kind: Deployment, name: api}")),
      [`warning overlay/kustomization.yaml:3 the patch with "nodeSelector" ${SAYS}`],
    ],
    [
      "another kind",
      overlay(patch("{kind: StatefulSet}")),
      [
        'warning overlay/kustomization.yaml:3 the patch with "tolerations" changes nothing: its target (kind "StatefulSet") is no object of kustomization "overlay"',
      ],
    ],
    ["its kind and name", overlay(patch("{kind: Deployment, name: web}")), []],
    ["a name by a pattern", overlay(patch("{kind: Deployment, name: w.*}")), []],
    ["a name that the overlay changes", overlay(patch("{kind: Deployment, name: web}"), "namePrefix: eu-\n"), []],
    [
      "a label that the overlay adds",
      overlay(patch("{labelSelector: 'team=a'}"), "labels: [{pairs: {team: a}}]\n"),
      [],
    ],
    ["a kind beside another that is there", overlay(patch("{kind: Deployment}") + patch("{kind: StatefulSet}")), []],
    [
      "something that does not place pods",
      overlay(patch("{kind: Deployment, name: api}", "/metadata/annotations")),
      [],
    ],
  ])("%s", async (_, kustomization, expected) => {
    expect(await told({ "overlay/kustomization.yaml": kustomization })).toEqual(expected);
  });

  it("is not told of a component, which serves several kustomizations", async () => {
    const component = `apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches:\n${patch("{kind: StatefulSet, name: db}")}`;
    const files = { "gpu/kustomization.yaml": component };
    expect(
      await told({ ...files, "overlay/kustomization.yaml": "resources: [../base]\ncomponents: [../gpu]\n" }),
    ).toEqual([]);
  });

  it("is not told where another patch takes the object away", async () => {
    const removal =
      "  - target: {kind: Deployment, name: web}\n    patch: '{apiVersion: apps/v1, kind: Deployment, metadata: {name: web}, $patch: delete}'\n";
    const files = {
      "base/kustomization.yaml": `resources: [web.yaml, db.yaml]\npatches:\n${patch("{kind: Deployment, name: web}")}`,
      "base/db.yaml": pod("StatefulSet", "db"),
    };
    expect(await told({ ...files, "overlay/kustomization.yaml": overlay(removal) })).toEqual([]);
  });

  it("may be one of a kind that nobody judges", async () => {
    const files = { "base/kustomization.yaml": "resources: [web.yaml, engine.yaml]\n", "base/engine.yaml": OPERATED };
    const kustomization = overlay(patch("{kind: Engine}").replace("spec/template/spec", "spec"));
    expect(await told({ ...files, "overlay/kustomization.yaml": kustomization })).toEqual([]);
  });
});
