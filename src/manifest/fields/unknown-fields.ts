import type { FieldPath, SourceNode } from "../../model/source.js";
import { isSlipOf } from "../../model/words.js";
import type { MeantField, UnknownField } from "../../model/workload.js";
import { effectiveEntries, getValue, isEmptyNode, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { fieldsOf, typedFieldsOf, typeOfKind } from "./api-shape.js";
import type { SchedulingField } from "./custom-kind.js";
import { meantBesides, meantBy, meantSchedulingField, type PodPlace, type TypedMapping } from "./field-meaning.js";

/** Types next to the path to scheduling fields; only misplaced scheduling fields count among their unknown keys. */
const BESIDE: ReadonlySet<string> = new Set([
  "Container",
  "EphemeralContainer",
  "ObjectMeta",
  "PodSecurityContext",
  "SecurityContext",
]);

const DECIDING: ReadonlySet<FieldPath[number]> = new Set([
  "affinity",
  "hostNetwork",
  "nodeName",
  "nodeSelector",
  "os",
  "overhead",
  "resources",
  "runtimeClassName",
  "tolerations",
  "topologySpreadConstraints",
]);

/** Bound on legal fields listed in a message. */
const MOST_LEGAL = 9;

/** A patch directive (`$patch`), an anchor holder (`x-gpu`), a template placeholder, or what SOPS adds and removes. */
const NO_FIELD = /^\$|^x-|^sops$|[{}<>()%]/;

export interface UnknownFields {
  readonly strayFields: readonly UnknownField[];
  readonly unknownFields: readonly UnknownField[];
}

const NONE: UnknownFields = { strayFields: [], unknownFields: [] };

/** Custom resources may extend a pod spec, as Knative does. */
const BESIDE_IN_CUSTOM: ReadonlySet<string> = new Set([...BESIDE, "PodSpec"]);

type Strictness =
  /** Reports every unknown key. */
  | "whole"
  /** Reports only keys that mean a scheduling field. */
  | "scheduling"
  /** Reports only misspellings, because other keys may exist. */
  | "slips";

function decides({ podSpecPath }: PodPlace, path: FieldPath): boolean {
  const isOnTheWay = path.length <= podSpecPath.length && path.every((step, index) => step === podSpecPath[index]);
  const inPodSpec = path.slice(podSpecPath.length);
  return isOnTheWay || DECIDING.has(inPodSpec[0] ?? "") || inPodSpec.includes("resources");
}

function meaningOf(name: string, value: SourceNode, at: TypedMapping, pod: PodPlace, strictness: Strictness) {
  if (strictness === "slips") {
    const meant = meantBesides(name, value, at, pod);
    return meant?.isCertain ? meant : undefined;
  }
  if (at.type === undefined) return meantSchedulingField(name, at, pod);
  return meantBy(name, value, at, pod);
}

function createSearch(pod: PodPlace, beside: ReadonlySet<string>) {
  const found: UnknownField[] = [];
  // Visits an aliased node once, so that nested aliases cannot explode.
  const visited = new Set<SourceNode>();

  function add(name: string, at: TypedMapping, meant: MeantField | undefined, isGuess: boolean): void {
    const legal = at.type === undefined ? [] : [...fieldsOf(at.type).keys()];
    found.push({
      field: name,
      path: [...at.path, name],
      meant,
      legal: legal.length > MOST_LEGAL ? [] : legal,
      isGuess: isGuess || undefined,
    });
  }

  function check(at: TypedMapping, strictness: Strictness, isGuess: boolean): void {
    const fields = at.type === undefined ? undefined : fieldsOf(at.type);
    for (const { key, value } of effectiveEntries(at.node)) {
      const name = formatKey(key.value);
      const known = fields?.get(name);
      if (known?.knownIn !== undefined && strictness !== "slips" && !isEmptyNode(value)) {
        found.push({ field: name, path: [...at.path, name], legal: [], knownIn: known.knownIn });
      }
      if (known !== undefined || NO_FIELD.test(name) || isEmptyNode(value)) continue;
      const meant = meaningOf(name, value, at, pod, strictness);
      const matters = strictness === "whole" || (meant !== undefined && decides(pod, meant.path));
      if (matters) add(name, at, meant, isGuess);
    }
  }

  /** Checks a mapping and everything below of known type. */
  function walk(at: TypedMapping, strictness: Strictness, isGuess: boolean): void {
    const { node, path, type } = at;
    if (node.kind !== "mapping" || type === undefined || visited.has(node)) return;
    visited.add(node);
    check(at, strictness === "whole" && beside.has(type) ? "scheduling" : strictness, isGuess);
    for (const [name, shape] of typedFieldsOf(type)) {
      const value = getValue(node, name);
      if (value === undefined) continue;
      const below = (child: SourceNode, to: FieldPath) =>
        walk({ node: child, path: to, type: shape.type, above: at }, strictness, isGuess);
      if (shape.holds === "one") below(value, [...path, name]);
      else if (shape.holds === "list" && value.kind === "sequence") {
        value.items.forEach((item, index) => {
          below(item, [...path, name, index]);
        });
      }
    }
  }

  function addSlips(path: FieldPath): void {
    const parent = path.slice(0, -1);
    const right = String(path.at(-1));
    const node = nodeAt(pod.object, parent);
    if (node === undefined) return;
    for (const { key, value } of effectiveEntries(node)) {
      const name = formatKey(key.value);
      if (!isSlipOf(name, right) || isEmptyNode(value)) continue;
      const meant: MeantField = { field: right, path, isElsewhere: false, isOccupied: false, isCertain: true };
      add(name, { node, path: parent, type: undefined, above: undefined }, meant, true);
    }
  }

  function result(): UnknownFields {
    if (found.length === 0) return NONE;
    const isStray = ({ path, meant, knownIn }: UnknownField) =>
      knownIn === undefined && (decides(pod, path) || (meant !== undefined && decides(pod, meant.path)));
    return {
      strayFields: found.filter(isStray),
      unknownFields: found.filter((field) => !isStray(field)),
    };
  }

  return { check, walk, addSlips, result };
}

export function findUnknownFields(apiVersion: string, kind: string, pod: PodPlace): UnknownFields {
  const search = createSearch(pod, BESIDE);
  const type = typeOfKind(apiVersion, kind);
  if (type !== undefined) {
    search.walk({ node: pod.object, path: [], type, above: undefined }, "whole", false);
    return search.result();
  }
  pod.podSpecPath.forEach((_, depth) => {
    checkAt(search, pod, pod.podSpecPath.slice(0, depth), false);
  });
  walkAt(search, pod, pod.podSpecPath, "PodSpec", "whole", false);
  return search.result();
}

/** Finds unknown keys around and in a pod spec. If the kind `hasOwnFields`, the mapping around is skipped. */
export function findUnknownInCustomPodSpec(pod: PodPlace, hasOwnFields: boolean): UnknownFields {
  const search = createSearch(pod, BESIDE_IN_CUSTOM);
  const [template, around] = [pod.podSpecPath.length - 1, pod.podSpecPath.length - 2];
  const hasTemplate = /template/i.test(String(pod.podSpecPath[template - 1] ?? ""));
  if (hasTemplate && around > 0 && !hasOwnFields) checkAt(search, pod, pod.podSpecPath.slice(0, around), true);
  checkAt(search, pod, pod.podSpecPath.slice(0, template), !hasTemplate);
  walkAt(search, pod, pod.podSpecPath, "PodSpec", "whole", false);
  return search.result();
}

const TYPE_OF_FIELD: Readonly<Record<SchedulingField, string | undefined>> = {
  tolerations: "Toleration",
  nodeSelector: undefined,
  affinity: "Affinity",
  nodeAffinity: "NodeAffinity",
};

/** `path` starts at the object's root. */
export interface ExpectedField {
  readonly field: SchedulingField;
  readonly path: FieldPath;
}

/** Finds misspellings of a kind's fields and of keys in them. Its other fields are unknown. */
export function findSlips(pod: PodPlace, expected: readonly ExpectedField[]): UnknownField[] {
  const search = createSearch(pod, BESIDE_IN_CUSTOM);
  for (const { field, path } of expected) {
    const node = nodeAt(pod.object, path);
    const type = TYPE_OF_FIELD[field];
    if (node === undefined) search.addSlips(path);
    else if (type !== undefined && node.kind === "sequence") {
      node.items.forEach((_, index) => {
        walkAt(search, pod, [...path, index], type, "slips", true);
      });
    } else if (type !== undefined) walkAt(search, pod, path, type, "slips", true);
  }
  return [...search.result().strayFields];
}

type Search = ReturnType<typeof createSearch>;

function checkAt(search: Search, { object }: PodPlace, path: FieldPath, isGuess: boolean): void {
  const node = nodeAt(object, path);
  if (node !== undefined) search.check({ node, path, type: undefined, above: undefined }, "scheduling", isGuess);
}

function walkAt(
  search: Search,
  { object }: PodPlace,
  path: FieldPath,
  type: string,
  strictness: Strictness,
  isGuess: boolean,
): void {
  const node = nodeAt(object, path);
  if (node !== undefined) search.walk({ node, path, type, above: undefined }, strictness, isGuess);
}
