import { describe, expect, it } from "vitest";
import { locate } from "../../src/manifest/locate.js";
import { formatTaint } from "../../src/model/taint.js";
import { HELM, KUSTOMIZE, readRendered } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

function nodePool(name: string, taints = "[]"): string {
  return `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}}\nspec: {template: {spec: {taints: ${taints}}}}\n`;
}

const GPU = "[{key: gpu, effect: NoSchedule}]";
const PATCH = `${nodePool("gpu", "[{key: gpu, value: prod, effect: NoSchedule}]")}`;
const OVERLAY = "resources: [../base]\npatches: [{path: patch.yaml, target: {kind: NodePool}}]\n";

/** `cluster/name taints [open fields] file`, one line for each pool. */
async function poolsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { clusters } = await readRendered(temporaryFolder(files), []);
  return clusters.flatMap(({ inventory }) =>
    inventory.pools.map(({ name, taints, incomplete = [], place }) => {
      const open = incomplete.map(({ field }) => field).join(" ");
      return `${name} ${taints.map(formatTaint).join(" ")} [${open}] ${locate(place).file}`;
    }),
  );
}

describe.skipIf(KUSTOMIZE === undefined)("pools in kustomizations", () => {
  it("are what the overlay makes of them", async () => {
    const files = {
      "base/kustomization.yaml": "resources: [pool.yaml]\n",
      "base/pool.yaml": nodePool("gpu", GPU),
      "prod/kustomization.yaml": OVERLAY,
      "prod/patch.yaml": PATCH,
    };
    expect(await poolsOf(files)).toEqual(["gpu gpu=prod:NoSchedule [] base/pool.yaml"]);
  });

  it("are those of the cluster that names their file, where each manifest may go to each cluster", async () => {
    const files = {
      "taintlint.yaml":
        "version: 1\nclusters: [{name: dev, from: [pools/dev/a.yaml]}, {name: prod, from: [pools/prod/b.yaml]}]\n",
      "pools/dev/kustomization.yaml": "resources: [a.yaml]\n",
      "pools/dev/a.yaml": nodePool("a"),
      "pools/prod/kustomization.yaml": "resources: [b.yaml]\n",
      "pools/prod/b.yaml": nodePool("b"),
    };
    expect(await poolsOf(files)).toEqual(["a  [] pools/dev/a.yaml", "b  [] pools/prod/b.yaml"]);
  });

  it("are none in a folder that is no longer used", async () => {
    const kustomized = (folder: string, name: string) => ({
      [`${folder}/kustomization.yaml`]: "resources: [pool.yaml]\n",
      [`${folder}/pool.yaml`]: nodePool(name),
    });
    const files = { ...kustomized("nodes", "general"), ...kustomized("archive/nodes", "gpu") };
    expect(await poolsOf(files)).toEqual(["general  [] nodes/pool.yaml"]);
  });

  it("give way to what is declared by hand", async () => {
    const files = {
      "taintlint.yaml": "version: 1\npools: [{name: general}]\n",
      "base/kustomization.yaml": "resources: [pool.yaml]\n",
      "base/pool.yaml": nodePool("gpu", GPU),
    };
    expect(await poolsOf(files)).toEqual(["general  [] taintlint.yaml"]);
  });
});

describe.skipIf(HELM === undefined)("pools in charts", () => {
  const chart = {
    "chart/Chart.yaml": "apiVersion: v2\nname: nodes\nversion: 1.0.0\n",
    "chart/values.yaml": "pools: [gpu]\n",
    "chart/templates/pool.yaml": `{{- range .Values.pools }}\n---\n${nodePool("{{ . }}", GPU)}{{- end }}\n`,
  };

  it("are read from the rendering, and may not exist where nothing installs the chart", async () => {
    expect(await poolsOf(chart)).toEqual(["gpu gpu:NoSchedule [exists] chart/templates/pool.yaml"]);
  });

  it("exist where the configuration names the values that the chart is installed with", async () => {
    const files = {
      ...chart,
      "taintlint.yaml": "version: 1\ncharts: [{path: chart, values: [prod.yaml]}]\n",
      "prod.yaml": "pools: [big]\n",
    };
    expect(await poolsOf(files)).toEqual(["big gpu:NoSchedule [] chart/templates/pool.yaml"]);
  });
});
