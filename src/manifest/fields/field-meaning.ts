import { isSamePath } from "../../model/field-path.js";
import type { FieldPath, SourceNode } from "../../model/source.js";
import { isSlipOf, nearestWord } from "../../model/words.js";
import type { MeantField } from "../../model/workload.js";
import { getEntry, nodeAt } from "../../yaml/node-value.js";
import { type FieldShape, fieldsOf } from "./api-shape.js";

const SCHEDULING_FIELDS: ReadonlyMap<string, FieldPath> = new Map([
  ["tolerations", ["tolerations"]],
  ["nodeSelector", ["nodeSelector"]],
  ["affinity", ["affinity"]],
  ["nodeAffinity", ["affinity", "nodeAffinity"]],
  ["podAffinity", ["affinity", "podAffinity"]],
  ["podAntiAffinity", ["affinity", "podAntiAffinity"]],
  ["topologySpreadConstraints", ["topologySpreadConstraints"]],
  ["nodeName", ["nodeName"]],
  ["runtimeClassName", ["runtimeClassName"]],
]);

/** Bound on levels searched for a misplaced field. */
const MOST_LEVELS = 4;

export interface TypedMapping {
  readonly node: SourceNode;
  readonly path: FieldPath;
  /** Undefined if the fields are unknown. */
  readonly type: string | undefined;
  readonly above: TypedMapping | undefined;
}

export interface PodPlace {
  readonly object: SourceNode;
  readonly podSpecPath: FieldPath;
}

function meantAt(
  { object }: PodPlace,
  path: FieldPath,
  { isElsewhere, isCertain }: Pick<MeantField, "isElsewhere" | "isCertain">,
): MeantField {
  const isOccupied = nodeAt(object, path) !== undefined;
  return { field: String(path.at(-1)), path, isElsewhere, isOccupied, isCertain: isCertain && !isOccupied };
}

/** Finds a scheduling field by its name or a misspelling. */
export function meantSchedulingField(name: string, at: TypedMapping, pod: PodPlace): MeantField | undefined {
  const isExact = SCHEDULING_FIELDS.has(name);
  const field = isExact ? name : [...SCHEDULING_FIELDS.keys()].find((candidate) => isSlipOf(name, candidate));
  const inPodSpec = field === undefined ? undefined : SCHEDULING_FIELDS.get(field);
  if (inPodSpec === undefined) return undefined;
  const path = [...pod.podSpecPath, ...inPodSpec];
  const isElsewhere = !isSamePath(path.slice(0, -1), at.path);
  return meantAt(pod, path, { isElsewhere, isCertain: isExact || !isElsewhere });
}

/** Finds the same field in one of the two enclosing mappings. */
function meantAbove(name: string, { above }: TypedMapping, pod: PodPlace): MeantField | undefined {
  for (const holder of [above, above?.above]) {
    if (holder?.type === undefined || !fieldsOf(holder.type).has(name)) continue;
    return meantAt(pod, [...holder.path, name], { isElsewhere: true, isCertain: false });
  }
  return undefined;
}

interface Level {
  readonly type: string;
  readonly steps: FieldPath;
}

function levelBelow({ type, steps }: Level): Level[] {
  return [...fieldsOf(type)].flatMap(([name, shape]): Level[] => {
    if (shape.type === undefined || (shape.holds === "list" && steps.length > 0)) return [];
    return [{ type: shape.type, steps: [...steps, name, ...(shape.holds === "list" ? ["*"] : [])] }];
  });
}

/** Finds the same field in the nearest level below, if it is unique there. */
function meantBelow(name: string, { type, path }: TypedMapping, pod: PodPlace): MeantField | undefined {
  let levels: Level[] = type === undefined ? [] : [{ type, steps: [] }];
  for (let depth = 0; depth < MOST_LEVELS && levels.length > 0; depth++) {
    levels = levels.flatMap(levelBelow);
    const [only, another] = levels.filter((level) => fieldsOf(level.type).has(name));
    if (another !== undefined) return undefined;
    if (only !== undefined) {
      return meantAt(pod, [...path, ...only.steps, name], { isElsewhere: true, isCertain: false });
    }
  }
  return undefined;
}

function fits(value: SourceNode, { holds, type }: FieldShape): boolean {
  if (holds === "list") return value.kind === "sequence";
  if (holds === "map" || type !== undefined) return value.kind === "mapping";
  return true;
}

/** Finds a similar missing field of the same mapping. */
export function meantBesides(name: string, value: SourceNode, at: TypedMapping, pod: PodPlace): MeantField | undefined {
  if (at.type === undefined) return undefined;
  const fields = fieldsOf(at.type);
  const missing = [...fields.keys()].filter((field) => getEntry(at.node, field) === undefined);
  const slip = missing.find((field) => isSlipOf(name, field));
  const field = slip ?? nearestWord(name, missing);
  const shape = field === undefined ? undefined : fields.get(field);
  if (field === undefined || shape === undefined) return undefined;
  const isCertain = slip !== undefined && fits(value, shape);
  return meantAt(pod, [...at.path, field], { isElsewhere: false, isCertain });
}

/** Finds the field that an unknown key means. An exact name elsewhere comes first. */
export function meantBy(name: string, value: SourceNode, at: TypedMapping, pod: PodPlace): MeantField | undefined {
  if (SCHEDULING_FIELDS.has(name)) return meantSchedulingField(name, at, pod);
  return (
    meantAbove(name, at, pod) ??
    meantBelow(name, at, pod) ??
    meantBesides(name, value, at, pod) ??
    meantSchedulingField(name, at, pod)
  );
}
