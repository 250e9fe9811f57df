import { isTerraformName } from "../../inventory/terraform/texts.js";
import { fileOfPlace } from "../../manifest/locate.js";
import type { Manifest, Unrendered } from "../../manifest/read-manifest.js";
import type { Renderer, SourceDocument, SourceFile, SourceProblem } from "../../model/source.js";
import type { RenderRoot } from "./render-root.js";

export type RootOutcome =
  | { readonly kind: "rendered"; readonly root: RenderRoot; readonly manifest: Manifest }
  | { readonly kind: "failed"; readonly root: RenderRoot; readonly problem: SourceProblem }
  /** The program is missing or the machine had a fault; the run reports that once for all roots. */
  | { readonly kind: "left-out"; readonly root: RenderRoot; readonly fault?: string | undefined };

const ROOT_WORDS: Readonly<Record<Renderer, string>> = { kustomize: "kustomization", helm: "chart" };

/** Returns the roots among the files or reading one, and those GitOps objects deploy if the run `isWhole`. */
export function neededRoots(
  roots: readonly RenderRoot[],
  manifests: readonly Manifest[],
  isWhole: boolean,
): readonly RenderRoot[] {
  const files = pathsOf(manifests);
  return roots.filter(({ file, clusters, covers, reads }) => {
    if (files.has(file.path) || (isWhole && clusters !== undefined && clusters.size > 0)) return true;
    return covers.some((path) => files.has(path)) || reads.some((path) => files.has(path));
  });
}

const WEIGHT: Readonly<Record<Unrendered["kind"] | "none", number>> = { none: 0, failed: 1, missing: 2, fault: 3 };

/** Adds rendered manifests. Covered ones are judged only as rendered, or with the reason if all their roots failed. */
export function applyRenderings(manifests: readonly Manifest[], outcomes: readonly RootOutcome[]): readonly Manifest[] {
  const rendered = new Set<string>();
  const unrendered = new Map<string, Unrendered>();
  for (const outcome of outcomes) {
    const { covers, renderer, label: root } = outcome.root;
    const kind = outcome.kind !== "left-out" ? outcome.kind : outcome.fault === undefined ? "missing" : "fault";
    for (const path of covers) {
      if (kind === "rendered") rendered.add(path);
      else if (WEIGHT[kind] > WEIGHT[unrendered.get(path)?.kind ?? "none"]) {
        unrendered.set(path, { reason: describeUnrendered(outcome.root), kind, renderer, root });
      }
    }
  }
  const files = pathsOf(manifests);
  const raw = manifests.map((manifest): Manifest => {
    const { path } = manifest.file;
    if (rendered.has(path)) {
      const { placeholders: _, ...asRead } = manifest;
      return { ...asRead, objects: [], workloads: [], problems: [], covered: true };
    }
    const reason = unrendered.get(path);
    return reason === undefined ? manifest : { ...manifest, unrendered: reason };
  });
  return [...raw, ...outcomes.flatMap((outcome) => manifestOf(outcome, files))];
}

function manifestOf(outcome: RootOutcome, files: ReadonlySet<string>): Manifest[] {
  const { kind, root } = outcome;
  if (kind === "left-out") return [];
  if (kind === "rendered") {
    const { manifest } = outcome;
    // Terraform files are not named as manifests: their releases count with their roots.
    const isOfTerraform = manifest.rendered?.release !== undefined && isTerraformName(root.file.path);
    if (files.has(root.file.path) || isOfTerraform) return [manifest];
    const workloads = manifest.workloads.filter(({ document }) =>
      originFiles(document).some(({ path }) => files.has(path)),
    );
    return [{ ...manifest, workloads, problems: manifest.problems.filter(({ file }) => files.has(file.path)) }];
  }
  const { file, label, clusters, covers } = root;
  const nothing = { documents: 0, objects: [], workloads: [], template: undefined };
  return [{ ...nothing, file, problems: [outcome.problem], rendered: { root: label, clusters, covers } }];
}

/** Returns the files that a document was rendered from; empty if not rendered. */
export function originFiles({ origin }: SourceDocument): readonly SourceFile[] {
  if (origin === undefined) return [];
  return [...new Set([origin.place, ...origin.fields.map(({ place }) => place)].map(fileOfPlace))];
}

export function renderedFrom(manifests: readonly Manifest[]): readonly SourceFile[] {
  const rendered = manifests.filter((manifest) => manifest.rendered !== undefined);
  return [...new Set(rendered.flatMap(({ workloads }) => workloads.flatMap(({ document }) => originFiles(document))))];
}

function describeUnrendered({ renderer, label }: RenderRoot): string {
  return `its ${ROOT_WORDS[renderer]} "${label}" could not be rendered`;
}

function pathsOf(manifests: readonly Manifest[]): ReadonlySet<string> {
  return new Set(manifests.map(({ file }) => file.path));
}
