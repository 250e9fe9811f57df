import { parseDocuments } from "../../yaml/syntax.js";
import {
  type Cursor,
  cursorAt,
  cursorsOfEntries,
  cursorsOfList,
  isUnresolved,
  itemsOfList,
  keyOf,
  textOf,
  unknownScalar,
} from "./cursor.js";
import { joinLabels, readLabels } from "./label-field.js";
import { joinTaints, readTaints } from "./taint-field.js";

/** Settings of K3s or RKE2 in an object with pools. */
export interface SettingsColumn {
  readonly at: string;
  /** If set, there is a list of a `config` each, and this leads from an item to the labels of its machines; none for all. */
  readonly selector?: string;
}

type NodeSettings = ReturnType<typeof readNodeSettings>;

/** A trailing `+` adds to what another file says. */
export const TAINT_KEYS = ["node-taint", "node-taint+"];
export const LABEL_KEYS = ["node-label", "node-label+"];
/** The label of a machine with its pool. Upstream: rancher pkg/capr RKEMachinePoolNameLabel. */
const POOL_NAME = "rke.cattle.io/rke-machine-pool-name";

/** Reads what a configuration of K3s or RKE2 gives to nodes. */
export function readNodeSettings(cursor: Cursor, taintKeys: readonly string[] = TAINT_KEYS) {
  return {
    taints: joinTaints(taintKeys.map((key) => readTaints(cursorAt(cursor, [key]), "string"))),
    labels: joinLabels(LABEL_KEYS.map((key) => readLabels(cursorAt(cursor, [key])))),
  };
}

/** Returns the settings that reach the machines of a pool. */
export function settingsOfPool(root: Cursor, pool: string, columns: readonly SettingsColumn[]): NodeSettings[] {
  return columns.flatMap(({ at, selector }) => {
    const found = cursorAt(root, at);
    if (selector === undefined) return [readSettings(found)];
    return cursorsOfList(found).flatMap((item) => {
      const picks = isPicked(cursorAt(item, selector), pool);
      const settings = readSettings(cursorAt(item, "config"));
      return picks === false ? [] : picks ? settings : asUndecided(settings, item);
    });
  });
}

/** Reports whether a selector picks a pool; undefined if other labels decide. */
function isPicked(selector: Cursor, pool: string): boolean | undefined {
  if (isUnresolved(selector)) return undefined;
  // `matchLabels` is a mapping, `matchExpressions` a list.
  const labels = cursorsOfEntries(selector).flatMap((field) => [...cursorsOfEntries(field), ...itemsOfList(field)]);
  const names = labels.map((one) => (keyOf(one) === POOL_NAME && !isUnresolved(one) ? textOf(one) : undefined));
  if (names.some((name) => name !== undefined && name !== pool)) return false;
  return names.includes(undefined) ? undefined : true;
}

/** Reads a mapping, or the YAML of a text. */
function readSettings(config: Cursor): NodeSettings {
  const text = isUnresolved(config) ? undefined : textOf(config);
  const [read] = text === undefined ? [] : parseDocuments({ path: config.document.file.path, text }).documents;
  return readNodeSettings(read === undefined ? config : { ...config, node: read.root });
}

/** Opens taints and labels, if there are any. */
function asUndecided(settings: NodeSettings, item: Cursor): NodeSettings {
  const { taints, labels } = settings;
  const isEmpty = taints.taints.length + taints.incomplete.length + labels.incomplete.length === 0;
  if (item.node === undefined || (isEmpty && Object.keys(labels.labels).length === 0)) return settings;
  return readNodeSettings({
    ...item,
    node: unknownScalar("a selector of machines decides which nodes have it", item.node),
  });
}
