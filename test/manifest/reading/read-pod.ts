import { createHash } from "node:crypto";
import { readManifest } from "../../../src/manifest/read-manifest.js";
import type { SourceFile, SourceNode } from "../../../src/model/source.js";
import { decodeText } from "../../../src/sources/disk/decode-text.js";
import { getValue, toValue } from "../../../src/yaml/node-value.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";

export const REFUSED = "refused";
/** How many letters a verdict has. */
export const VERDICT_LENGTH = 5;
const OF_REFUSED = ".".repeat(VERDICT_LENGTH);
const BEGINS_POD = '["v1","Pod"';

/** JSON as Go writes it, with keys in order. */
function jsonOf(value: unknown): string {
  if (typeof value === "bigint") return String(value);
  if (Object.is(value, -0)) return "-0";
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${jsonOf(one)}`).join(",")}}`;
}

function answerOf(root: SourceNode): string {
  const spec = getValue(root, "spec");
  const fields = [
    ...["apiVersion", "kind"].map((key) => getValue(root, key)),
    ...["tolerations", "nodeSelector", "affinity"].map((key) => getValue(spec, key)),
  ];
  return jsonOf(fields.map((node) => (node === undefined ? null : toValue(node))));
}

/** What taintlint reads in a file: of each document the fields that decide where a Pod runs; or that it refuses the file. */
export function readPod(bytes: Buffer): string {
  const { value: text, problem } = decodeText(bytes);
  if (problem !== undefined) return REFUSED;
  const { documents, problems } = parseDocuments({ path: "pod.yaml", text });
  if (problems.length > 0) return REFUSED;
  const filled = documents.filter(({ root }) => root.kind !== "scalar" || root.value !== null);
  return filled.map(({ root }) => answerOf(root)).join("\t");
}

/** Whether a run says nothing of a file: it holds neither a Pod nor a problem, and is no template that could be read. */
function isSilent(bytes: Buffer): boolean {
  const { value: text } = decodeText(bytes);
  if (text === undefined) return false;
  const file: SourceFile = { path: "pod.yaml", text };
  const { objects, problems, template } = readManifest(file);
  if (problems.length > 0 || objects.some(({ kind }) => kind === "Pod")) return false;
  const isRead = parseDocuments(file).problems.every(({ kind }) => kind === "duplicate-key");
  return !isRead || template === undefined;
}

/** What the referee says, in five letters: whether it is a Pod, and the hash of the fields. */
export function verdictOf(said: string): string {
  if (said === REFUSED) return OF_REFUSED;
  const fields = said.replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => JSON.stringify(JSON.parse(text)));
  const hash = createHash("sha256").update(fields).digest("hex");
  return `${said.startsWith(BEGINS_POD) ? "p" : "-"}${hash.slice(0, VERDICT_LENGTH - 1)}`;
}

/** What is wrong with what taintlint reads in a file, of which the referee has this verdict; undefined where nothing is. */
export function faultOf(bytes: Buffer, verdict: string): string | undefined {
  const said = readPod(bytes);
  // Of a file that holds nothing but blanks nothing is read.
  const isNothing = said === "" && verdict === OF_REFUSED;
  if (said !== REFUSED && !isNothing && verdictOf(said) !== verdict) return `reads ${said}`;
  return verdict.startsWith("p") && isSilent(bytes) ? "says nothing" : undefined;
}
