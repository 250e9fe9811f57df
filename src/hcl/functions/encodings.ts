import type { Budget } from "../../model/budget.js";
import type { TextPlace } from "../../model/source.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { TOO_LARGE } from "../values/bounds.js";
import { toPlain, valueOfNode } from "../values/plain.js";
import { isKnown, type KnownValue, mistaken, scalar, textOfValue, unknown, type Value } from "../values/value.js";
import { strict, type TerraformFunction } from "./function.js";

const HASHED = strict(() => unknown("it is a hash"));

export const ENCODING_FUNCTIONS: Readonly<Record<string, TerraformFunction>> = {
  jsonencode: encode,
  // JSON is YAML: what reads the text finds the same values.
  yamlencode: encode,
  jsondecode: decodeAny,
  yamldecode: decodeAny,
  base64encode: ([value]) => wrapped(value),
  base64gzip: ([value]) => wrapped(value),
  base64decode: ([value]) => (value?.kind === "unknown" ? (value.wraps ?? value) : unknown("it is encoded")),
  md5: HASHED,
  sha1: HASHED,
  sha256: HASHED,
};

/** Keeps a text for script readers; the result itself is unknown. */
function wrapped(value: Value | undefined): Value {
  return { ...unknown("it is encoded"), wraps: value };
}

function encode([value]: readonly Value[], place: TextPlace, budget: Budget): Value {
  const plain = value && toPlain(value, budget);
  if (plain !== undefined) return { ...scalar(JSON.stringify(plain.plain), place), ...(value && { encodes: value }) };
  if (value === undefined || !isKnown(value)) return unknown(value?.why ?? "a part of it is not known");
  return { ...unknown("a part of it is not known"), encodes: value };
}

/** Decodes a text; for an encoded value returns the original with its places. */
function decodeAny(items: readonly Value[], place: TextPlace, budget: Budget): Value {
  const [item] = items;
  return item?.kind === "unknown" && item.encodes !== undefined ? item.encodes : strict(decode)(items, place, budget);
}

/** Decodes with places in the file for results of `file`. */
function decode([value]: readonly KnownValue[], place: TextPlace, budget: Budget): Value {
  const text = textOfValue(value);
  if (text === undefined) return mistaken("a string is expected there");
  if (!budget.spend(text.length / 10)) return TOO_LARGE;
  const { documents, problems } = parseDocuments({ path: "", text });
  const [document, second] = documents;
  if (document === undefined || second !== undefined || problems.length > 0) return mistaken("it cannot be decoded");
  const file = value?.place?.file;
  if (file?.text === text) return valueOfNode(document.root, file, budget);
  return valueOfNode(document.root, document.file, budget, value?.place ?? place);
}
