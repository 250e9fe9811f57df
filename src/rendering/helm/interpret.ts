import { customKindOf } from "../../manifest/custom-workloads/index.js";
import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { lineOf, rangeOfSpan, textPlaceOf } from "../../manifest/locate.js";
import { readObjectWorkloads } from "../../manifest/object-workloads.js";
import { podSpecPathOf } from "../../manifest/objects/kinds.js";
import { type KubernetesObject, namespaceOf, objectsOf } from "../../manifest/objects/objects.js";
import type { ReleasedChart } from "../../manifest/read-manifest.js";
import { startsWith } from "../../model/field-path.js";
import { once } from "../../model/memoize.js";
import type {
  FieldOrigin,
  FieldPath,
  RenderedOrigin,
  ScalarNode,
  SourceDocument,
  SourceFile,
  SourceNode,
  SourceProblem,
  TextPlace,
} from "../../model/source.js";
import { DEFAULT_NAMESPACE, type Workload } from "../../model/workload.js";
import { getValue, nodeAt } from "../../yaml/node-value.js";
import type { Interpretation, RenderOutcome } from "../contract/render-root.js";
import { reachesFurther, renderedRelevance } from "../contract/rendered-relevance.js";
import type { ChartTarget } from "../contract/targets.js";
import type { Chart, ChartMember } from "./chart.js";
import {
  layValues,
  type SchedulingField,
  type SchedulingValue,
  schedulingValues,
  type ValuesLayer,
} from "./effective-values.js";
import { type MarkedKey, markedKeys, placementText, placeOfLine, valuesOrigins } from "./field-origins.js";
import { missingApiOf, ON_PURPOSE, parseHelmError, requiredValueOf } from "./helm-error.js";
import { findIgnoredValues, type ValueUses } from "./ignored-values.js";
import { type Mark, readMark } from "./mark-template.js";
import { type MarkedCopies, withCalled } from "./marked-copies.js";
import { patchedObjects } from "./post-renderers.js";
import { type RenderedDocument, readOutput } from "./rendered-documents.js";

export interface ChartRendering {
  readonly chart: Chart;
  /** The place of what has no known line: the chart, or what names a chart from outside. */
  readonly home: TextPlace;
  /** The field of the release that takes values; undefined without a release. */
  readonly valuesAt: string | undefined;
  /** The release of which a template decides values, so that its last request renders what else it may make. */
  readonly openAt: TextPlace | undefined;
  /** Values files that are for other charts, too. */
  readonly shared: readonly string[];
  readonly released: () => ReleasedChart | undefined;
  /** Says how it gets other values; undefined for a chart from outside. */
  readonly help: () => string | undefined;
  readonly label: string;
  readonly clusters: ReadonlySet<string> | undefined;
  readonly namespace: string;
  readonly layers: () => readonly ValuesLayer[];
  /** Patches of what is rendered; undefined without any. */
  readonly patches: ChartTarget["patches"];
  readonly templates: ReadonlyMap<string, SourceFile>;
  readonly marking: () => MarkedCopies;
  readonly customKinds: readonly CustomKind[];
}

const MOST_SCHEDULING_VALUES = 2000;

export type ChartReading = Interpretation & { readonly uses?: ValueUses };

