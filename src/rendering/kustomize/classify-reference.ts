import { formatCount } from "../../model/limits.js";
import { joinPath, lastStep } from "../../model/path-steps.js";
import { readOutsideReference } from "../contract/outside-chart.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { Position } from "./copy.js";
import type { Reference } from "./references.js";

export type ReferenceTarget =
  /** `name`: of a locked one of another place, which the copy has beside the kustomization. */
  | { readonly kind: "file" | "folder"; readonly position: Position; readonly name: string | undefined }
  /** A placeholder text replaces the content of a ConfigMap or Secret. */
  | { readonly kind: "stand-in"; readonly position: Position; readonly clause: string }
  | { readonly kind: "refused"; readonly clause: string };

/** Such a path may be read as inline YAML, which kustomize tries first. */
const ODD_PLUGIN_PATH = /[{}[\]:"'&*!|>%?#,`]/;
/** Bound: longer paths may exceed the file system's limit, and links to folders lengthen them. */
const MOST_CHARACTERS = 1_000;

/** Addresses that kustomize fetches. Upstream: kustomize api/internal/git/repospec.go NewRepoSpecFromURL. */
const REMOTE =
  /^(?:git::)?(?:(?:gh:|ssh:\/\/|https?:\/\/|file:\/\/)|[A-Za-z][A-Za-z0-9-]*@|(?:www\.)?github\.com[:/])|_git\//i;

/**
 * Decides what kustomize may find at a reference, links resolved. `here` is the base. Upstream: kustomize
 * api/internal/target/kusttarget.go accumulateResources, api/internal/loader/fileloader.go.
 */
export function classifyReference(
  { role, text }: Pick<Reference, "role" | "text">,
  here: Position,
  files: RepositoryFiles,
): ReferenceTarget {
  const shown = withoutCredentials(text).replaceAll(/\s+/g, " ");
  const short = shown.length > MOST_CHARACTERS ? `${shown.slice(0, 100)}...` : shown;
  const clauseOf = (why: string) => `refers to "${short}", which ${why}`;
  const refused = (why: string): ReferenceTarget => ({ kind: "refused", clause: clauseOf(why) });
  const outside = role === "resource" || role === "component" ? readOutsideReference(text) : undefined;
  const locked = outside && files.outside?.folderOf(outside.chart);
  const name = outside && locked && joinPath(`taintlint-${lastStep(locked)}`, outside.path);
  const path = outside && locked ? joinPath(locked, outside.path) : joinPath(here.real, text);
  const reached = name ?? text;
  const copy = joinPath(here.copy, reached);
  const elsewhere = files.outside?.holds(path);
  if (text.startsWith("/") || copy === ".." || copy.startsWith("../")) return refused("is outside of the repository");
  const takesFolder = role === "resource" || role === "component" || role === "plugin";
  const isFetched = isRemoteFile(reached);
  const found = isFetched ? undefined : files.lookUp(path);
  const leaves = locked === undefined && elsewhere !== files.outside?.holds(here.real);
  if (found === "outside" || leaves) return refused("is outside of the repository");
  if (copy.length > MOST_CHARACTERS)
    return refused(`has a path of more than ${formatCount(MOST_CHARACTERS)} characters`);
  if (role === "content" && !isFetched && (found === undefined || found === "ignored")) {
    const clause = clauseOf(found === undefined ? "does not exist" : "git ignores");
    return { kind: "stand-in", position: { copy, real: path }, clause };
  }
  if (found === "ignored") return refused("git ignores");
  const isFile = found === "file" && role !== "component";
  if (!isFile && (isFetched || (takesFolder && isRemoteRepository(reached)))) return refused("needs the network");
  const real = files.realPath(path);
  if (found === undefined || real === undefined)
    return refused(elsewhere === undefined ? "does not exist" : "is not among the texts of its archive");
  if (!isFile && !(found === "folder" && takesFolder)) {
    return refused(`is a ${found} where a ${found === "file" ? "folder" : "file"} belongs`);
  }
  if (role === "plugin" && ODD_PLUGIN_PATH.test(text)) return refused("can be read as more than a path");
  return { kind: found, position: { copy, real }, name };
}

export function isRemoteRepository(text: string): boolean {
  return REMOTE.test(text);
}

export function isRemoteFile(text: string): boolean {
  return /^https?:/i.test(text);
}

/** Removes credentials and all parameters but the revision from an address. */
export function withoutCredentials(address: string): string {
  const [path = "", query = ""] = address.split("?", 2);
  const revision = query.split("&").find((parameter) => /^(?:ref|version)=/.test(parameter));
  const shown = path.replace(/\/\/[^/@]*@/, "//").replace(/^([A-Za-z][\w-]*):[^@/]*@/, "$1@");
  return revision === undefined ? shown : `${shown}?${revision}`;
}
