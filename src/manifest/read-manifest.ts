import type { SourceDocument, SourceFile, SourceProblem } from "../model/source.js";
import type { Workload } from "../model/workload.js";
import type { CustomKind } from "./custom-workloads/custom-kind.js";
import { CUSTOM_KINDS, customKindOf } from "./custom-workloads/index.js";
import { readCustomWorkloads } from "./custom-workloads/read-custom-workloads.js";
import { splitDocuments } from "./document-boundaries.js";
import { readFragments } from "./fragments.js";
import { RELEVANT_KINDS } from "./kinds.js";
import { getEntry, nodeAt } from "./node-value.js";
import { groupOf, type KubernetesObject, objectsOf } from "./objects.js";
import { KUSTOMIZE_GROUP, mayHoldFragments } from "./other-kinds.js";
import { findPlaceholder } from "./pod-spec.js";
import { type RelevanceTest, relevanceTest } from "./relevance.js";
import { parseDocuments } from "./syntax.js";
import { isTerraformJson } from "./terraform-json.js";
import { rootWithTexts, withTexts } from "./texts-in-objects.js";
import { ownerOf, type WorkloadOwner } from "./workload-owner.js";
import { readWorkload } from "./workloads.js";

/** What one manifest file holds for taintlint. */
export interface Manifest {
  readonly file: SourceFile;
  /** Documents in the file that are not empty, parsed or not. */
  readonly documents: number;
  /** Objects of the relevant kinds. Empty for a template. */
  readonly objects: readonly KubernetesObject[];
  /** Fragments are among them. */
  readonly workloads: readonly Workload[];
  /** Only of documents that look like Kubernetes objects. */
  readonly problems: readonly SourceProblem[];
  /** Why the file was skipped as a template: the first placeholder, quoted; undefined for a plain manifest. */
  readonly template: string | undefined;
  /**
   * Of workloads that are left out because a scheduling field of theirs is filled in later: the field's text. What else
   * stands in the file is judged.
   */
  readonly placeholders?: readonly string[];
  /** The kustomization or chart whose rendering this is. Its workloads come from documents with an `origin`. */
  readonly rendered?: RenderedManifest;
  /** Why what is made of this file could not be rendered: it is judged as it stands, and what it misses is a note. */
  readonly unrendered?: string;
  /** It is judged only as rendered, in other manifests: what it holds as it stands is left out. */
  readonly covered?: true;
}

/** What was rendered, and for whom. */
export interface RenderedManifest {
  /** For people: `apps/prod`. */
  readonly root: string;
  /** Names of the clusters that GitOps objects deploy it to; undefined where a cluster's globs decide. */
  readonly clusters: ReadonlySet<string> | undefined;
}

/** What a configuration adds to the kinds that are known. */
export interface ManifestOptions {
  readonly customKinds?: readonly CustomKind[];
}

const NO_KINDS: readonly CustomKind[] = [];
const relevanceTests = new WeakMap<readonly CustomKind[], RelevanceTest>();

/** The test is made once for a whole run. */
function relevanceFor(own: readonly CustomKind[]): RelevanceTest {
  const known = relevanceTests.get(own);
  if (known !== undefined) return known;
  const test = relevanceTest(RELEVANT_KINDS, [...CUSTOM_KINDS, ...own]);
  relevanceTests.set(own, test);
  return test;
}

