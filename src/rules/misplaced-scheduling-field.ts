import { type FieldPath, formatFieldPath } from "../model/source.js";
import { quoted } from "../model/words.js";
import { type MeantField, placeInObject, type UnknownField, type Workload } from "../model/workload.js";
import { ofObject } from "./contract/claim.js";
import type { FixIntent } from "./contract/fix-intent.js";
import type { Rule } from "./contract/rule.js";
import { concernsOfKey } from "./contract/vocabulary.js";
import { formatMeantPath, severityOfGuess } from "./explanations/field-wording.js";

const CONTAINER_LISTS: ReadonlySet<FieldPath[number]> = new Set([
  "containers",
  "initContainers",
  "ephemeralContainers",
]);

function placeInWords({ podSpecPath, podSpec }: Workload, { path }: UnknownField): string {
  const parent = path.slice(0, -1);
  if (parent.length === 0) return "at the top of the object";
  const [list, index, ...deeper] = parent.slice(podSpecPath.length);
  const containers =
    list === "containers" ? podSpec.containers : list === "initContainers" ? podSpec.initContainers : [];
  const name = typeof index === "number" && deeper.length === 0 ? containers[index]?.name : undefined;
  return name ? `in container ${quoted(name)}` : `in ${formatFieldPath(parent)}`;
}

/** Returns the reason that a fragment's field has no effect. */
function withoutEffect({ kind }: Workload, { path, isStepOff, meant, unreadBy }: UnknownField, where: string): string {
  if (unreadBy !== undefined) return `${where} is read by no template of chart ${quoted(unreadBy)}`;
  if (kind === "HelmRelease" && path.length <= 2)
    return `${where} is no field of a HelmRelease: Flux refuses or drops it, and the chart does not get it`;
  if (isStepOff) return `${where} is no field of ${kind}: the API server refuses or drops it`;
  return `${where} is no field of ${ownerOf(path, meant)}: a pod that takes it as it stands is refused`;
}

function ownerOf(path: FieldPath, meant: MeantField | undefined): string {
  if (path.at(-2) === "affinity") return "an affinity";
  if (CONTAINER_LISTS.has(path.at(-3) ?? "") && typeof path.at(-2) === "number") return "a container";
  return meant?.path.at(-2) === "affinity" ? "a pod spec" : "such a term";
}

/** Moves only a correctly spelt field; others would be lost again. */
function moveField(workload: Workload, { field, path }: UnknownField, meant: MeantField): FixIntent | undefined {
  if (meant.field !== field || !meant.isCertain) return undefined;
  const to = placeInObject(workload, meant.path.slice(0, -1));
  const from = placeInObject(workload, path);
  return { title: `move it to ${formatFieldPath(meant.path)}`, operations: [{ kind: "move-entry", from, to }] };
}

export const misplacedSchedulingField: Rule = {
  id: "misplaced-scheduling-field",
  refusedByApi: true,
  claims: ["object"],
  checksFragments: true,
  looksAt: "unknown-fields",
  *checkWorkload({ workload }) {
    for (const stray of workload.strayFields) {
      const { meant } = stray;
      if (meant === undefined || !meant.isElsewhere) continue;
      const right = formatMeantPath(meant.path);
      const fix = moveField(workload, stray, meant);
      const where = `${quoted(stray.field)} ${placeInWords(workload, stray)}`;
      const says = workload.isFragment
        ? withoutEffect(workload, stray, where)
        : `${where} is ignored or refused: the API server reads ${right}`;
      yield {
        at: placeInObject(workload, stray.path, "key"),
        workload,
        ...severityOfGuess(workload, stray),
        claims: [ofObject(says)],
        help: meant.isOccupied
          ? `The pod has its own ${right}. Join the two there, and remove this one.`
          : meant.field === stray.field
            ? `Move it to ${right}.`
            : `Write it as ${right}: the kind has no ${stray.field}.`,
        related: meant.isOccupied
          ? [{ place: placeInObject(workload, meant.path, "key"), message: `${right} stands here` }]
          : undefined,
        subject: concernsOfKey(workload, stray),
        fingerprintBy: { names: [formatFieldPath(stray.path)] },
        fix,
      };
    }
  },
};
