import { scalarText } from "../../inventory/contract/configuration-value.js";
import { compileGlob } from "../../model/path-glob.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { Place, SourceDocument, SourceFile, SourceNode } from "../../model/source.js";
import type { ChartDeclaration } from "../../rendering/helm/chart-declaration.js";
import { getValue } from "../../yaml/node-value.js";

export function readCharts(document: SourceDocument): ChartDeclaration[] {
  const list = getValue(document.root, "charts");
  const items = list?.kind === "sequence" ? list.items : [];
  const configurationFolder = parentFolder(joinPath(document.file.path));
  return items.map((item, index): ChartDeclaration => {
    const place: Place = { document, path: ["charts", index], target: "value" };
    const path = scalarText(getValue(item, "path")) ?? "";
    return {
      name: scalarText(getValue(item, "name")),
      path,
      means: meansFolder(document.file, joinPath(configurationFolder, path.replace(/\/?Chart\.yaml$/, ""))),
      values: readValues(getValue(item, "values"), place),
      configurationFolder,
      releaseName: scalarText(getValue(item, "releaseName")),
      namespace: scalarText(getValue(item, "namespace")),
      kubeVersion: scalarText(getValue(item, "kubeVersion")),
      clusters: readWords(getValue(item, "clusters")),
      place,
    };
  });
}

function meansFolder({ below = "." }: SourceFile, path: string): (folder: string) => boolean {
  const { matches } = compileGlob(joinPath(below, path), { dot: true });
  return (folder) => folder === path || matches(joinPath(below, folder));
}

function readValues(node: SourceNode | undefined, place: Place): ChartDeclaration["values"] {
  if (node === undefined) return [];
  const at: Place = { ...place, path: [...place.path, "values"] };
  if (node.kind !== "sequence") return [{ path: scalarText(node) ?? "", place: at }];
  return node.items.map((item, index) => ({
    path: scalarText(item) ?? "",
    place: { ...at, path: [...at.path, index] },
  }));
}

function readWords(node: SourceNode | undefined): string[] | undefined {
  return node?.kind === "sequence" ? node.items.map((item) => scalarText(item) ?? "") : undefined;
}