/** Reads the output of `helm template` for the chart and for its marked copy, if any. */
export function interpretChart(rendering: ChartRendering, outcomes: readonly RenderOutcome[]): ChartReading {
  const { patches } = rendering;
  const [plain, ...rest] = outcomes;
  const [patched, second] = patches === undefined ? [undefined, ...rest] : rest;
  if (plain?.value === undefined) return { problem: describeFailure(rendering, plain?.problem ?? "helm did not run") };
  const { chart, home, label, clusters, customKinds } = rendering;
  if (patches !== undefined && patched?.value === undefined) {
    const cause = `its postRenderers cannot be applied: ${patched?.problem ?? "kustomize did not run"}`;
    const message = `chart "${label}" is not rendered: ${cause}`;
    return { problem: { ...textPlaceOf(patches.place), kind: "not-rendered", message, cause } };
  }
  const afterPatches = patches && patchedObjects(patched?.value ?? "", patches.place, home.file.path);
  const isRelevant = renderedRelevance(customKinds);
  const read = (output: string) => readOutput(output, home.file.path, isRelevant, rendering.marking().beside ?? []);
  const { documents, marked, count } = read(plain.value);
  const twinDocuments = second?.value === undefined ? marked : read(second.value).documents;
  const twins = new Map(twinDocuments.map((document) => [twinKey(document), document]));
  const layers = rendering.layers();
  const effective = layValues(layers);
  const found = schedulingValues(effective, { withEmpty: chart.foreign.size > 0 });
  const values = found.length > MOST_SCHEDULING_VALUES ? [] : found;
  const objects: KubernetesObject[] = [];
  const workloads: Workload[] = [];
  const problems: SourceProblem[] = [];
  if (chart.absent !== undefined) {
    const message = `chart "${label}" is rendered without a part of it: ${chart.absent.message}`;
    problems.push({ ...chart.absent, ...(chart.isOutside && home), message });
  }
  const placeholders: string[] = [];
  for (const rendered of documents) {
    const known = objects.length;
    let first: TextPlace | undefined;
    const twin = twins.get(twinKey(rendered));
    rendered.documents.forEach((document, index) => {
      const origin = originOf(rendering, rendered, document, twin?.documents[index], values);
      if ("span" in origin.place) first ??= origin.place;
      for (const printed of objectsOf({ ...document, origin })) {
        const object = afterPatches?.(printed) ?? printed;
        const own = readObjectWorkloads(object, customKinds);
        const isOwner = typeof own === "string" || own.length > 0 || customKindOf(object, customKinds) !== undefined;
        if (!isOwner && !reachesFurther(object)) continue;
        objects.push(object);
        if (typeof own === "string") placeholders.push(own);
        else
          workloads.push(
            ...own.map((workload) => ({ ...workload, namespace: namespaceIn(workload, object, rendering.namespace) })),
          );
      }
    });
    // Other output, such as Secrets, must not be looked into.
    const isKept = objects.length > known || rendered.documents.length === 0;
    if (isKept) problems.push(...problemsOf(rendering, rendered, twin, first ?? filePlace(rendering, rendered.source)));
  }
  const uses = findIgnoredValues(chart, {
    ...{ effective, values, workloads, output: plain.value },
    given: values.filter((value) => isGiven(value, rendering)),
    files: layers.map(({ document }) => document.file),
  });
  problems.push(...uses.problems);
  return {
    value: {
      file: home.file,
      documents: count,
      objects,
      workloads,
      problems,
      template: undefined,
      rendered: { root: label, clusters, release: chart.isOutside ? home : undefined, chart: rendering.released() },
      placeholders: placeholders.length > 0 ? placeholders : undefined,
    },
    uses,
  };
}

/** Defaults to the release's namespace. */
function namespaceIn({ namespace }: Workload, object: KubernetesObject, release: string): string {
  const written = namespaceOf(object);
  return namespace === (written ?? DEFAULT_NAMESPACE) ? (written ?? release) : namespace;
}

function twinKey({ source, ordinal }: RenderedDocument): string {
  return `${source ?? ""} ${ordinal}`;
}

/** Matches the message of a duplicate key that decides a placement. */
const SCHEDULING_KEY = /^key "(?:tolerations|nodeSelector|affinity|nodeAffinity|nodeName|topologySpreadConstraints)"/;

