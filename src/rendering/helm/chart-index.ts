import satisfies from "semver/functions/satisfies.js";
import maxSatisfying from "semver/ranges/max-satisfying.js";
import { parseJson } from "../../model/json-shape.js";
import { getString, getValue, itemsOf } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";

const MOST_CHARACTERS = 4 * 1024 ** 2;

/** Reads versions, addresses and SHA-256 (empty if not told) of one chart in an index, and parses nothing else of it. */
export function findInIndex(index: string, name: string) {
  const parts = index.startsWith("{")
    ? [` ${JSON.stringify(Object(Object(parseJson(index).value).entries)[name])}`]
    : partsInYaml(index, name);
  for (const text of parts) {
    const { documents } = parseDocuments({ path: "index.yaml", text: `entry:\n${text}` });
    const found = itemsOf(getValue(documents[0]?.root, "entry")).flatMap((item) => {
      const [url] = itemsOf(getValue(item, "urls"));
      const version = getString(item, "version");
      const digest = (getString(item, "digest") ?? "").replace(/^sha256:/, "");
      return version === undefined || url?.kind !== "scalar" ? [] : [{ version, url: url.text, digest }];
    });
    if (found.length > 0) return found;
  }
  return undefined;
}

/** A key of the chart's name may stand elsewhere, too. */
function partsInYaml(index: string, name: string): string[] {
  const key = new RegExp(`^( +)["']?${name.replaceAll(".", "\\.")}["']?:[ \\t]*\\r?\\n`, "gm");
  return [...index.matchAll(key)].flatMap(({ 0: line, 1: { length: indent } = "", index: start }) => {
    const rest = index.slice(start + line.length, start + MOST_CHARACTERS);
    const end = new RegExp(`^(?: {0,${indent}}[^\\s-]| {0,${indent - 1}}-)`, "m").exec(rest);
    return end === null && start + MOST_CHARACTERS < index.length ? [] : [rest.slice(0, end?.index)];
  });
}

/** Returns the newest of the versions in a range as helm reads it; undefined for none, or a range that is not known. */
export function newestWithin(range: string, versions: readonly string[]): string | undefined {
  if (versions.includes(range)) return range;
  const newest = range.split("||").flatMap((text) => {
    // Upstream: Masterminds/semver constraints.go. It joins by commas, too, and has "!=", "=>" and "=<".
    const plain = text.replaceAll(/=([<>])/g, "$1=").replaceAll(/(!=)\s+/g, "$1");
    const parts = plain.split(/[\s,]+/);
    const refused = parts.flatMap((part) => (part.startsWith("!=") ? part.slice(2) : []));
    const kept = parts.filter((part) => !part.startsWith("!=")).join(" ");
    // Pre-releases are in a range only if it names one: then of all numbers.
    const options = { loose: true, includePrerelease: /\d-[\w.]/.test(kept) };
    const left = versions.filter((version) => !refused.some((one) => satisfies(version, one, options)));
    return maxSatisfying(left, kept, options) ?? [];
  });
  return maxSatisfying(newest, "*", { loose: true, includePrerelease: true }) ?? undefined;
}
