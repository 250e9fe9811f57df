import { folderOf, lastStep } from "../../model/path-steps.js";

// Of one folder: infra/*.yaml. Of several: infra/*/pool.yaml, infra/*/*.yaml, infra/**/*.yaml.
/** Returns the globs that take in all of some files, the narrowest first. */
export function globsFor(paths: readonly string[]): string[] {
  const folders = [...new Set(paths.map(folderOf))];
  const names = [...new Set(paths.map(lastStep))];
  const extensions = [...new Set(paths.map(extensionOf))].sort();
  const name = `*.${extensions.length === 1 ? extensions[0] : `{${extensions.join(",")}}`}`;
  const inFolder = (folder: string, rest: string) => `${folder === "" ? "" : `${escapeGlob(folder)}/`}${rest}`;
  const [folder = "", another] = folders;
  if (another === undefined) return [inFolder(folder, name)];
  const parents = [...new Set(folders.map(folderOf))];
  const [beside = ""] = parents.length === 1 ? parents : [];
  const exact = names.length === 1 ? [`*/${escapeGlob(names[0] ?? "")}`] : [];
  const common = commonFolder(folders);
  return [
    ...(beside === "" ? [] : [...exact, `*/${name}`].map((rest) => inFolder(beside, rest))),
    ...(common === "" ? [] : [inFolder(common, `**/${name}`)]),
  ];
}

/** Returns the deepest folder above all of some folders; empty for the root. */
export function commonFolder(folders: readonly string[]): string {
  const isAbove = (above: string) => folders.every((folder) => `${folder}/`.startsWith(`${above}/`));
  let common = folders[0] ?? "";
  while (common !== "" && !isAbove(common)) common = folderOf(common);
  return common;
}

/** `yaml`, and `yaml.j2` of a template. */
function extensionOf(path: string): string {
  return /\.((?:ya?ml|json)\.[^./]+|[^./]+)$/.exec(path)?.[1] ?? "";
}

/** Writes a path so that it means itself where a glob may stand. */
export function escapeGlob(path: string): string {
  return path.replaceAll(/[()[\]{}!*?@+|\\]/g, "\\$&");
}