/** Returns problems at the document's source, without text. Duplicate keys count only if they decide a placement. */
function problemsOf(
  rendering: ChartRendering,
  { problems }: RenderedDocument,
  twin: RenderedDocument | undefined,
  place: TextPlace,
): SourceProblem[] {
  return problems.flatMap(({ kind, message, isHidden = false }, index): SourceProblem[] => {
    if (isHidden) return [{ ...place, kind, message: `its output: ${message}`, isHidden }];
    if (kind === "syntax") return [{ ...place, kind: "not-rendered", message: "its output is not valid YAML" }];
    if (!SCHEDULING_KEY.test(message)) return [];
    const span = twin?.problems[index]?.span;
    const lines = new Map(
      (span === undefined ? [] : (twin?.documents ?? [])).flatMap((document) =>
        keysLike(document.root, span?.start).flatMap((key) => {
          const mark = readMark(lineOf(document.file, rangeOfSpan(document.file, key).line) ?? "");
          return mark === undefined
            ? []
            : [[JSON.stringify(mark), placeOfMark(rendering, { path: [], mark })] as const];
        }),
      ),
    );
    const places = [...lines.values()].flatMap((one) => one ?? []);
    return (places.length > 0 ? places : [place]).map((at) => ({
      ...at,
      kind,
      message: `its output: ${message}`,
    }));
  });
}

/** The keys of a mapping with the name of the one that begins at an offset. */
function keysLike(node: SourceNode, start: number | undefined): readonly ScalarNode[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "sequence") return node.items.flatMap((item) => keysLike(item, start));
  const found = node.entries.find(({ key }) => key.start === start);
  if (found === undefined) return node.entries.flatMap(({ value }) => keysLike(value, start));
  return node.entries.flatMap(({ key }) => (key.text === found.key.text ? [key] : []));
}

function memberOfSource({ members }: Pick<Chart, "members">, source: string): ChartMember | undefined {
  const holding = members.filter((member) => source.startsWith(`${member.source}/`));
  return holding.sort((one, other) => other.source.length - one.source.length)[0];
}

function pathOfSource(chart: Chart, source: string | undefined): string | undefined {
  const member = source === undefined ? undefined : memberOfSource(chart, source);
  if (source === undefined || member === undefined) return undefined;
  const inMember = source.slice(member.source.length + 1);
  return member.folder === "" ? inMember : `${member.folder}/${inMember}`;
}

function fileOfSource({ chart, templates }: ChartRendering, source: string | undefined): SourceFile | undefined {
  return templates.get(pathOfSource(chart, source) ?? "");
}

/** Returns the place of a document without a known line: its template, else its dependency, else the chart. */
function filePlace(rendering: ChartRendering, source: string | undefined): TextPlace {
  const { chart, home } = rendering;
  if (chart.isOutside) return home;
  const file = fileOfSource(rendering, source);
  if (file !== undefined) return { file, span: { start: 0, end: 0 } };
  const member =
    source === undefined
      ? undefined
      : memberOfSource({ members: chart.members.filter(({ isPacked }) => !isPacked) }, source);
  const packed = member === undefined ? undefined : source?.slice(`${member.source}/charts/`.length).split("/")[0];
  const dependency = member?.dependencies.find(({ key }) => key === packed);
  return dependency?.place ?? home;
}

