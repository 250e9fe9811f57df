import { groupsIn } from "../../manifest/objects/relevance.js";
import { memoize } from "../../model/memoize.js";
import { isMockPath, isSample, isTestPath, isVendored } from "../../model/path-steps.js";
import { type SourceFile, textsThatMatter } from "../../model/source.js";
import type { InventoryFormat } from "./format.js";
import { FORMATS } from "./index.js";
import { TERRAFORM_GROUP } from "./terraform-file.js";

/** A kind of the core group has no group to look for; a typed list holds items without their kind. */
const CORE_KINDS = FORMATS.flatMap(({ kinds }) => kinds.flatMap(({ group, kind }) => (group === "" ? [kind] : [])));
const CORE_KIND = new RegExp(`kind["']?[ \\t]*:\\s*["']?(?:${CORE_KINDS.join("|")})(?:List)?\\b`);
const WORDS = FORMATS.flatMap(({ shape, opens }) => [shape, opens].flatMap((one) => one?.words ?? []));

/** Reports whether a text may declare pools: a prescan by words that spares parsing, with false positives. */
export function mayDeclarePools(text: string): boolean {
  if (CORE_KIND.test(text) || WORDS.some((words) => words.test(text))) return true;
  for (const group of groupsIn(text)) {
    if (KINDS_OF_GROUP.get(group)?.some((kind) => text.includes(kind))) return true;
  }
  return false;
}

export const mayHoldPools = memoize((file: SourceFile) => textsThatMatter(file).some(mayDeclarePools));

const NODE_KIND = /kind["']?[ \t]*:\s*["']?Node(?:List)?\b/;
/** kwok makes Nodes without a machine. */
const WITHOUT_MACHINE = "kwok.x-k8s.io/node";

/** Reports whether the Nodes of a file are those of a test, or have no machine. */
function holdsMockNodes({ path, text }: SourceFile): boolean {
  return NODE_KIND.test(text) && (isMockPath(path) || text.includes(WITHOUT_MACHINE));
}

/** Reports whether a file may declare the repository's pools: no test input, sample or vendored package. */
export function mayDeclareOwnPools(file: SourceFile): boolean {
  const { path } = file;
  return mayHoldPools(file) && !isTestPath(path) && !isVendored(path) && !isSample(path) && !holdsMockNodes(file);
}

/** Reports whether a text may hold objects of a format; always true for formats found by shape. */
export function mayHoldObjectsOf(format: InventoryFormat, text: string): boolean {
  if (format.shape !== undefined) return true;
  return format.kinds.some(({ group, kind }) => text.includes(kind) && text.includes(`${group}/`));
}

export const POOL_KINDS = FORMATS.flatMap(({ kinds }) => kinds).filter(
  ({ group }) => group !== "" && group !== TERRAFORM_GROUP,
);

const KINDS_OF_GROUP: ReadonlyMap<string, readonly string[]> = new Map(
  POOL_KINDS.map(({ group }) => [group, POOL_KINDS.filter((one) => one.group === group).map(({ kind }) => kind)]),
);
