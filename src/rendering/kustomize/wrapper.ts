import { isRecord } from "../../model/json-shape.js";
import { joinPath } from "../../model/path-steps.js";
import { toValue } from "../../yaml/node-value.js";
import type { RenderRequest } from "../contract/render-root.js";
import type { KustomizeTarget } from "../contract/targets.js";
import { isExplosive, writeJson } from "../contract/write-configuration.js";
import { pathInCopy } from "./copy.js";
import { fieldOf, KUSTOMIZATION_FIELDS, withKnownFields } from "./known-fields.js";
import type { KustomizationField, KustomizationFields } from "./kustomization.js";
import { MERGE_SCHEMA } from "./merge-keys.js";
import type { Closure } from "./planned-closure.js";
import { isInlineText } from "./references.js";

const WRAPPER_FILE = "kustomization.yaml";
const SCHEMA_FILE = "merge-schema.json";

export function fieldsOfTarget(target: KustomizeTarget): KustomizationFields {
  const fields = new Map<string, KustomizationField>(
    target.fields.flatMap(({ key, value, place }) => {
      const shape = fieldOf(KUSTOMIZATION_FIELDS, key);
      // Exploding aliases are refused elsewhere.
      return shape === undefined || isExplosive(value)
        ? []
        : [[key, { node: withKnownFields(value, shape), place }] as const];
    }),
  );
  return { folder: joinPath(".", target.folder), field: (key) => fields.get(key) };
}

/** Prepares the call: of the kustomization itself, or through a wrapper with what a target or a schema adds. */
export function kustomizeRequest(
  resources: readonly string[],
  target: KustomizeTarget | undefined,
  { copy, leavesFolders, isPatched }: Pick<Closure, "copy" | "leavesFolders" | "isPatched">,
  folder: string,
): RenderRequest {
  const options = leavesFolders ? ["--load-restrictor", "LoadRestrictionsNone"] : [];
  const fields = target === undefined ? undefined : fieldsOfTarget(target);
  const toWrapper = (path: string) => pathInCopy(joinPath(folder, path));
  const added = (target?.fields ?? []).flatMap(({ key }) => {
    const node = fields?.field(key)?.node;
    return node === undefined ? [] : [[key, rewrite(key, toValue(node), toWrapper)] as const];
  });
  const isItself = resources.length === 1 && resources[0] === folder;
  if (isItself && added.length === 0 && target?.namespace === undefined && !isPatched) {
    return { ...copy, arguments: [...options, pathInCopy(folder)] };
  }
  const plain = {
    apiVersion: "kustomize.config.k8s.io/v1beta1",
    kind: "Kustomization",
    ...Object.fromEntries(added),
    ...(target?.namespace !== undefined && { namespace: target.namespace }),
    resources: resources.map(pathInCopy),
  };
  const write = (kustomization: object) => ({
    path: WRAPPER_FILE,
    text: `${writeJson(kustomization, 2)}\n`,
  });
  const whole = [...copy.files, write(plain)];
  const short = [
    ...copy.files,
    { path: SCHEMA_FILE, text: MERGE_SCHEMA },
    write({ ...plain, openapi: { path: SCHEMA_FILE } }),
  ];
  return {
    files: isPatched ? short : whole,
    wholeFiles: isPatched ? whole : undefined,
    copies: copy.copies,
    arguments: [...options, "."],
  };
}

/** Rewrites paths from the target's folder to the wrapper's. Flux may write patches as objects. */
function rewrite(key: string, value: unknown, toWrapper: (path: string) => string): unknown {
  if (!Array.isArray(value)) return value;
  const items: readonly unknown[] = value;
  if (key === "components") return items.map((item) => (typeof item === "string" ? toWrapper(item) : item));
  if (key === "patchesStrategicMerge")
    return items.map((item) => (typeof item === "string" && !isInlineText(item) ? toWrapper(item) : textOfPatch(item)));
  if (key === "patches" || key === "patchesJson6902") {
    return items.map((item) => {
      if (!isRecord(item)) return item;
      return {
        ...item,
        ...(item.patch !== undefined && { patch: textOfPatch(item.patch) }),
        ...(typeof item.path === "string" && { path: toWrapper(item.path) }),
      };
    });
  }
  return items;
}

function textOfPatch(patch: unknown): unknown {
  return typeof patch === "string" ? patch : writeJson(patch);
}
