import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** By `npm run test-programs`, else the one on PATH. */
export const kubectl = [resolve("test/programs/built/kubectl"), "kubectl"].find(
  (program) => spawnSync(program, ["version", "--client"]).status === 0,
);
if (kubectl === undefined) console.warn("skipped: no kubectl is on PATH, nor in test/programs/built");

export interface DecodedObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** The objects that kubectl reads in a text, without a cluster, in their order; each gets a label `a`. */
export function decodeByKubectl(input: string): readonly DecodedObject[] {
  const words = ["label", "--local", "-f", "-", "a=b", "-o", "json"];
  const env = { PATH: process.env.PATH, HOME: "/nonexistent" };
  const { status, stdout, stderr } = spawnSync(kubectl ?? "", words, { input, encoding: "utf8", env });
  if (status !== 0 || stderr !== "") throw new Error(`kubectl: ${stderr}`);
  // One object behind the other, each from a brace at the beginning of a line to the next.
  return stdout.split(/(?<=^\})\n/m).flatMap((text) => (text.trim() === "" ? [] : JSON.parse(text)));
}
