import { evaluate } from "../../hcl/evaluation/evaluate.js";
import { createInstance, type Inputs } from "../../hcl/evaluation/instance.js";
import { moduleConfig } from "../../hcl/scope/module-config.js";
import type { Scope } from "../../hcl/scope/scope.js";
import type { HclFile } from "../../hcl/syntax/ast.js";
import { mapOf, unknown, type Value } from "../../hcl/values/value.js";
import { startOfFile } from "../../model/internal-problem.js";
import { memoize } from "../../model/memoize.js";
import type { SourceFile } from "../../model/source.js";
import type { RootNotice, TerraformRoot } from "./contract/terraform-root.js";
import { type TerraformReader, worldOf } from "./reader.js";

export interface RootVariables {
  readonly inputs: Inputs;
  readonly missing: (name: string) => Value;
  readonly notices: readonly RootNotice[];
}

interface VarFile {
  readonly path: string;
  readonly file: SourceFile | undefined;
}

/** Returns tfvars that Terraform loads by itself, the weakest first. */
function ownVarFiles({ files }: TerraformReader, folder: string): VarFile[] {
  const paths = files.list(folder);
  const names = ["terraform.tfvars", "terraform.tfvars.json"];
  const main = names.map((name) => (folder === "" ? name : `${folder}/${name}`)).filter((path) => paths.includes(path));
  const automatic = paths.filter((path) => /\.auto\.tfvars(?:\.json)?$/.test(path));
  return [...main, ...automatic].map((path) => ({ path, file: files.read(path) }));
}

/** Reads a root's files of variables. Unreadable ones, such as encrypted ones, leave variables unknown. */
export function rootVariables(reader: TerraformReader, root: TerraformRoot): RootVariables {
  const named = root.varFiles.map((file): VarFile => ({ path: file.path, file }));
  const values = new Map<string, Value>();
  const notices: RootNotice[] = [];
  let unread: string | undefined;
  for (const { path, file } of [...ownVarFiles(reader, root.folder), ...named]) {
    const read = file && reader.parse(file);
    if (read === undefined || !isReadable(read)) {
      unread = `"${path}" cannot be read: it is encrypted, or not valid`;
      values.clear();
      const message = "it is encrypted, or not valid: what it may set is unknown";
      notices.push({ ...startOfFile({ path, text: "" }), message, hidesPools: false });
      continue;
    }
    for (const [name, value] of valuesOf(reader, read)) values.set(name, value);
  }
  const contested = unread === undefined ? contestedNames(reader, root, values) : new Map<string, string>();
  for (const [name, why] of contested) values.set(name, unknown(why));
  const everything = unread;
  return {
    inputs: (name) => values.get(name) ?? (everything === undefined ? undefined : unknown(everything)),
    missing: (name) => unknown(`variable "${name}" has no value in the repository`),
    notices,
  };
}

/** Returns variables set in files of unknown use: their defaults are uncertain. */
function contestedNames(
  reader: TerraformReader,
  { otherVarFiles = [] }: TerraformRoot,
  values: ReadonlyMap<string, Value>,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of otherVarFiles) {
    const why = `"${file.path}" may set it: "vars" names the files of variables that count`;
    for (const { name } of reader.parse(file).body.attributes) if (!values.has(name)) names.set(name, why);
  }
  return names;
}

/** Returns the variables of a file as a map; undefined if unreadable. */
export function fileVariables(reader: TerraformReader, file: SourceFile): Value | undefined {
  const read = reader.parse(file);
  return isReadable(read) ? mapOf(Object.fromEntries(valuesOf(reader, read))) : undefined;
}

function isReadable({ file, broken, body }: HclFile): boolean {
  const start = file.text.slice(0, 1000);
  if (start.includes("\0") || start.includes("\uFFFD")) return false;
  return broken === undefined || body.attributes.length > 0;
}

function valuesOf(reader: TerraformReader, { file, body }: HclFile): (readonly [string, Value])[] {
  const shown = shownFile(file);
  const config = moduleConfig("", []);
  const world = worldOf(reader, "");
  const linker = { child: () => undefined, knownOutput: () => unknown("") };
  const missing = () => unknown("a file of variables holds plain values");
  const instance = createInstance({ world, config, address: "", path: [], inputs: () => undefined, missing, linker });
  const scope: Scope = { world, instance, file: shown, names: new Map() };
  return body.attributes.map(({ name, value }) => [name, evaluate(value, scope)] as const);
}

/** Returns a file of variables with line starts but without its text, which may hold secrets. */
export const shownFile = memoize(({ path, text }: SourceFile): SourceFile => {
  return { path, text: text.replaceAll(/[^\r\n]/g, " ") };
});
