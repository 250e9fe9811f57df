import type { LintInput } from "../lint/lint-input.js";
import { parseBaseline } from "../lint/suppression/baseline.js";
import { didYouMean } from "../model/spelling.js";
import { lookUpPath } from "../sources/named-paths.js";
import { describeAddress } from "./addresses.js";
import type { FileReader } from "./file-reader.js";
import type { Outcome } from "./run-error.js";

/** Reads the file of `--baseline`. `text` is as the user wrote it. */
export function readBaseline(text: string | undefined, reader: FileReader): Outcome<LintInput["baseline"] | undefined> {
  if (text === undefined) return { value: undefined };
  const named = lookUpPath(reader.workingDirectory, text);
  if (named.kind === "folder") return { errors: [{ message: `baseline "${text}" is a folder, not a file` }] };
  if (named.kind === "missing") {
    const hint = didYouMean(named.nearest, `: "taintlint --write-baseline ${text}" writes it`);
    const address = describeAddress(text);
    const why = address === undefined ? `"${text}" does not exist${hint}` : `${address}: name a file`;
    return { errors: [{ message: `baseline ${why}` }] };
  }
  const { file, unreadable } = reader.read(named.path);
  if (file === undefined) return { errors: [{ message: `baseline "${unreadable.path}": ${unreadable.message}` }] };
  const { entries, errors } = parseBaseline(file);
  return entries === undefined ? { errors } : { value: { path: text, entries } };
}
