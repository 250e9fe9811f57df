import { fileOfPlace } from "../manifest/locate.js";
import type { Manifest, Unrendered } from "../manifest/read-manifest.js";
import type { Renderer, SourceDocument, SourceFile, SourceProblem } from "../model/source.js";
import type { RenderRoot } from "./render-root.js";

/** What came of a root. */
export type RootOutcome =
  | { readonly kind: "rendered"; readonly root: RenderRoot; readonly manifest: Manifest }
  /** It was refused, or its program failed. */
  | { readonly kind: "failed"; readonly root: RenderRoot; readonly problem: SourceProblem }
  /** Its program is not there, or the machine had a fault: the run says so once for all of them. */
  | { readonly kind: "left-out"; readonly root: RenderRoot; readonly fault?: string | undefined };

const ROOT_WORDS: Readonly<Record<Renderer, string>> = { kustomize: "kustomization", helm: "chart" };

/**
 * The roots that a run over some files needs: those that are among the files or read one of them. A root that GitOps
 * objects deploy is needed by a run over the whole repository.
 */
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

/** The precedence of outcomes for a file below several roots. */
const WEIGHT: Readonly<Record<Unrendered["kind"] | "none", number>> = { none: 0, failed: 1, missing: 2, fault: 3 };

/**
 * Puts what was rendered beside the manifests that were read. A manifest that a rendered root takes in is judged only
 * as rendered; one that only failed roots take in is judged as it stands, and knows why. Of a root that is not itself
 * among the files only the workloads are kept that come from one of them.
 */
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

/** The reading of a text that fails is the renderer's to tell: its one problem stands for the whole root. */
function manifestOf(outcome: RootOutcome, files: ReadonlySet<string>): Manifest[] {
  const { kind, root } = outcome;
  if (kind === "left-out") return [];
  if (kind === "rendered") {
    const { manifest } = outcome;
    if (files.has(root.file.path)) return [manifest];
    const workloads = manifest.workloads.filter(({ document }) => comesFrom(document, files));
    return [{ ...manifest, workloads, problems: manifest.problems.filter(({ file }) => files.has(file.path)) }];
  }
  const { file, label, clusters, covers } = root;
  const nothing = { documents: 0, objects: [], workloads: [], template: undefined };
  return [{ ...nothing, file, problems: [outcome.problem], rendered: { root: label, clusters, covers } }];
}

function comesFrom(document: SourceDocument, files: ReadonlySet<string>): boolean {
  return originFiles(document).some(({ path }) => files.has(path));
}

/** Every file that a person may edit to change a rendered document; none for one that was not rendered. */
export function originFiles({ origin }: SourceDocument): readonly SourceFile[] {
  if (origin === undefined) return [];
  return [...new Set([origin.place, ...origin.fields.map(({ place }) => place)].map(fileOfPlace))];
}

/** Every file that gave something to a rendered workload. */
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
