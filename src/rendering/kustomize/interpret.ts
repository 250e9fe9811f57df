import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { readObjectWorkloads } from "../../manifest/object-workloads.js";
import { type KubernetesObject, nameOf, namespaceOf, objectsOf } from "../../manifest/objects/objects.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { createBudget } from "../../model/budget.js";
import { formatCount } from "../../model/limits.js";
import type { RenderedOrigin, SourceDocument, SourceFile, SourceProblem } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { splitDocuments } from "../../yaml/document-boundaries.js";
import { nodeAt } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import type { Interpretation, RenderOutcome } from "../contract/render-root.js";
import { renderedRelevance } from "../contract/rendered-relevance.js";
import type { KustomizeTarget } from "../contract/targets.js";
import { substituteInObject, substituteWith } from "../gitops/substitution.js";
import { findIdlePatches } from "./idle-patches.js";
import { scalarTextPlace } from "./kustomization.js";
import type { Closure } from "./planned-closure.js";
import { findSourceObjects, sourceObjects } from "./source-object.js";
import { holdsStandIn } from "./stand-ins.js";
import { isRenamed, type Rendering, traceObject } from "./trace-object.js";

export interface RenderedKustomization extends Omit<Rendering, "substitute" | "budget"> {
  readonly customKinds: readonly CustomKind[];
  readonly fetched: Closure["fetched"];
}

/** Bound on comparisons that trace the fields of one rendering. */
const MOST_COMPARISONS = 20_000_000;

/** Keeps only judged objects: output holds secrets, and none of it may reach a message. */
export function interpretKustomization(
  root: RenderedKustomization,
  outcome: RenderOutcome | undefined,
  ofCharts: readonly SourceProblem[] = [],
): Interpretation {
  if (outcome?.value === undefined) return { problem: notRendered(root, outcome?.problem ?? "it was not run") };
  const { label, target, customKinds } = root;
  const slices = splitDocuments(outcome.value).map(({ start, end }) => outcome.value.slice(start, end));
  const substitute = substituteWith(target);
  const isRelevant = renderedRelevance(customKinds);
  const kept = slices
    .filter(isRelevant)
    .filter((slice) => !holdsStandIn(slice))
    .map((slice) => substituteInObject(slice.replace(/^---[ \t]*\r?\n/, ""), substitute));
  const file: SourceFile = { path: root.file.path, text: kept.join("---\n") };
  const parsed = parseDocuments(file);
  if (parsed.problems.some(({ kind }) => kind === "syntax")) {
    return { problem: notRendered(root, "the output of kustomize is not valid YAML") };
  }
  const budget = createBudget(MOST_COMPARISONS);
  const printed = parsed.documents.flatMap(objectsOf).map((object): KubernetesObject => {
    const document: SourceDocument = { file, start: object.node.start, root: object.node };
    return { ...object, document, path: [] };
  });
  const { accumulations, repository } = root;
  const kinds = new Set(printed.map(({ kind }) => kind));
  const sources = kinds.size === 0 ? [] : sourceObjects(accumulations, repository, substitute, kinds);
  const rendering = { ...root, substitute, budget };
  const sourceOf = findSourceObjects(printed, sources, (object, source) => isRenamed(object, source, rendering));
  const objects = printed.map((object): KubernetesObject => {
    const origin = atReferences(traceObject(object, sourceOf.get(object), rendering), root.fetched);
    return { ...object, document: { ...object.document, origin } };
  });
  if (!budget.spend(0)) {
    const reason = `its patches, labels and lists are more than ${formatCount(MOST_COMPARISONS)} comparisons with what it makes`;
    return { problem: notRendered(root, reason) };
  }
  const workloads: Workload[] = [];
  // Content replaced by a stand-in is unknown.
  const problems: SourceProblem[] = slices.some(holdsStandIn)
    ? []
    : findIdlePatches({
        ...root,
        budget,
        objects: objects.map((object) => ({ rendered: object, base: baseOf(object) })),
        others: slices.filter((slice) => !isRelevant(slice)),
      });
  problems.push(...ofCharts);
  for (const object of objects) {
    const read = readObjectWorkloads(object, customKinds);
    if (typeof read === "string") problems.push(unfilled(object, root));
    else workloads.push(...withBases(read, object, customKinds).map((one) => inNamespace(one, object, target)));
  }
  const manifest: Manifest = {
    file,
    documents: slices.filter((slice) => /^[ \t]*[^\s#]/m.test(slice.replace(/^---/, ""))).length,
    objects,
    workloads,
    problems: problems.map((problem) => ({ ...problem, ...root.fetched.get(problem.file.path) })),
    template: undefined,
    rendered: { root: label, clusters: target?.clusters },
  };
  return { value: manifest };
}

/** Puts what other repositories say at the references to them. */
function atReferences(origin: RenderedOrigin, fetched: Closure["fetched"]): RenderedOrigin {
  const edited = (at: RenderedOrigin["place"]) => fetched.get(("span" in at ? at : at.document).file.path) ?? at;
  const fields = origin.fields.map((field) => ({ ...field, place: edited(field.place) }));
  const made = { ...origin, place: edited(origin.place), fields };
  const { base } = origin;
  const place = base && fetched.get(base.document.file.path);
  if (base === undefined || place === undefined) return made;
  return { ...made, base: { ...base, document: { ...base.document, origin: { ...made, place, fields: [] } } } };
}

function notRendered({ label, file }: RenderedKustomization, reason: string): SourceProblem {
  const message = `kustomization "${label}" is not rendered: ${reason}`;
  return { kind: "not-rendered", message, cause: reason, file, span: { start: 0, end: 0 } };
}

function withBases(
  workloads: readonly Workload[],
  object: KubernetesObject,
  customKinds: readonly CustomKind[],
): readonly Workload[] {
  const base = baseOf(object);
  if (base === undefined) return workloads;
  const bases = readObjectWorkloads(base, customKinds);
  // An unfilled variable makes the base unknown.
  if (typeof bases === "string") return workloads;
  return workloads.map((workload) => {
    const base = bases.find(({ part, isFragment }) => part === workload.part && isFragment === workload.isFragment);
    return base === undefined ? workload : { ...workload, base };
  });
}

/** Undefined if there is none. */
function baseOf({ apiVersion, kind, document: { origin } }: KubernetesObject): KubernetesObject | undefined {
  if (origin?.base === undefined) return undefined;
  const { document, objectPath } = origin.base;
  const node = nodeAt(document.root, objectPath);
  return node && { apiVersion, kind, document, path: objectPath, node };
}

function inNamespace(workload: Workload, { node }: KubernetesObject, target: KustomizeTarget | undefined): Workload {
  const namespace = target?.defaultNamespace;
  if (namespace === undefined || namespaceOf({ node }) !== undefined) return workload;
  return { ...workload, namespace };
}

function unfilled({ kind, node, document: { origin } }: KubernetesObject, { label, file }: RenderedKustomization) {
  const name = nameOf({ node }) ?? "";
  const cause = "a scheduling field holds a variable that is filled in later";
  const message = `${kind} "${name}" of kustomization "${label}" is not judged: ${cause}`;
  const place = origin?.place ?? { file, span: { start: 0, end: 0 } };
  const at = "span" in place ? place : scalarTextPlace(place);
  return { kind: "not-rendered", message, cause, file: at.file, span: at.span } as const;
}
