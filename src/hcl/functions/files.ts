import { firstOf } from "../../model/first-of.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import { folderOf, normalizePath } from "../../model/path-steps.js";
import type { SourceFile, TextPlace } from "../../model/source.js";
import type { Scope } from "../scope/scope.js";
import type { TemplateSegment } from "../syntax/ast.js";
import { isKnown, listValue, mistaken, scalar, sortedKeys, textOfValue, unknown, type Value } from "../values/value.js";

export type FillTemplate = (segments: readonly TemplateSegment[], scope: Scope) => string | Value;

type FileFunction = (items: readonly Value[], scope: Scope, place: TextPlace, fill: FillTemplate) => Value;

const FUNCTIONS: Readonly<Record<string, FileFunction>> = {
  file: ([path], scope) => {
    const file = readFile(path, scope);
    return "kind" in file ? file : scalar(file.text, { file, span: { start: 0, end: file.text.length } });
  },
  fileexists: ([path], scope, place) => {
    const file = readFile(path, scope);
    return "kind" in file ? unknown("the file may exist where Terraform is run") : scalar(true, place);
  },
  templatefile: ([path, variables], scope, _place, fill) => {
    const file = readFile(path, scope);
    if ("kind" in file) return file;
    if (variables === undefined || !isKnown(variables)) return variables ?? mistaken("it has no variables");
    if (variables.kind !== "map") return mistaken("its variables are not a map");
    const segments = scope.world.template(file);
    if (segments === undefined) return unknown(`the template "${file.path}" cannot be read`);
    const names = new Map(sortedKeys(variables).map((key) => [key, variables.entries.get(key)?.value ?? unknown("")]));
    const text = fill(segments, { ...scope, file, names });
    return typeof text === "string" ? scalar(text, { file, span: { start: 0, end: file.text.length } }) : text;
  },
  fileset: ([folder, glob], scope, place) => {
    const [path, pattern] = [textOfValue(folder), textOfValue(glob)];
    if (path === undefined || pattern === undefined) return unknown("its path is not known");
    // Without folders and braces.
    if (!/^[\w.*?-]+$/.test(pattern) || pattern.includes("**")) return unknown("its pattern is not read");
    const found = candidates(path, scope)
      .map((base) => ({ base, names: scope.world.files.list(base) }))
      .find(({ names }) => names.length > 0);
    if (found === undefined) return unknown(`the folder "${path}" is not in the repository`);
    const names = found.names.map((one) => one.slice(found.base === "" ? 0 : found.base.length + 1));
    const covered = names.filter((name) => !name.includes("/") && matchesNameGlob(pattern, name, "?"));
    return listValue(
      covered.map((name) => scalar(name, place)),
      place,
    );
  },
  abspath: ([path]) => path ?? mistaken("it has no path"),
  get_terragrunt_dir: (_, { world }, place) => scalar(world.root || ".", place),
  get_original_terragrunt_dir: (_, { world }, place) => scalar(world.root || ".", place),
  get_parent_terragrunt_dir: (_, { file }, place) => scalar(folderOf(file.path) || ".", place),
  // Paths start where taintlint runs, which is the repository's root as a rule.
  get_repo_root: (_, _scope, place) => scalar(".", place),
  get_path_to_repo_root: (_, _scope, place) => scalar(".", place),
  find_in_parent_folders: ([name], { world }, place) => {
    const wanted = textOfValue(name) ?? "terragrunt.hcl";
    for (let folder = world.root; folder !== ""; ) {
      folder = folderOf(folder);
      const path = folder === "" ? wanted : `${folder}/${wanted}`;
      if (world.files.read(path) !== undefined) return scalar(path, place);
    }
    return unknown(`"${wanted}" stands in no folder above`);
  },
  // What a default says counts, as that of a variable does.
  get_env: ([, fallback]) => fallback ?? unknown(`the environment decides it, where Terragrunt is run`),
  read_tfvars_file: ([path], scope) => {
    const file = readFile(path, scope);
    if ("kind" in file) return file;
    const encodes = scope.world.variables?.(file);
    return encodes === undefined ? unknown(`"${file.path}" cannot be read`) : { ...unknown("it is a text"), encodes };
  },
  read_terragrunt_config: ([path], scope) => {
    const text = textOfValue(path);
    if (text === undefined) return path !== undefined && !isKnown(path) ? path : unknown("its path is not known");
    const found = firstOf(candidates(text, scope), (one) => scope.world.config?.(one));
    return found ?? unknown(`"${text}" is not in the repository`);
  },
};

export const FILE_FUNCTIONS: ReadonlyMap<string, FileFunction> = new Map(Object.entries(FUNCTIONS));

function readFile(path: Value | undefined, scope: Scope): SourceFile | Value {
  const text = textOfValue(path);
  if (path === undefined || text === undefined) return path !== undefined && !isKnown(path) ? path : unknown("");
  const file = firstOf(candidates(text, scope), scope.world.files.read);
  return file ?? unknown(`the file "${text}" is not in the repository`);
}

/** Returns possible paths: from the working directory (`path.module`) or from the root's folder. */
function candidates(text: string, { world }: Scope): string[] {
  if (text.startsWith("/") || text.startsWith("~")) return [];
  return [...new Set([normalizePath(text), normalizePath(`${world.root}/${text}`)])];
}
