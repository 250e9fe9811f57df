import { guarded, startOfFile } from "../model/internal-problem.js";
import { formatCount, MOST_ENTRIES } from "../model/limits.js";
import { isInChart, isTemplateName } from "../model/manifest-name.js";
import { memoize } from "../model/memoize.js";
import type { NodeSelectorTerm, PodSpec } from "../model/pod.js";
import type { DocumentPart, Renderer, SourceDocument, SourceFile, SourceProblem } from "../model/source.js";
import type { Workload } from "../model/workload.js";
import type { CustomKind } from "./custom-workloads/custom-kind.js";
import { textPlaceOf } from "./locate.js";
import { type KubernetesObject, objectsOf } from "./objects/objects.js";
import { rootWithTexts } from "./objects/texts-in-objects.js";
import { mayHoldField } from "./relevance.js";
import { mayHoldSuppression } from "./suppressions.js";
import { isTerraformJson } from "./terraform-json.js";
import { isJsonSchema, readFragments } from "./workloads/fragments.js";
import { readObjectWorkloads, relevanceOf } from "./workloads/object-workloads.js";
import { readProwJobs } from "./workloads/prow-jobs.js";
import { fileOwner } from "./workloads/workload-owner.js";
import { holdsUnseen, splitDocuments, UNSEEN } from "./yaml/document-boundaries.js";
import { duplicateKeys } from "./yaml/duplicate-keys.js";
import { getEntry } from "./yaml/node-value.js";
import { parsePlainly, parseTemplate, partsThatMatter } from "./yaml/syntax.js";

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
  /** The first of the placeholders that were left blank, so that the rest could be read. */
  readonly blank?: string;
  /** The kustomization or chart whose rendering this is. Its workloads come from documents with an `origin`. */
  readonly rendered?: RenderedManifest;
  /** Absent where what is made of this file was rendered: otherwise it is judged as it stands. */
  readonly unrendered?: Unrendered;
  /** It is judged only as rendered, in other manifests: what it holds as it stands is left out. */
  readonly covered?: true;
}

/** Why what is made of a file was not rendered. */
export interface Unrendered {
  /** One lower-case clause. */
  readonly reason: string;
  /** The repository is to blame, a program is not installed, or the machine has a fault, with which findings keep their severity. */
  readonly kind: "failed" | "missing" | "fault";
  readonly renderer: Renderer;
  readonly root: string;
}

/** What was rendered, and for whom. */
export interface RenderedManifest {
  /** For people: `apps/prod`. */
  readonly root: string;
  /** Names of the clusters that GitOps objects deploy it to; undefined where a cluster's globs decide. */
  readonly clusters: ReadonlySet<string> | undefined;
  /** The paths of the manifests below a root that could not be rendered. */
  readonly covers?: readonly string[];
}

/** What a configuration adds to the kinds that are known. */
export interface ManifestOptions {
  readonly customKinds?: readonly CustomKind[];
}

