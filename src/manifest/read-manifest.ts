import { guarded, startOfFile } from "../model/internal-problem.js";
import { formatCount, MOST_ENTRIES } from "../model/limits.js";
import { isInChart, isTemplateName } from "../model/manifest-name.js";
import { memoize } from "../model/memoize.js";
import type { NodeSelectorTerm } from "../model/pod.js";
import type { DocumentSlice, Renderer, SourceDocument, SourceFile, SourceProblem, TextPlace } from "../model/source.js";
import type { Workload } from "../model/workload.js";
import { holdsUnseen, splitDocuments, UNSEEN } from "../yaml/document-boundaries.js";
import { getEntry } from "../yaml/node-value.js";
import { isOfEngine, templateMark } from "../yaml/placeholders.js";
import { parsePlainly, parseTemplate, slicesThatMatter } from "../yaml/syntax.js";
import { readProwJobs } from "./custom-workloads/prow-jobs.js";
import type { CustomKind } from "./fields/custom-kind.js";
import { isJsonSchema, isUnitTest, readFragments } from "./fragments.js";
import { textPlaceOf } from "./locate.js";
import { readObjectWorkloads, relevanceOf } from "./object-workloads.js";
import { type KubernetesObject, objectsOf } from "./objects/objects.js";
import { madeObjects } from "./objects/owned-objects.js";
import { mayHoldField } from "./objects/relevance.js";
import { rootWithTexts } from "./objects/texts-in-objects.js";
import { fileOwner } from "./objects/workload-owner.js";
import { mayHoldSuppression } from "./suppressions.js";
import { isTerraformJson } from "./terraform-json.js";
import { duplicateKeys } from "./workloads/duplicate-keys.js";
import { readWorkload } from "./workloads/workloads.js";

export interface Manifest {
  readonly file: SourceFile;
  readonly documents: number;
  /** Empty for a template. */
  readonly objects: readonly KubernetesObject[];
  readonly workloads: readonly Workload[];
  /** Only for documents that look like Kubernetes objects. */
  readonly problems: readonly SourceProblem[];
  /** The first placeholder, if the file was skipped as a template. */
  readonly template: string | undefined;
  /** Placeholders of workloads that are skipped because a scheduling field is filled in later. */
  readonly placeholders?: readonly string[];
  /** The first placeholder that was blanked. */
  readonly blank?: string;
  /** Set if this is a rendering. Documents of workloads then have an `origin`. */
  readonly rendered?: RenderedManifest;
  /** Set if a root of this file was not rendered. */
  readonly unrendered?: Unrendered;
  /** Judged only in other, rendered manifests. */
  readonly covered?: true;
}

export interface Unrendered {
  /** A lower-case clause. */
  readonly reason: string;
  /** The repository is at fault, a program is missing, or the machine failed; the last keeps severities. */
  readonly kind: "failed" | "missing" | "fault";
  readonly renderer: Renderer;
  readonly root: string;
}

export interface RenderedManifest {
  /** For messages: `apps/prod`. */
  readonly root: string;
  /** Clusters that GitOps objects deploy to; undefined if cluster globs decide. */
  readonly clusters: ReadonlySet<string> | undefined;
  /** The place that deploys a chart from outside of the repository. */
  readonly release?: TextPlace | undefined;
  /** The chart from outside that is rendered; undefined for one of the repository. */
  readonly chart?: ReleasedChart | undefined;
  /** Manifests below a root that could not be rendered. */
  readonly covers?: readonly string[];
}

export interface ReleasedChart {
  readonly name: string;
  readonly version: string;
  /** The version in the release or its source, else the release. */
  readonly at: TextPlace;
  /** All values of the release. */
  readonly values: string;
}

export interface ManifestOptions {
  readonly customKinds?: readonly CustomKind[];
}

