import { EVENT_ID } from "js-yaml";
import type { Span } from "../model/source.js";
import { splitDocuments } from "./document-boundaries.js";
import { parseYaml } from "./yaml-events.js";

const CORE_TAG = /^(?:!!|!<tag:yaml\.org,2002:)(?:str|int|float|bool|null|map|seq)>?$/;

/** Returns the first non-core tag and its place. Skips invalid documents. */
export function findForeignTag(text: string): (Span & { readonly tag: string }) | undefined {
  if (!text.includes("!")) return undefined;
  for (const slice of splitDocuments(text)) {
    const parsed = parseYaml(text.slice(slice.start, slice.end)).value;
    if (parsed === undefined) continue;
    for (const event of parsed.events) {
      if (event.type === EVENT_ID.POP || !("tagStart" in event) || event.tagStart < 0) continue;
      const tag = parsed.source.slice(event.tagStart, event.tagEnd);
      if (CORE_TAG.test(tag)) continue;
      const at = (offset: number) => slice.start + parsed.toGiven(offset);
      return { tag, start: at(event.tagStart), end: at(event.tagEnd) };
    }
  }
  return undefined;
}
