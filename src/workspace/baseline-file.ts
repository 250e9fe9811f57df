import type { LintInput } from "../lint/contract/lint-input.js";
import { parseBaseline } from "../lint/suppression/baseline.js";
import { didYouMean } from "../model/words.js";
import { lookUpPath } from "../sources/disk/named-paths.js";
import { describeAddress } from "./addresses.js";
import type { FileReader } from "./file-reader.js";
import type { RunOutcome } from "./run-error.js";

export function readBaseline(
  text: string | undefined,
  reader: FileReader,
): RunOutcome<LintInput["baseline"] | undefined> {
  if (text === undefined) return { value: undefined };
  const named = lookUpPath(reader.workingDirectory, text, reader.fileSystem);
  if (named.kind === "folder") return { problem: [{ message: `baseline "${text}" is a folder, not a file` }] };
  if (named.kind === "missing") {
    const hint = didYouMean(named.nearest, `: "taintlint --write-baseline ${text}" writes it`);
    const address = describeAddress(text);
    const why = address === undefined ? `"${text}" does not exist${hint}` : `${address}: name a file`;
    return { problem: [{ message: `baseline ${why}` }] };
  }
  const { value: file, problem: unreadable } = reader.read(named.path);
  if (file === undefined) return { problem: [{ message: `baseline "${unreadable.path}": ${unreadable.message}` }] };
  const { value: entries, problem: errors } = parseBaseline(file);
  return entries === undefined ? { problem: errors } : { value: { path: text, entries } };
}
