import { podSpecPathOf } from "../../manifest/objects/kinds.js";
import { type KubernetesObject, nameOf, namespaceOf, objectsOf } from "../../manifest/objects/objects.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { nodeAt } from "../../yaml/node-value.js";
import type { Interpretation, RenderOutcome } from "../contract/render-root.js";
import { reachesFurther, renderedRelevance } from "../contract/rendered-relevance.js";
import { placementText } from "./field-origins.js";
import type { ChartRendering } from "./interpret.js";
import { readOutput } from "./rendered-documents.js";

/** Leaves out pods that are placed otherwise, or are not there, if a template decides some values otherwise. */
export function withoutOpen(
  { openAt, home, label, customKinds, marking }: ChartRendering,
  manifest: Manifest,
  [plain, other]: readonly (RenderOutcome | undefined)[],
): Interpretation {
  if (openAt === undefined) return { value: manifest };
  const placementsOf = (output: string) =>
    new Map(
      readOutput(output, home.file.path, renderedRelevance(customKinds), marking().beside ?? [])
        .documents.flatMap(({ documents }) => documents.flatMap(objectsOf))
        .map((object) => [keyOf(object), object]),
    );
  const [own, others] = [placementsOf(plain?.value ?? ""), placementsOf(other?.value ?? "")];
  const differ = [...own, ...others].filter(([key]) => !own.has(key) || !others.has(key));
  if (differ.length === 0) return { value: manifest };
  const isWhole = differ.some(
    ([, object]) => podSpecPathOf(object.apiVersion, object.kind) === undefined && reachesFurther(object),
  );
  const cause = "a template decides values that change where its pods run";
  const what = isWhole || other?.value === undefined ? "is not rendered" : "is rendered without some of its pods";
  const problem = { ...openAt, kind: "not-rendered", message: `chart "${label}" ${what}: ${cause}`, cause } as const;
  if (isWhole || other?.value === undefined) return { problem };
  const workloads = manifest.workloads.filter(({ apiVersion, kind, document, objectPath }) => {
    const node = nodeAt(document.root, objectPath);
    return node === undefined || others.has(keyOf({ apiVersion, kind, document, path: objectPath, node }));
  });
  const objects = manifest.objects.filter((object) => others.has(keyOf(object)));
  return { value: { ...manifest, objects, workloads, problems: [...manifest.problems, problem] } };
}

function keyOf(object: KubernetesObject): string {
  return JSON.stringify([nameOf(object), namespaceOf(object), placementText(object)]);
}
