import { getValue } from "../../manifest/node-value.js";
import type { KubernetesObject } from "../../manifest/objects.js";
import type { SourceNode } from "../../model/source.js";
import type { FormatInput, InventoryFormat } from "./format.js";
import { joinLabels, readLabels } from "./label-field.js";
import { type NamedNodes, nodesOf, toOutput } from "./named-nodes.js";
import { partAt, partOfObject, placeOf } from "./source-part.js";
import { joinTaints, readTaints } from "./taint-field.js";

const ID = "k3s";
/** A trailing `+` adds to what another file says. */
const TAINT_KEYS = ["node-taint", "node-taint+"];
const LABEL_KEYS = ["node-label", "node-label+"];

/** `config.yaml` of K3s and RKE2, which has no kind: a pool for each file. Servers have no taint by default. */
export const k3sFormat: InventoryFormat = {
  id: ID,
  kinds: [],
  hasShape: (root: SourceNode) => [...TAINT_KEYS, ...LABEL_KEYS].some((key) => getValue(root, key) !== undefined),
  read: (input) =>
    toOutput(
      input,
      input.objects.map((object) => readConfig(object, input)),
    ),
};

function readConfig(object: KubernetesObject, input: FormatInput): NamedNodes {
  const root = partOfObject(object);
  const { path } = object.document.file;
  return nodesOf({
    name: (path.split("/").at(-1) ?? path).replace(/\.(?:ya?ml|json)$/, ""),
    cluster: input.cluster,
    format: ID,
    place: placeOf(root),
    platform: "other",
    facts: {},
    owner: path,
    taints: joinTaints(TAINT_KEYS.map((key) => readTaints(partAt(root, [key]), "string"))),
    labels: joinLabels(LABEL_KEYS.map((key) => readLabels(partAt(root, [key])))),
  });
}
