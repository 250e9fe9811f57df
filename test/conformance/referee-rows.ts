import { readFileSync } from "node:fs";
import { type Json, object, objects } from "./decode.js";

/** The versions of Kubernetes that the referees of test/referees/kubernetes were built from. */
export const VERSIONS = ["1.34", "1.35", "1.36", "1.37"] as const;

/** The lines of a referee's data: what was asked (`in`), what the newest version says (`want`), what `differs` in others. */
export function refereeRows(name: string): readonly Json[] {
  return readFileSync(new URL(`data/${name}.jsonl`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => object(JSON.parse(line)));
}

/** The record without what is null there. */
function present(json: Json): Json {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null));
}

/** What a version says of a case: what the newest one says, but for what differs. A null says that it has none. */
export function verdictOf(row: Json, version: string): Json {
  const want = object(row.want);
  const differs = object(object(row.differs)[version]);
  const changed = objects(differs.nodes);
  const nodes = objects(want.nodes).map((node, index) => present({ ...node, ...changed[index] }));
  return present({ ...want, ...differs, ...(nodes.length > 0 && { nodes }) });
}
