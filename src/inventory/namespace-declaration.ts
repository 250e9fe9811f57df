import { createDecoder } from "../manifest/decoder.js";
import { effectiveEntries, getValue } from "../manifest/node-value.js";
import { decodeTolerations } from "../manifest/pod-spec.js";
import type { NamespaceDefaults } from "../model/cluster.js";
import type { SourceNode } from "../model/source.js";
import { scalarText } from "./configuration-value.js";

/** Reads `namespaces` from a mapping that fits the schema: what Namespaces outside of the repository say, by name. */
export function readNamespaceDefaults(
  node: SourceNode | undefined,
): ReadonlyMap<string, NamespaceDefaults> | undefined {
  if (node === undefined) return undefined;
  return new Map(effectiveEntries(node).map(({ key, value }) => [key.text, readDefaults(key.text, value)]));
}

function readDefaults(name: string, node: SourceNode): NamespaceDefaults {
  const selector = getValue(node, "nodeSelector");
  const tolerations = getValue(node, "tolerations");
  const pairs = effectiveEntries(selector).map(({ key, value }) => `${key.text}=${scalarText(value) ?? ""}`);
  return {
    name,
    nodeSelector: selector && pairs.join(","),
    defaultTolerations: tolerations && decodeTolerations(createDecoder(), tolerations, []),
    tolerationsWhitelist: undefined,
  };
}
