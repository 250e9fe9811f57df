import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { planCharts } from "../../../src/rendering/helm/plan-charts.js";
import { pack } from "../../cli/packed-chart.js";
import { temporaryFolder } from "../../cli/temporary-folder.js";
import { folderFiles } from "./folder-files.js";
import { HELM, runHelm } from "./helm-program.js";

const metadata = (name: string, more = "") => `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${more}`;
const pod = (value: string) =>
  `kind: Pod\napiVersion: v1\nmetadata: {name: ${value}}\nspec: {nodeName: {{ .Values.node }}}\n`;

/** Two packed charts, one of them used twice, with a packed and an unpacked chart in it. */
const FILES = {
  "Chart.yaml": metadata(
    "web",
    "dependencies:\n- {name: api, version: 1.0.0}\n- {name: api, version: 1.0.0, alias: other}\n- {name: common, version: 1.0.0}\n",
  ),
  "values.yaml": "node: a\nother: {node: b, inner: {node: c}}\n",
  ".helmignore": "*.swp\n",
  "templates/pod.yaml": pod('{{ include "common.name" . }}'),
  "values.schema.json": '{"type": "object"}',
  "charts/api-1.0.0+x.tgz": pack("api", {
    "Chart.yaml": metadata("api"),
    "values.yaml": "\ufeffnode: d\n",
    "values.schema.json": "{}",
    ".helmignore": "*.yaml\n",
    "icon.png": Buffer.from([0x89, 0xff, 0]),
    "files/a.txt": "e",
    "templates/pod.yaml": pod('api{{ .Files.Get "files/a.txt" }}'),
    "charts/inner-1.0.0.tgz": pack("inner", {
      "Chart.yaml": metadata("inner"),
      "values.yaml": "node: f\n",
      "templates/deep/pod.yaml": pod("{{ .Chart.Name }}"),
    }),
    "charts/plain/Chart.yaml": metadata("plain"),
    "charts/plain/templates/pod.yaml": "kind: Pod\napiVersion: v1\nmetadata: {name: plain}\n",
  }),
  "charts/common-1.0.0.tgz": pack("common", {
    "Chart.yaml": metadata("common", "type: library\n"),
    "templates/_name.tpl": '{{ define "common.name" }}common{{ end }}',
  }),
};

it.skipIf(HELM === undefined)("packed charts render as helm renders them itself", () => {
  const folder = temporaryFolder(FILES);
  const files = folderFiles(folder);
  const [root] = planCharts({ charts: ["Chart.yaml"], declared: [], targets: [], kubernetesVersion: undefined, files });
  const [request] = root?.requests ?? [];
  if (HELM === undefined || request === undefined) throw new Error(root?.refusal?.message);
  const { stdout } = spawnSync(HELM, ["template", "web", "."], { cwd: folder, encoding: "utf8" });
  expect(stdout.match(/^# Source/gm)).toHaveLength(5);
  const plain = { ...request, files: request.wholeFiles ?? request.files };
  expect(runHelm(HELM, folder, plain).value).toBe(stdout);
  expect(request.copies.map(({ to, isPacked }) => [to, isPacked])).toContainEqual([
    "chart/charts/api-1-0-0-x-tgz",
    true,
  ]);
  expect(request.copies.some(({ to }) => /tgz$|schema/.test(to) && !/-tgz$/.test(to))).toBe(false);
});
