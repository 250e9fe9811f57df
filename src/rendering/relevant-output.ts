import type { CustomKind } from "../manifest/custom-workloads/custom-kind.js";
import { splitDocuments } from "../manifest/yaml/document-boundaries.js";
import { renderedRelevance } from "./rendered-relevance.js";

const SECRET_KIND = /kind["']?[ \t]*:\s*["']?Secret["']?[ \t]*(?:[,}#\r\n]|$)/;

/**
 * The documents of a rendering that anybody looks at, each with its marker line and its comments, letter by letter.
 * Secrets, ConfigMaps and the like go first: they are most of a rendering, and nobody may ever see them.
 * `customKinds`: those that a configuration adds.
 */
export function keepRelevantDocuments(output: string, customKinds: readonly CustomKind[]): string {
  const isRelevant = renderedRelevance(customKinds);
  const kept: string[] = [];
  for (const { start, end } of splitDocuments(output)) {
    const text = output.slice(start, end);
    if (!isRelevant(text)) continue;
    // The first document may do without a marker; behind another one it needs it.
    kept.push(kept.length > 0 && !text.startsWith("---") ? `---\n${text}` : text);
  }
  return kept.map((text) => (text.endsWith("\n") ? text : `${text}\n`)).join("");
}

/** True where documents that were kept may still hold a Secret, as a `List` can. */
export function mayHoldSecret(output: string): boolean {
  return SECRET_KIND.test(output);
}
