import type { CustomKind } from "../manifest/fields/custom-kind.js";
import { splitDocuments } from "../yaml/document-boundaries.js";
import { renderedRelevance } from "./contract/rendered-relevance.js";

const SECRET_KIND = /kind["']?[ \t]*:\s*["']?Secret["']?[ \t]*(?:[,}#\r\n]|$)/;

/** Keeps relevant documents verbatim. Drops Secrets and ConfigMaps, which must not be seen. */
export function keepRelevantDocuments(output: string, customKinds: readonly CustomKind[]): string {
  const isRelevant = renderedRelevance(customKinds);
  const kept: string[] = [];
  for (const { start, end } of splitDocuments(output)) {
    const text = output.slice(start, end);
    if (!isRelevant(text)) continue;
    // Only the first document may lack a marker.
    kept.push(kept.length > 0 && !text.startsWith("---") ? `---\n${text}` : text);
  }
  return kept.map((text) => (text.endsWith("\n") ? text : `${text}\n`)).join("");
}

/** Reports whether kept documents may hold a Secret, as a `List` can. */
export function mayHoldSecret(output: string): boolean {
  return SECRET_KIND.test(output);
}