const NO_KINDS: readonly CustomKind[] = [];
const TEMPLATE_MARK = /\{\{.*|\{%.*|\$\{\w+.*/;
const OBJECT_KEYS = [/^["']?apiVersion["']?[ \t]*:/m, /^["']?kind["']?[ \t]*:/m];
/** Files that decide what others deploy, whatever words they hold. */
const FILLS_IN = /(?:^|\/)(?:values[^/]*|Chart|kustomization)\.ya?ml$/i;
const JSON_KEYS = [/^(?:---)?[ \t]*\{/m, /"apiVersion"\s*:/, /"kind"\s*:/];

/** The first placeholder of a template engine with the rest of its line, or undefined in a plain text. */
export function templateMark(text: string): string | undefined {
  return TEMPLATE_MARK.exec(text)?.[0];
}

/** Something that kubectl cannot read in a document that is meant for it. */
function isOfObject({ kind, file, span, isHidden = false }: SourceProblem): boolean {
  if (kind !== "syntax") return false;
  const slice = splitDocuments(file.text).find(({ start, end }) => span.start >= start && span.start <= end);
  const text = file.text.slice(slice?.start, slice?.end).replaceAll(UNSEEN, "\n");
  if (isHidden && (FILLS_IN.test(file.path) || isInChart(file.path) || mayHoldField(text))) return true;
  return [OBJECT_KEYS, JSON_KEYS].some((keys) => keys.every((pattern) => pattern.test(text)));
}

function duplicatesIn(file: SourceFile, workloads: readonly Workload[]): SourceProblem[] {
  const places = new Map(
    workloads
      .filter(isAsWritten)
      .flatMap(duplicateKeys)
      .map((span) => [span.start, span]),
  );
  return [...places.values()].map(({ start, end }) => {
    const message = `key "${file.text.slice(start, end)}" stands twice in this mapping: only the last one counts`;
    return { kind: "duplicate-key", message, file, span: { start, end } };
  });
}

/** A tool that fills in placeholders may choose one of the two. */
function isAsWritten({ document }: Workload): boolean {
  return document.blanks === undefined;
}

/** Reports whether it holds more than comments. */
function holdsContent({ text }: DocumentPart): boolean {
  return /^[ \t]*[^\s#]/m.test(text.startsWith("---") ? text.slice("---".length) : text);
}

/** What a document holds that is no object: jobs of Prow, values of a chart, a file of some program's own format. */
function readFile(document: SourceDocument): readonly Workload[] {
  const { root } = document;
  if (root.kind !== "mapping" || getEntry(root, "kind") !== undefined || getEntry(root, "apiVersion") !== undefined) {
    return [];
  }
  if (isJsonSchema(document)) return [];
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

/**
 * Reads the workloads of a file. Placeholders of template tools that keep it from being YAML are left blank, and a
 * workload is left out where one of them may change its scheduling. A template of a chart may hold or repeat anything,
 * so that nothing in it can be judged as it stands once a placeholder breaks it or stands in a scheduling field. Each
 * file is read once for the same kinds.
 */
export function readManifest(file: SourceFile, { customKinds = NO_KINDS }: ManifestOptions = {}): Manifest {
  // One list stands for all that are empty, so that what is read for one is not read for the other anew.
  const kinds = customKinds.length === 0 ? NO_KINDS : customKinds;
  return readerOf(kinds)(file);
}

const readerOf = memoize((kinds: readonly CustomKind[]) => memoize((file: SourceFile) => readGuarded(file, kinds)));

/** Reports whether nothing in a file is ever looked at again, so that nobody needs its text. */
export function holdsNothing({ file, objects, workloads, problems, template, blank }: Manifest): boolean {
  // Remembered for whoever asks later of one that holds something, when its text may not be at hand.
  if (mayHoldSuppression(file)) return false;
  const isEmpty = objects.length === 0 && workloads.length === 0 && problems.length === 0;
  return isEmpty && template === undefined && blank === undefined;
}

/** A file of which only is known why it was not read. */
export function unreadManifest(file: SourceFile, problems: readonly SourceProblem[]): Manifest {
  return { file, documents: 0, objects: [], workloads: [], problems, template: undefined };
}

function readGuarded(file: SourceFile, customKinds: readonly CustomKind[]): Manifest {
  const problems: SourceProblem[] = [];
  const read = guarded(() => readText(file, customKinds), "read this file", startOfFile(file), problems);
  return read ?? unreadManifest(file, problems);
}

function readText(file: SourceFile, customKinds: readonly CustomKind[]): Manifest {
  const { glance } = file;
  if (glance === undefined && isTerraformJson(file.text)) {
    return { file, documents: 1, objects: [], workloads: [], problems: [], template: undefined };
  }
  const parts = partsThatMatter(file);
  const documents = glance === undefined ? parts.filter(holdsContent).length : glance.documents;
  const nothing = { file, documents, objects: [], workloads: [], problems: [], template: undefined };
  if (parts.length === 0) return nothing;
  const isChart = isInChart(file.path);
  const isRelevant = relevanceOf(customKinds);
  const relevance = FILLS_IN.test(file.path) && holdsUnseen(file.text) ? holdsUnseen : isRelevant;
  const parsed = (isChart ? parsePlainly : parseTemplate)(file, parts, relevance);
  // What stands between a template's quotes is known once its placeholders are blank.
  const isUnseen = isChart && parts.some(({ text }) => holdsUnseen(text));
  const filled = isUnseen ? parseTemplate(file, parts, relevance) : parsed;
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
  for (const object of objects) {
    const read = readObjectWorkloads(object, customKinds);
    if (typeof read !== "string") {
      for (const workload of read) {
        const problem = describeTooMany(workload);
        if (problem === undefined) workloads.push(workload);
        else tooLarge.push(problem);
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

/** A pod of more entries than anybody writes would be compared for hours. */
function describeTooMany({ podSpec, document, podSpecPath }: Workload): SourceProblem | undefined {
  const entries = countEntries(podSpec);
  if (entries <= MOST_ENTRIES) return undefined;
  const message = `the pod has ${formatCount(entries)} tolerations, selectors and terms, more than ${formatCount(MOST_ENTRIES)}`;
  return { kind: "unreadable", message, ...textPlaceOf({ document, path: podSpecPath, part: "key" }) };
}

function countEntries({ tolerations, nodeSelector, nodeAffinity }: PodSpec): number {
  const { required = [], preferred = [] } = nodeAffinity ?? {};
  const ofTerm = ({ matchExpressions, matchFields }: NodeSelectorTerm) =>
    [...matchExpressions, ...matchFields].reduce((sum, { values }) => sum + 1 + values.length, 1);
  const terms = [...required, ...preferred.map(({ preference }) => preference)];
  return terms.reduce((sum, term) => sum + ofTerm(term), tolerations.length + Object.keys(nodeSelector).length);
}

/** A template engine may leave out or repeat whole parts of a file, which a variable cannot. */
function isOfEngine(placeholder: string): boolean {
  return /\{\{|\{%/.test(placeholder);
}