function originOf(
  rendering: ChartRendering,
  rendered: RenderedDocument,
  document: SourceDocument,
  twin: SourceDocument | undefined,
  values: readonly SchedulingValue[],
): RenderedOrigin {
  const { label } = rendering;
  const marked = twin === undefined ? [] : objectsOf(twin);
  const objects = objectsOf(document);
  const fields: FieldOrigin[] = [];
  let first: TextPlace | undefined;
  objects.forEach((object, index) => {
    const podSpecPath = podSpecPathOf(object.apiVersion, object.kind);
    const other = marked.length === objects.length ? marked[index] : undefined;
    const isBelieved = other !== undefined && placementText(object) === placementText(other);
    const keys = isBelieved ? markedKeys(other.document, other.node, other.path) : [];
    const kind = keys.find(({ path }) => path.length === object.path.length + 1 && path.at(-1) === "kind") ?? keys[0];
    const place = kind === undefined ? undefined : placeOfMark(rendering, kind);
    first ??= place;
    if (place !== undefined && object.path.length > 0) fields.push({ path: object.path, place });
    const podSpecPaths = podSpecPath === undefined ? customPodSpecs(object, rendering) : [podSpecPath];
    if (podSpecPaths.length === 0) return;
    // An action of the line of a key may have written the keys in it.
    const nameOf = (path: FieldPath, mark: Mark) => JSON.stringify([mark, path]);
    const names = new Set(keys.map(({ path, mark }) => nameOf(path, mark)));
    const own = keys.filter(
      ({ path, mark }) => !path.some((_, depth) => names.has(nameOf(path.slice(0, depth), mark))),
    );
    fields.push(
      ...[...own, ...listItems(own)].flatMap((key): FieldOrigin[] => {
        const at = placeOfMark(rendering, key);
        return at === undefined ? [] : [{ path: key.path, place: at }];
      }),
      ...podSpecPaths.flatMap((path) => fieldsFromValues(rendering, rendered.source, object, path, keys, values)),
    );
  });
  return {
    renderer: "helm",
    root: label,
    place: first ?? filePlace(rendering, rendered.source),
    fields,
    valuesAt: rendering.valuesAt,
    ...(first === undefined && rendered.source !== undefined && { template: rendered.source }),
  };
}

function customPodSpecs(object: KubernetesObject, { customKinds }: ChartRendering): readonly FieldPath[] {
  const read = readObjectWorkloads(object, customKinds);
  return typeof read === "string" ? [] : read.map(({ podSpecPath }) => podSpecPath);
}

function listItems(keys: readonly MarkedKey[]): MarkedKey[] {
  const items = new Map<string, MarkedKey>();
  for (const { path, mark } of keys) {
    const item = path.slice(0, -1);
    const name = JSON.stringify(item);
    if (typeof item.at(-1) === "number" && !items.has(name)) items.set(name, { path: item, mark });
  }
  return [...items.values()];
}

function placeOfMark({ marking }: ChartRendering, { mark }: MarkedKey): TextPlace | undefined {
  const file = marking().marked[mark.template];
  return file === undefined ? undefined : placeOfLine(file, mark.line);
}

const FIELDS: readonly SchedulingField[] = ["tolerations", "nodeSelector", "affinity", "topologySpreadConstraints"];

/** The fields of a pod spec that values may give as a whole. */
function fieldsOf(podSpec: SourceNode | undefined): { readonly field: SchedulingField; readonly at: FieldPath }[] {
  const resources = ["containers", "initContainers"].flatMap((list) => {
    const items = getValue(podSpec, list);
    return items?.kind === "sequence" ? items.items.map((_, index) => [list, index, "resources"]) : [];
  });
  return [
    ...FIELDS.map((field) => ({ field, at: [field] })),
    ...resources.map((at) => ({ field: "resources" as const, at })),
  ];
}