/** Fields that only a cluster writes into the items of its lists. */
const MADE = /ownerReferences|PodScheduled|creationTimestamp/;
const NO_KINDS: readonly CustomKind[] = [];
const OBJECT_KEYS = [/^( *)["']?apiVersion["']?[ \t]*:/gm, /^( *)["']?kind["']?[ \t]*:/gm];
/** Anywhere: another reading may begin there. */
const HIDDEN_KEYS = [/apiVersion["']?\s*:/, /kind["']?\s*:/];
/** The indentation of the first line that is neither a marker nor a comment. */
const ROOT = /^(?!---|[ \t]*(?:#|\r?$)) */m;
/** Files that decide what others deploy. */
const FILLS_IN = /(?:^|\/)(?:values[^/]*|Chart|kustomization)\.ya?ml$/i;
const JSON_KEYS = [/^(?:---)?[ \t]*\{/m, /"apiVersion"\s*:/, /"kind"\s*:/];

/** Reports whether a syntax problem is in a document meant for kubectl. */
function isOfObject({ kind, file, span, isHidden = false }: SourceProblem): boolean {
  if (kind !== "syntax") return false;
  const slice = splitDocuments(file.text).findLast(({ start }) => start <= span.start);
  const text = file.text.slice(slice?.start, slice?.end).replaceAll(UNSEEN, "\n");
  if (isHidden && (FILLS_IN.test(file.path) || isInChart(file.path) || mayHoldField(text))) return true;
  const [root] = ROOT.exec(text) ?? [];
  const isAtRoot = (key: RegExp) => [...text.matchAll(key)].some(([, indent]) => indent === "" || indent === root);
  return (isHidden ? HIDDEN_KEYS : JSON_KEYS).every((key) => key.test(text)) || OBJECT_KEYS.every(isAtRoot);
}

function duplicatesIn(file: SourceFile, workloads: readonly Workload[]): SourceProblem[] {
  const places = new Map(
    workloads
      // A template tool may choose between duplicate keys.
      .filter(({ document }) => document.blanks === undefined)
      .flatMap(duplicateKeys)
      .map((span) => [span.start, span]),
  );
  return [...places.values()].map(({ start, end }) => {
    const message = `key "${file.text.slice(start, end)}" occurs twice in this mapping: only the last one counts`;
    return { kind: "duplicate-key", message, file, span: { start, end } };
  });
}

function holdsContent({ text }: DocumentSlice): boolean {
  return /^[ \t]*[^\s#]/m.test(text.startsWith("---") ? text.slice("---".length) : text);
}

/** Reads a document that is no object: Prow jobs, chart values, other formats. */
function readFile(document: SourceDocument): readonly Workload[] {
  const { root } = document;
  if (root.kind !== "mapping" || getEntry(root, "kind") !== undefined || getEntry(root, "apiVersion") !== undefined) {
    return [];
  }
  if (isJsonSchema(document) || isUnitTest(document)) return [];
  const read = rootWithTexts(root, document.file);
  const jobs = readProwJobs(document);
  const taken = jobs.map(({ node }) => node);
  const fragments = readFragments({
    node: read,
    owner: fileOwner(read === root ? document : { ...document, root: read }),
    taken,
  });
  return [...jobs.flatMap(({ workload }) => workload ?? []), ...fragments];
}

/** Reads a file's workloads, memoized. Blanks placeholders; skips workloads whose scheduling one may change. */
export function readManifest(file: SourceFile, { customKinds = NO_KINDS }: ManifestOptions = {}): Manifest {
  // One shared empty list, so that memoization applies.
  const kinds = customKinds.length === 0 ? NO_KINDS : customKinds;
  return readerOf(kinds)(file);
}

const readerOf = memoize((kinds: readonly CustomKind[]) => memoize((file: SourceFile) => readGuarded(file, kinds)));

/** Reports whether the file's text is never needed again. */
export function holdsNothing({ file, objects, workloads, problems, template, blank }: Manifest): boolean {
  // Memoizes suppressions while the text is available.
  if (mayHoldSuppression(file)) return false;
  const isEmpty = objects.length === 0 && workloads.length === 0 && problems.length === 0;
  return isEmpty && template === undefined && blank === undefined;
}

export function unreadManifest(file: SourceFile, problems: readonly SourceProblem[]): Manifest {
  return { file, documents: 0, objects: [], workloads: [], problems, template: undefined };
}

function readGuarded(file: SourceFile, customKinds: readonly CustomKind[]): Manifest {
  const problems: SourceProblem[] = [];
  const read = guarded(() => readText(file, customKinds), "read this file", startOfFile(file), problems);
  return read ?? unreadManifest(file, problems);
}

function readText(file: SourceFile, customKinds: readonly CustomKind[]): Manifest {
  const { prescan } = file;
  if (prescan === undefined && isTerraformJson(file.text)) {
    return { file, documents: 1, objects: [], workloads: [], problems: [], template: undefined };
  }
  const slices = slicesThatMatter(file);
  const documents = prescan === undefined ? slices.filter(holdsContent).length : prescan.documents;
  const nothing = { file, documents, objects: [], workloads: [], problems: [], template: undefined };
  if (slices.length === 0) return nothing;
  const isChart = isInChart(file.path);
  const isRelevant = relevanceOf(customKinds);
  const relevance = FILLS_IN.test(file.path) && holdsUnseen(file.text) ? holdsUnseen : isRelevant;
  const parsed = (isChart ? parsePlainly : parseTemplate)(file, slices, relevance);
  // Text in quotes is known only after blanking.
  const isUnseen = isChart && slices.some(({ text }) => holdsUnseen(text));
  const filled = isUnseen ? parseTemplate(file, slices, relevance) : parsed;
  const hidden = isChart && !isUnseen ? [] : filled.problems.filter((one) => one.isHidden && isOfObject(one));
  if (isUnseen && hidden.length > 0) return { ...nothing, problems: hidden };
  if (hidden.length === 0 && parsed.problems.some((problem) => problem.kind === "syntax")) {
    if (isTemplateName(file.path)) return nothing;
    const mark = templateMark(file.text);
    if (mark !== undefined) return { ...nothing, template: mark };
  }
  const objects = parsed.documents.flatMap(objectsOf);
  const workloads: Workload[] = [];
  const placeholders: string[] = [];
  const tooLarge: SourceProblem[] = [];
  const made = MADE.test(file.text) ? madeObjects(objects) : undefined;
  for (const object of objects) {
    if (made?.unjudged.has(object)) continue;
    const read = readObjectWorkloads(object, customKinds);
    if (typeof read !== "string") {
      const schedulerMessage = made?.waiting.get(object);
      const boundPods = made?.bound.get(object)?.flatMap(({ pod }) => readWorkload(pod) ?? []);
      for (const workload of read) {
        const problem = describeTooMany(workload);
        if (problem !== undefined) tooLarge.push(problem);
        else if (schedulerMessage === undefined && boundPods === undefined) workloads.push(workload);
        // What a copy begins with is of one shape; what is added to it gives each copy a shape of its own.
        else workloads.push({ ...(schedulerMessage && { schedulerMessage }), boundPods, ...workload });
      }
    } else if (isChart && isOfEngine(read)) return { ...nothing, template: read };
    else placeholders.push(read);
  }
  const [placeholder] = placeholders;
  if (placeholder !== undefined && placeholders.length === objects.length) return { ...nothing, template: placeholder };
  for (const one of parsed.documents.flatMap(readFile)) workloads.push(one);
  const duplicates = parsed.problems.some(({ kind }) => kind === "duplicate-key") ? duplicatesIn(file, workloads) : [];
  const unread = parsed.problems.filter(({ kind }) => kind === "unreadable");
  const problems = [...parsed.problems.filter(isOfObject), ...unread, ...tooLarge, ...duplicates];
  const blank = parsed.documents.find(({ blanks = [] }) => blanks.length > 0)?.blanks?.[0];
  return {
    file,
    documents,
    objects,
    workloads,
    problems,
    template: undefined,
    placeholders: placeholders.length > 0 ? placeholders : undefined,
    blank: blank?.text,
  };
}

function describeTooMany({ podSpec, document, podSpecPath }: Workload): SourceProblem | undefined {
  const { tolerations, nodeSelector, nodeAffinity } = podSpec;
  const { required = [], preferred = [] } = nodeAffinity ?? {};
  const ofTerm = ({ matchExpressions, matchFields }: NodeSelectorTerm) =>
    [...matchExpressions, ...matchFields].reduce((sum, { values }) => sum + 1 + values.length, 1);
  const terms = [...required, ...preferred.map(({ preference }) => preference)];
  const entries = terms.reduce(
    (sum, term) => sum + ofTerm(term),
    tolerations.length + Object.keys(nodeSelector).length,
  );
  if (entries <= MOST_ENTRIES) return undefined;
  const message = `the pod has ${formatCount(entries)} tolerations, selectors and terms, more than ${formatCount(MOST_ENTRIES)}`;
  return { kind: "unreadable", message, ...textPlaceOf({ document, path: podSpecPath, target: "key" }) };
}
