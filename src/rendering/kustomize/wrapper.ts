import { toValue } from "../../manifest/node-value.js";
import { isRecord } from "../../model/is-record.js";
import type { SourceNode } from "../../model/source.js";
import { joinPath } from "../path-steps.js";
import type { RenderCall, RenderFolders } from "../render-root.js";
import type { KustomizeTarget } from "../targets.js";
import type { KustomizationField, KustomizationFields } from "./kustomization.js";
import { isInlineText } from "./references.js";

const WRAPPER_FILE = "kustomization.yaml";
/** Have kustomize tell where every resource comes from, and who changed it. */
const BUILD_METADATA = ["originAnnotations", "transformerAnnotations"];

/** What a target adds to the kustomization of its folder, as fields of a kustomization. */
export function fieldsOfTarget(target: KustomizeTarget): KustomizationFields {
  const fields = new Map<string, KustomizationField>(
    target.fields.map(({ key, value, place }) => [key, { node: value, place }]),
  );
  return { folder: joinPath(".", target.folder), field: (key) => fields.get(key) };
}

/**
 * The call that renders paths of the repository through a temporary kustomization, which leaves the user's files alone
 * and adds what a target adds. Every reference was checked to stay inside the repository, as Flux does, so that
 * kustomize need not restrict paths to the folder of each kustomization.
 */
export function wrapperCall(
  resources: readonly string[],
  target: KustomizeTarget | undefined,
  folders: RenderFolders,
): RenderCall {
  const added = (target?.fields ?? []).map(({ key, value }) => {
    const rewritten = rewrite(key, toValue(value), (path) =>
      folders.toRepository(joinPath(joinPath(".", target?.folder ?? "."), path)),
    );
    return [key, rewritten] as const;
  });
  const kustomization = {
    apiVersion: "kustomize.config.k8s.io/v1beta1",
    kind: "Kustomization",
    ...Object.fromEntries(added),
    ...(target?.namespace !== undefined && { namespace: target.namespace }),
    resources: resources.map(folders.toRepository),
    buildMetadata: BUILD_METADATA,
  };
  return {
    // JSON is YAML, and needs no printer of its own.
    files: [{ path: WRAPPER_FILE, text: `${JSON.stringify(kustomization, jsonValue, 2)}\n` }],
    copies: [],
    arguments: ["--load-restrictor", "LoadRestrictionsNone", folders.temporary],
  };
}

/** More values than any GitOps object holds that a person writes. */
const MAX_VALUES = 100_000;

/** Whether aliases make a value so large that it must not be written out. */
export function isExplosive(value: SourceNode): boolean {
  let count = 0;
  const pending = [value];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    count++;
    if (count + pending.length > MAX_VALUES) return true;
    if (node.kind === "sequence") pending.push(...node.items);
    else if (node.kind === "mapping") pending.push(...node.entries.map((entry) => entry.value));
  }
  return false;
}

function jsonValue(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}

/** The paths of a target's fields are relative to its folder. Flux writes some patches as objects, not as texts. */
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
  return typeof patch === "string" ? patch : JSON.stringify(patch, jsonValue);
}
