import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { IgnoredField } from "../../model/pool.js";
import { type Cursor, cursorAt, cursorOfObject, textOf } from "./cursor.js";
import { type LabelField, NO_LABELS } from "./label-field.js";
import { misplacedFields } from "./misplaced-fields.js";
import { readNodeRegistration } from "./node-registration.js";
import { NO_TAINTS, type TaintField, unread } from "./taint-field.js";

export interface Bootstrap {
  readonly taints: TaintField;
  readonly labels: LabelField;
  /** Taints and labels under a wrong name, or at a wrong level. */
  readonly ignored?: readonly IgnoredField[];
}

const TEMPLATE = "KubeadmConfigTemplate";
const JOIN = "joinConfiguration.nodeRegistration";
const FIELDS = { taints: [{ at: `${JOIN}.taints` }], labels: [`${JOIN}.kubeletExtraArgs.node-labels`] };

/** Follows `configRef` of a bootstrap, or what it names, to a kubeadm template among the objects. */
export function clusterApiBootstrap(cursor: Cursor, objects: readonly KubernetesObject[]): Bootstrap {
  const reference = [cursorAt(cursor, "configRef"), cursorAt(cursor, "ref"), cursor].find(
    (candidate) => textOf(cursorAt(candidate, "name")) !== undefined,
  );
  if (reference === undefined) {
    return { taints: unread(cursor, "its bootstrap data are not declared"), labels: NO_LABELS };
  }
  const kind = textOf(cursorAt(reference, "kind")) ?? TEMPLATE;
  const name = textOf(cursorAt(reference, "name")) ?? "";
  if (kind !== TEMPLATE && kind !== "KubeadmConfig") {
    return { taints: unread(reference, `bootstrap configurations of kind "${kind}" are not read`), labels: NO_LABELS };
  }
  const template = findObject(objects, kind, name, namespaceOf(objects, cursor));
  if (template === undefined) {
    return { taints: unread(reference, `${kind} "${name}" is in none of the files`), labels: NO_LABELS };
  }
  const spec = cursorAt(template, kind === TEMPLATE ? "spec.template.spec" : "spec");
  const registration = readNodeRegistration(cursorAt(spec, JOIN));
  const strays = misplacedFields(FIELDS, spec);
  return {
    taints: registration.taints ?? NO_TAINTS,
    labels: registration.labels,
    ignored: [...strays, ...registration.ignored],
  };
}

function namespaceOf(objects: readonly KubernetesObject[], cursor: Cursor): string | undefined {
  const owner = objects.find(
    ({ document, path }) => document === cursor.document && path.every((step, index) => cursor.path[index] === step),
  );
  return owner && textOf(cursorAt(cursorOfObject(owner), "metadata.namespace"));
}

/** The object of that name; where files leave the namespace out it may be any. */
export function findObject(
  objects: readonly KubernetesObject[],
  kind: string,
  name: string,
  namespace: string | undefined,
): Cursor | undefined {
  const named = objects
    .filter((object) => object.kind === kind)
    .map(cursorOfObject)
    .filter((cursor) => textOf(cursorAt(cursor, "metadata.name")) === name);
  const inNamespace = named.find((cursor) => textOf(cursorAt(cursor, "metadata.namespace")) === namespace);
  if (inNamespace !== undefined || namespace === undefined) return inNamespace ?? named[0];
  return named.find((cursor) => textOf(cursorAt(cursor, "metadata.namespace")) === undefined);
}
