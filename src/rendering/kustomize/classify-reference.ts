import { formatCount } from "../../model/limits.js";
import { joinPath } from "../../model/path-steps.js";
import type { RepositoryFiles } from "../render-root.js";
import type { Position } from "./copy.js";
import type { Reference } from "./references.js";
import { isRemoteFile, isRemoteRepository, withoutCredentials } from "./remote.js";

/** The decision on one reference of a kustomization. A clause has the kustomization as its subject. */
export type ReferenceTarget =
  | { readonly kind: "file" | "folder"; readonly position: Position }
  /** A text of taintlint's own is read in place of the content of a ConfigMap or Secret. */
  | { readonly kind: "stand-in"; readonly position: Position; readonly clause: string }
  | { readonly kind: "refused"; readonly clause: string };

/** Such a text can be read as YAML of its own, which kustomize tries before it takes it for a path. */
const ODD_PLUGIN_PATH = /[{}[\]:"'&*!|>%?#,`]/;
/** Longer paths fit no file system below a temporary folder. Links to folders can make them as long as they like. */
const MOST_CHARACTERS = 1_000;

/**
 * Decides what kustomize may find where a reference leads to: a file or a folder of the repository that git does not
 * ignore, with all links followed. `here`: what its path begins at.
 * Upstream: kustomize api/internal/target/kusttarget.go accumulateResources, api/internal/loader/fileloader.go.
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
  const path = joinPath(here.real, text);
  const copy = joinPath(here.copy, text);
  if (text.startsWith("/") || copy === ".." || copy.startsWith("../")) return refused("is outside of the repository");
  const takesFolder = role === "resource" || role === "component" || role === "plugin";
  const isFetched = isRemoteFile(text);
  const found = isFetched ? undefined : files.lookUp(path);
  if (found === "outside") return refused("is outside of the repository");
  if (copy.length > MOST_CHARACTERS)
    return refused(`has a path of more than ${formatCount(MOST_CHARACTERS)} characters`);
  if (role === "content" && !isFetched && (found === undefined || found === "ignored")) {
    const clause = clauseOf(found === undefined ? "does not exist" : "git ignores");
    return { kind: "stand-in", position: { copy, real: path }, clause };
  }
  if (found === "ignored") return refused("git ignores");
  const isFile = found === "file" && role !== "component";
  if (!isFile && (isFetched || (takesFolder && isRemoteRepository(text)))) return refused("needs the network");
  const real = files.realPath(path);
  if (found === undefined || real === undefined) return refused("does not exist");
  if (!isFile && !(found === "folder" && takesFolder)) {
    return refused(`is a ${found} where a ${found === "file" ? "folder" : "file"} belongs`);
  }
  if (role === "plugin" && ODD_PLUGIN_PATH.test(text)) return refused("can be read as more than a path");
  return { kind: found, position: { copy, real } };
}