const TEMPLATE_MARK = /\{\{.*|\{%.*|\$\{\w+.*/;
const OBJECT_KEYS = [/^[ \t{"']*apiVersion["']?[ \t]*:/m, /["']?kind["']?[ \t]*:/];

/** The first placeholder of a template engine with the rest of its line, or undefined in a plain text. */
export function templateMark(text: string): string | undefined {
  return TEMPLATE_MARK.exec(text)?.[0];
}

function looksLikeObject(text: string): boolean {
  return OBJECT_KEYS.every((pattern) => pattern.test(text));
}

function countDocuments(text: string): number {
  let count = 0;
  for (const slice of splitDocuments(text)) {
    if (/^[ \t]*[^\s#]/m.test(text.slice(slice.start, slice.end).replace(/^---/, ""))) count++;
  }
  return count;
}

/** What an object holds for the scheduler; a text where a template fills in a scheduling field later. */
function readObject(object: KubernetesObject, own: readonly CustomKind[]): readonly Workload[] | string {
  const workload = readWorkload(object);
  if (workload !== undefined) {
    const podSpec = nodeAt(object.node, workload.podSpecPath);
    const placeholder = podSpec === undefined ? undefined : findPlaceholder(podSpec);
    return placeholder ?? [workload];
  }
  const kind = customKindOf(object.apiVersion, object.kind, own);
  if (kind === undefined && !mayHoldFragments(object.apiVersion, object.kind)) return [];
  const custom = kind === undefined ? [] : readCustomWorkloads(object, kind);
  for (const { podSpec } of custom) {
    const placeholder = findPlaceholder(podSpec);
    if (placeholder !== undefined) return placeholder;
  }
  const taken = custom.flatMap(({ nodes }) => nodes);
  const { node, document } = withTexts(object);
  const isFile = groupOf(object.apiVersion) === KUSTOMIZE_GROUP;
  const owner = isFile ? fileOwner(document) : { ...ownerOf(object), document };
  const fragments = readFragments({ node, owner, taken });
  return [...custom.map((one) => one.workload), ...fragments];
}

/** Stands for the object where a document is none that a cluster takes. */
function fileOwner(document: SourceDocument): WorkloadOwner {
  return {
    kind: "File",
    apiVersion: "",
    namespace: "",
    name: document.file.path,
    labels: {},
    annotations: {},
    document,
    objectPath: [],
  };
}

/** The fragments of a document that is no object: values of a chart, a file of some program's own format. */
function readFile(document: SourceDocument): readonly Workload[] {
  const { root } = document;
  if (root.kind !== "mapping" || getEntry(root, "kind") !== undefined || getEntry(root, "apiVersion") !== undefined) {
    return [];
  }
  const read = rootWithTexts(root, document.file);
  return readFragments({ node: read, owner: fileOwner({ ...document, root: read }), taken: [] });
}

/**
 * Reads the workloads of a file. A file that a template engine fills in later (Helm, Jinja) is recognised by a
 * placeholder that breaks the YAML or stands in a scheduling field: nothing in it can be judged as it stands. A
 * variable (`${POOL}`) changes nothing but its own field, so that only its workload is left out.
 */
export function readManifest(file: SourceFile, { customKinds = NO_KINDS }: ManifestOptions = {}): Manifest {
  if (isTerraformJson(file.text)) {
    return { file, documents: 1, objects: [], workloads: [], problems: [], template: undefined };
  }
  const documents = countDocuments(file.text);
  const parsed = parseDocuments(file, relevanceFor(customKinds));
  const nothing = { file, documents, objects: [], workloads: [], problems: [] };
  const mark = templateMark(file.text);
  if (mark !== undefined && parsed.problems.some((problem) => problem.kind === "syntax")) {
    return { ...nothing, template: mark };
  }
  const objects = parsed.documents.flatMap(objectsOf);
  const workloads: Workload[] = [];
  const placeholders: string[] = [];
  for (const object of objects) {
    const read = readObject(object, customKinds);
    if (typeof read !== "string") workloads.push(...read);
    else if (isOfEngine(read)) return { ...nothing, template: read };
    else placeholders.push(read);
  }
  const [placeholder] = placeholders;
  if (placeholder !== undefined && placeholders.length === objects.length) return { ...nothing, template: placeholder };
  workloads.push(...parsed.documents.flatMap(readFile));
  const problems = looksLikeObject(file.text) ? parsed.problems : [];
  const manifest = { file, documents, objects, workloads, problems, template: undefined };
  return placeholders.length === 0 ? manifest : { ...manifest, placeholders };
}

/** A template engine may leave out or repeat whole parts of a file, which a variable cannot. */
function isOfEngine(placeholder: string): boolean {
  return /\{\{|\{%/.test(placeholder);
}
