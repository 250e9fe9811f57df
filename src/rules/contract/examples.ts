import type { RuleExample } from "../../model/rule-description.js";

interface ExampleWorkload {
  readonly namespace?: string;
  /** `NAME:1` by default. */
  readonly image?: string;
}

export const EXAMPLE_POD = `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`;

const ONE_POOL = `
pools:
  - name: general
`;
/** Pools that stand in the manifests of an example. */
export const POOLS_OF_MANIFESTS = `
from: [{path: manifest.yaml}]
`;

/** Returns a workload's text up to its container; more pod fields may follow. */
export function exampleWorkload(
  kind: string,
  name: string,
  { namespace, image = `${name}:1` }: ExampleWorkload = {},
): string {
  const isJob = kind === "Job";
  const selector = isJob ? "" : `  selector: {matchLabels: {app: ${name}}}\n`;
  return `
apiVersion: ${isJob ? "batch/v1" : "apps/v1"}
kind: ${kind}
metadata: {name: ${name}${namespace === undefined ? "" : `, namespace: ${namespace}`}}
spec:
${selector}  template:
${isJob ? "" : `    metadata: {labels: {app: ${name}}}\n`}    spec:
${isJob ? "      restartPolicy: Never\n" : ""}      containers: [{name: ${name}, image: ${image}}]`;
}

/**
 * An example as a rule's file writes it: a mistake and its correction as one text. A line that begins with `-` stands in
 * the mistake alone, one that begins with `+` in the correction alone. `inventory` may have such lines, too.
 */
interface ExampleText extends Omit<RuleExample, "bad" | "good" | "goodInventory" | "inventory"> {
  /** By default one pool without taints. */
  readonly inventory?: string;
  readonly manifests: string;
  /** The corrected manifests, where they share little with the mistake. */
  readonly good?: string;
}

const CHANGED_LINE = /^[-+](?!--)/m;

/** One side of a text with changes. `-` and `+` take the place of a space, if there is one. */
function sideOf(text: string, own: "-" | "+"): string {
  const lines = text.split("\n").flatMap((line) => {
    if (!CHANGED_LINE.test(line)) return [line];
    return line.startsWith(own) ? [line.slice(1).replace(/^ /, "  ")] : [];
  });
  return lines.join("\n");
}

function correct(text: string): string {
  return sideOf(text, "+").replaceAll(/ # <--.*/g, "");
}

/** The examples with mistake and correction apart. */
export function readExamples(texts: readonly ExampleText[]): readonly RuleExample[] {
  return texts.map(({ manifests, good, inventory = ONE_POOL, ...rest }) => ({
    ...rest,
    inventory: sideOf(inventory, "-"),
    bad: sideOf(manifests, "-"),
    good: good ?? correct(manifests),
    ...(CHANGED_LINE.test(inventory) && { goodInventory: correct(inventory) }),
  }));
}
