import { parseDocuments } from "../../yaml/syntax.js";
import {
  type Cursor,
  cursorAt,
  cursorsOfEntries,
  cursorsOfList,
  isUnresolved,
  keyOf,
  placeOf,
  textOf,
} from "./cursor.js";
import { joinLabels, type LabelField, NO_LABELS, readLabels } from "./label-field.js";
import { joinTaints, NO_TAINTS, readTaints, type TaintField, unread } from "./taint-field.js";

/** Settings of K3s or RKE2 in an object with pools; paths start at it, or at an item of `at`. */
export interface SettingsColumn {
  readonly at: string;
  readonly config?: string;
  /** Picks machines by labels; absent or empty for all. */
  readonly selector?: string;
}

export interface NodeSettings {
  readonly taints: TaintField;
  readonly labels: LabelField;
}

/** A trailing `+` adds to what another file says. */
export const TAINT_KEYS = ["node-taint", "node-taint+"];
export const LABEL_KEYS = ["node-label", "node-label+"];
/** The label of a machine with its pool. Upstream: rancher pkg/capr RKEMachinePoolNameLabel. */
const POOL_NAME = "rke.cattle.io/rke-machine-pool-name";
const UNDECIDED = "a selector of machines decides which nodes have it";

/** Reads what a configuration of K3s or RKE2 gives to nodes. */
export function readNodeSettings(cursor: Cursor, taintKeys: readonly string[] = TAINT_KEYS): NodeSettings {
  return {
    taints: joinTaints(taintKeys.map((key) => readTaints(cursorAt(cursor, [key]), "string"))),
    labels: joinLabels(LABEL_KEYS.map((key) => readLabels(cursorAt(cursor, [key])))),
  };
}

/** Returns the settings that reach the machines of a pool. */
export function settingsOfPool(root: Cursor, pool: string, columns: readonly SettingsColumn[]): NodeSettings[] {
  return columns.flatMap(({ at, config = "", selector }) =>
    (selector === undefined ? [cursorAt(root, at)] : cursorsOfList(cursorAt(root, at))).flatMap((item) => {
      const picks = selector === undefined || isPicked(cursorAt(item, selector), pool);
      return picks === false ? [] : readSettings(cursorAt(item, config), picks === undefined);
    }),
  );
}

/** Reports whether a selector picks a pool; undefined if other labels decide. */
function isPicked(selector: Cursor, pool: string): boolean | undefined {
  if (isUnresolved(selector)) return undefined;
  const labels = cursorsOfEntries(selector).flatMap((field) =>
    cursorsOfEntries(field).length > 0 ? cursorsOfEntries(field) : cursorsOfList(field),
  );
  const names = labels.map((one) => (keyOf(one) === POOL_NAME && !isUnresolved(one) ? textOf(one) : undefined));
  if (names.some((name) => name !== undefined && name !== pool)) return false;
  return names.includes(undefined) ? undefined : true;
}

function readSettings(config: Cursor, isOpen: boolean): NodeSettings[] {
  const { document, node } = config;
  const text = isUnresolved(config) ? undefined : textOf(config);
  const [read] = text === undefined ? [] : parseDocuments({ path: document.file.path, text }).documents;
  const settings = readNodeSettings(read === undefined ? config : { ...config, node: read.root });
  const has = ({ taints, incomplete }: TaintField) => taints.length + incomplete.length > 0;
  if (node === undefined || !isOpen) return [settings];
  const { labels } = settings;
  const isLabelled = Object.keys(labels.labels).length + labels.openLabels.length > 0;
  const incomplete = [{ field: "labels" as const, why: UNDECIDED, place: placeOf(config) }];
  return [
    {
      taints: has(settings.taints) ? unread(config, UNDECIDED) : NO_TAINTS,
      labels: isLabelled ? { ...NO_LABELS, openLabels: ["*"], incomplete } : NO_LABELS,
    },
  ];
}
