import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import { CHART_FIELDS } from "./inflated-charts.js";
import {
  childField,
  fieldItems,
  fieldText,
  type KustomizationField,
  type KustomizationFields,
} from "./kustomization.js";

/** `content` is only copied into a ConfigMap or Secret; `data` is no manifest; `plugin` configures plugins. */
export type ReferenceRole = "resource" | "component" | "patch" | "data" | "content" | "plugin";

export interface Reference {
  readonly role: ReferenceRole;
  readonly text: string;
  readonly at: KustomizationField;
  /** The ConfigMap or Secret of `content`. */
  readonly owner?: string;
}

export interface References {
  readonly references: readonly Reference[];
  readonly inlinePlugins: readonly Pick<Reference, "text" | "at">[];
  readonly charts: readonly KustomizationField[];
}

const SEPARATORS = /[\s,[\]{}"']+/;

/** Returns everything a kustomization refers to, in field order. Upstream: kustomize api/types/kustomization.go. */
export function referencesOf(kustomization: KustomizationFields, files: RepositoryFiles): References {
  const references: Reference[] = [];
  const inlinePlugins: Pick<Reference, "text" | "at">[] = [];

  function add(role: ReferenceRole, at: KustomizationField | undefined): void {
    const text = fieldText(at);
    if (at !== undefined && text !== undefined && text !== "") references.push({ role, text, at });
  }

  function addList(role: ReferenceRole, key: string): void {
    for (const item of fieldItems(kustomization.field(key))) add(role, item);
  }

  addList("resource", "resources");
  addList("resource", "bases");
  addList("component", "components");
  for (const item of fieldItems(kustomization.field("patchesStrategicMerge"))) {
    if (patchFileOf(item, kustomization.folder, files) !== undefined) add("patch", item);
  }
  for (const key of ["patches", "patchesJson6902"]) {
    for (const item of fieldItems(kustomization.field(key))) add("patch", childField(item, "path"));
  }
  for (const item of fieldItems(kustomization.field("replacements"))) add("data", childField(item, "path"));
  for (const key of ["configMapGenerator", "secretGenerator"]) {
    for (const item of fieldItems(kustomization.field(key))) {
      for (const reference of generatorFiles(item).map(asContent(item))) references.push(reference);
    }
  }
  addList("data", "crds");
  addList("data", "configurations");
  const openapi = kustomization.field("openapi");
  add("data", childField(openapi, "path"));
  for (const key of ["generators", "transformers", "validators"]) {
    for (const at of fieldItems(kustomization.field(key))) {
      const text = fieldText(at) ?? "";
      if (isInlineText(text) && !isOddPath(text, kustomization.folder, files)) inlinePlugins.push({ text, at });
      else add("plugin", at);
    }
  }
  const charts = CHART_FIELDS.flatMap((key) => fieldItems(kustomization.field(key)));
  return { references, inlinePlugins, charts };
}

function asContent(entry: KustomizationField): (reference: Reference) => Reference {
  const owner = fieldText(childField(entry, "name"));
  return (reference) => ({ ...reference, role: "content", ...(owner !== undefined && { owner }) });
}

export function generatorFiles(entry: KustomizationField): Reference[] {
  const found: Reference[] = [];
  for (const at of fieldItems(childField(entry, "files"))) {
    const written = fieldText(at) ?? "";
    const text = written.slice(written.indexOf("=") + 1);
    if (text !== "") found.push({ role: "data", text, at });
  }
  const env = childField(entry, "env");
  for (const at of [...fieldItems(childField(entry, "envs")), ...(env === undefined ? [] : [env])]) {
    const text = fieldText(at) ?? "";
    if (text !== "") found.push({ role: "data", text, at });
  }
  return found;
}

export function isInlineText(text: string): boolean {
  return /[\r\n]|^\s*[{[]|:\s/.test(text);
}

/** Returns undefined if inline; a path comes first. Upstream: builtins/PatchStrategicMergeTransformer.go. */
export function patchFileOf(entry: KustomizationField, folder: string, files: RepositoryFiles): string | undefined {
  const text = fieldText(entry);
  if (text === undefined) return undefined;
  return isInlineText(text) && !isOddPath(text, folder, files) ? undefined : joinPath(folder, text);
}

/** Reports whether a file has a name that looks like YAML. kustomize reads it, so it must be checked. */
function isOddPath(text: string, folder: string, files: RepositoryFiles): boolean {
  const found = files.lookUp(joinPath(folder, text));
  return found === "file" || found === "outside";
}

export function possibleReferences({ path, text }: SourceFile, files: RepositoryFiles): ReadonlySet<string> {
  const folder = parentFolder(path);
  const found = text
    .split(SEPARATORS)
    .filter((word) => word.includes(".") || word.includes("/"))
    .map((word) => joinPath(folder, word))
    .filter((one) => one !== folder && one !== path);
  return new Set(
    found.filter((one) => {
      const kind = files.lookUp(one);
      return kind === "file" || kind === "folder";
    }),
  );
}
