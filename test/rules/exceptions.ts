import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Exception } from "./exception.js";

/** The folders of rules: what a rule promises, says, and is tested for beyond its page's examples. */
export const RULE_FOLDERS: readonly string[] = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The rules that have a table of exceptions. */
export const TABLES: readonly string[] = RULE_FOLDERS.filter((id) =>
  existsSync(join(import.meta.dirname, id, "exceptions.ts")),
);

export async function exceptionsOf(id: string): Promise<readonly Exception[]> {
  if (!TABLES.includes(id)) return [];
  const { EXCEPTIONS }: { EXCEPTIONS: readonly Exception[] } = await import(`./${id}/exceptions.ts`);
  return EXCEPTIONS;
}