function fieldsFromValues(
  rendering: ChartRendering,
  source: string | undefined,
  object: KubernetesObject,
  podSpecPath: FieldPath,
  keys: readonly MarkedKey[],
  values: readonly SchedulingValue[],
): FieldOrigin[] {
  const { chart } = rendering;
  const member = source === undefined ? undefined : memberOfSource(chart, source);
  const isForeign = chart.isOutside || member?.isPacked === true;
  const template = chart.read(pathOfSource(chart, source) ?? "")?.text ?? "";
  const isNamed = (path: readonly string[], text = template): boolean => {
    const at = path[0] === "global" ? [] : (member?.valuesPath ?? []);
    if (!startsWith(path, at)) return false;
    const inMember = path.slice(at.length).join(".");
    return new RegExp(`\\bValues\\.${inMember.replaceAll(/[^\w]/g, "\\$&")}(?![\\w.])`).test(text);
  };
  const behind = once(() => withCalled(template, rendering.templates));
  return fieldsOf(nodeAt(object.node, podSpecPath)).flatMap(({ field, at }) => {
    const path = [...object.path, ...podSpecPath, ...at];
    const node = nodeAt(object.node, [...podSpecPath, ...at]);
    if (node === undefined && !isForeign) return [];
    const mark = keys.find((key) => key.path.length === path.length && startsWith(key.path, path))?.mark;
    // Content on the field's own line was written by an action of that line.
    const hasAction = mark === undefined || textOfMark(rendering, mark).includes("{{");
    const written = keys.filter(
      (key) =>
        key.path.length > path.length && startsWith(key.path, path) && !(hasAction && isSameMark(key.mark, mark)),
    );
    const known = new Set(
      written.flatMap((key) => key.path.map((_, last) => JSON.stringify(key.path.slice(0, last + 1)))),
    );
    const isWritten = (at: FieldPath) => known.has(JSON.stringify(at));
    let origins = valuesOrigins({ field, path, node, isWritten }, values, (one) => isNamed(one));
    if (isForeign && origins.length === 0 && field !== "resources")
      origins = valuesOrigins({ field, path, node, isWritten }, values, (one) => isNamed(one, behind()));
    return origins.map((origin) => {
      if (!isInForeign(origin.place, chart)) return origin;
      const unset = values.find(({ value }) => value.place === origin.place)?.path.join(".");
      return { ...origin, place: filePlace(rendering, source), unset };
    });
  });
}

function isInForeign(place: FieldOrigin["place"], { foreign }: Chart): boolean {
  return "document" in place && foreign.has(place.document.file.path);
}

function isGiven({ value: { place, node } }: SchedulingValue, { chart, shared }: ChartRendering): boolean {
  if (place === undefined || (node?.kind === "sequence" && node.items.length === 0)) return false;
  return !isInForeign(place, chart) && !shared.includes(textPlaceOf(place).file.path);
}

function textOfMark({ marking }: ChartRendering, { template, line }: Mark): string {
  const file = marking().marked[template];
  return file === undefined ? "" : (lineOf(file, line) ?? "");
}

function isSameMark(mark: Mark, other: Mark | undefined): boolean {
  return mark.template === other?.template && mark.line === other.line;
}

function describeFailure(rendering: ChartRendering, refusal: string): SourceProblem {
  const { chart, home, label } = rendering;
  const error = parseHelmError(refusal);
  const file = fileOfSource(rendering, error?.source);
  const isShown = file !== undefined && !chart.isOutside;
  const place = !isShown ? home : placeOfLine(file, error?.line ?? 1);
  const lines = file?.text.split("\n").slice(Math.max(0, (error?.line ?? 1) - 10), error?.line ?? 1) ?? [];
  const required = requiredValueOf(lines.at(-1) ?? "");
  const api = missingApiOf(lines);
  if (chart.absent !== undefined && error !== undefined) {
    const message = `chart "${label}" is not rendered: ${chart.absent.message}; ${error.message}`;
    return { ...chart.absent, ...(chart.isOutside && home), message };
  }
  const failsOnPurpose = error?.message === ON_PURPOSE;
  const reason =
    failsOnPurpose && required !== undefined
      ? `required value "${required}" is missing`
      : failsOnPurpose && api !== undefined
        ? `the template asks for the API "${api}", whose CustomResourceDefinition helm does not see`
        : (error?.message ?? refusal);
  const named = error?.source !== undefined && !isShown ? `${reason} (in "${error.source}")` : reason;
  // Other causes are mended in the template.
  const help = /\bvalues? |\bvalues?$/.test(reason) ? rendering.help() : undefined;
  return { ...place, kind: "not-rendered", message: `chart "${label}" is not rendered: ${named}`, cause: named, help };
}
