import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Exception } from "./exceptions/exception.js";

const NO_TABLE = "exception.ts";

/** The rules that have a table of exceptions, by its name. */
export const TABLES: readonly string[] = readdirSync(join(import.meta.dirname, "exceptions"))
  .filter((file) => file.endsWith(".ts") && file !== NO_TABLE)
  .map((file) => file.replace(/\.ts$/, ""));

export async function exceptionsOf(id: string): Promise<readonly Exception[]> {
  if (!TABLES.includes(id)) return [];
  const { EXCEPTIONS }: { EXCEPTIONS: readonly Exception[] } = await import(`./exceptions/${id}.ts`);
  return EXCEPTIONS;
}
