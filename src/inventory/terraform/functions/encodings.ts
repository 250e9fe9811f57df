import { toValue } from "../../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../../manifest/yaml/syntax.js";
import { valueOfNode } from "../values/from-node.js";
import { fromPlain, toPlain } from "../values/plain.js";
import { isKnown, type KnownValue, mistaken, scalar, textOfValue, unknown, type Value } from "../values/value.js";
import { strict, type TerraformFunction, tooLarge } from "./function.js";

const ENCODED = strict(() => unknown("it is encoded"));
const HASHED = strict(() => unknown("it is a hash"));

/** Functions that turn values into texts and back. */
export const ENCODING_FUNCTIONS: Readonly<Record<string, TerraformFunction>> = {
  jsonencode: ([value], place) => encode(value, place),
  // JSON is YAML: what reads the text finds the same values.
  yamlencode: ([value], place) => encode(value, place),
  jsondecode: strict(([value], place) => decode(value, place)),
  yamldecode: strict(([value], place) => decode(value, place)),
  base64encode: ENCODED,
  base64decode: ENCODED,
  base64gzip: ENCODED,
  md5: HASHED,
  sha1: HASHED,
  sha256: HASHED,
};

function encode(value: Value | undefined, place: Parameters<TerraformFunction>[1]): Value {
  const plain = value && toPlain(value);
  if (plain !== undefined) return { ...scalar(JSON.stringify(plain.plain), place), ...(value && { encodes: value }) };
  if (value === undefined || !isKnown(value)) return unknown(value?.why ?? "a part of it is not known");
  return { ...unknown("a part of it is not known"), encodes: value };
}

/** What `file` gave keeps the places of the file. */
function decode(value: KnownValue | undefined, place: Parameters<TerraformFunction>[1]): Value {
  const text = textOfValue(value);
  if (text === undefined) return mistaken("a text belongs there");
  const { documents, problems } = parseDocuments({ path: "", text });
  const [document, second] = documents;
  if (document === undefined || second !== undefined || problems.length > 0) return mistaken("it cannot be decoded");
  const file = value?.place?.file;
  const decoded =
    file?.text === text ? valueOfNode(document.root, file) : fromPlain(toValue(document.root), value?.place ?? place);
  return decoded ?? tooLarge();
}
