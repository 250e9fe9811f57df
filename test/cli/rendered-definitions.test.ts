import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withoutDefinitions } from "../../src/rendering/contract/definitions.js";
import { DISK } from "../../src/sources/disk/disk.js";
import { fillFolder } from "../../src/sources/render/temporary-folder.js";
import { KUSTOMIZE, readRendered } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const CRD = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: things.example.com}
spec:
  group: example.com
  names: {kind: Thing, plural: things}
  scope: Namespaced
  versions: [{name: v1, served: true, storage: true}]
`;
const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api}]
`;
const patch = (path: string) =>
  `patches:
  - target: {kind: CustomResourceDefinition}
    patch: '[{"op": "replace", "path": "${path}", "value": "other"}]'
  - target: {kind: Deployment}
    patch: '[{"op": "add", "path": "/spec/template/spec/nodeSelector", "value": {"pool": "a"}}]'
`;

describe.skipIf(KUSTOMIZE === undefined)("a kustomization with definitions of resources", () => {
  async function rendered(kustomization: string) {
    const folder = temporaryFolder({
      "kustomization.yaml": `resources: [crd.yaml, api.yaml]\n${kustomization}`,
      "crd.yaml": CRD,
      "api.yaml": DEPLOYMENT,
    });
    const { manifests } = await readRendered(folder);
    const [root] = manifests.filter(({ rendered }) => rendered !== undefined);
    return {
      pods: root?.workloads.map(({ name, podSpec }) => `${name} ${JSON.stringify(podSpec.nodeSelector)}`),
      documents: root?.documents,
      problems: manifests.flatMap(({ problems }) => problems.map(({ message }) => message)),
    };
  }

  it.each([
    ["nothing changes them", "", "{}"],
    ["a patch finds one by what names it", patch("/metadata/name"), '{"pool":"a"}'],
    ["a patch needs the rest of it", patch("/spec/names/plural"), '{"pool":"a"}'],
  ])("is rendered where %s", async (_, kustomization, selector) => {
    expect(await rendered(kustomization)).toEqual({ pods: [`api ${selector}`], documents: 1, problems: [] });
  });

  it("fails with what it says of the whole", async () => {
    const { pods, problems } = await rendered(patch("/spec/none/there"));
    expect([pods, problems]).toEqual([[], [expect.stringContaining("is not rendered")]]);
  });
});

it("only manifests are written without definitions, and hashed as they are", () => {
  const repository = temporaryFolder({ "crd.yaml": CRD, "api.yaml": DEPLOYMENT });
  const fill = (isManifest: boolean) => {
    const folder = temporaryFolder();
    const copies = ["crd.yaml", "api.yaml"].map((from) => ({
      from,
      to: from,
      ...(isManifest && { isManifest: true as const }),
    }));
    const filled = fillFolder({ files: [], copies, arguments: [] }, repository, folder, DISK, withoutDefinitions);
    return { ...filled, texts: copies.map(({ to }) => readFileSync(join(folder, to), "utf8")) };
  };
  const [cut, whole] = [fill(true), fill(false)];
  expect(cut).toMatchObject({ isCut: true, texts: [CRD.slice(0, CRD.indexOf("spec:")), DEPLOYMENT] });
  expect(whole).toMatchObject({ isCut: false, texts: [CRD, DEPLOYMENT], copied: cut.copied });
});
