import type { IgnoredField } from "../../model/pool.js";
import { type FieldPath, formatFieldPath } from "../../model/source.js";
import { isEmptyNode } from "../../yaml/node-value.js";
import { type Cursor, cursorAt, keys, placeOf } from "./cursor.js";

/** Names of the field in other formats, or by mistake. */
const TAINT_NAMES = ["taint", "taints", "nodeTaint", "nodeTaints", "kubernetesTaints", "node_taints"];
const LABEL_NAMES = ["label", "labels", "nodeLabel", "nodeLabels", "k8sLabels", "kubernetesLabels", "node_labels"];

interface Field {
  readonly at: string;
}

interface KnownFields {
  readonly taints?: readonly Field[];
  readonly startupTaints?: readonly Field[];
  readonly labels?: readonly string[];
  readonly ignored?: readonly Field[];
}

/** Finds taints and labels that are misnamed or one level off, which the API server refuses or drops silently. */
export function misplacedFields(table: KnownFields, pool: Cursor): IgnoredField[] {
  const taints = [...(table.taints ?? []), ...(table.startupTaints ?? [])].map(({ at }) => keys(at));
  const labels = (table.labels ?? []).map(keys);
  const known = [...taints, ...labels, ...(table.ignored ?? []).map(({ at }) => keys(at))].map(textOfPath);
  const search = (what: string, path: FieldPath | undefined, names: readonly string[]): IgnoredField[] =>
    waysTo(path).flatMap((level) =>
      names.flatMap((name) => {
        const found = cursorAt(pool, [...level, name]);
        const text = textOfPath([...level, name]);
        if (found.node === undefined || found.node.kind === "scalar" || isEmptyNode(found.node)) return [];
        if (known.some((own) => own === text || own.startsWith(`${text}.`))) return [];
        const help = `The format reads ${what} in "${textOfPath(path ?? [])}".`;
        return [{ field: name, place: placeOf(found, "key"), help }];
      }),
    );
  return [...search("taints", taints[0], TAINT_NAMES), ...search("labels", labels.at(-1), LABEL_NAMES)];
}

/** Returns the field's path and those above. Metadata has its own labels in every format. */
function waysTo(path: FieldPath | undefined): FieldPath[] {
  const steps = path ?? [];
  const levels = steps.flatMap((step, index) => (typeof step === "number" ? [] : [steps.slice(0, index)]));
  return levels.filter((level) => level.at(-1) !== "metadata");
}

/** Without positions: a block is a list of one, or an object. */
function textOfPath(path: FieldPath): string {
  return formatFieldPath(path.filter((step) => typeof step !== "number"));
}
