import type { SourceFile } from "../../model/source.js";
import { evaluate } from "./evaluation/evaluate.js";
import type { Inputs } from "./evaluation/instance.js";
import { createInstance } from "./evaluation/instance.js";
import { moduleConfig } from "./evaluation/module-config.js";
import type { Scope } from "./evaluation/scope.js";
import { type TerraformReader, worldOf } from "./reader.js";
import type { HclFile } from "./syntax/ast.js";
import type { RootNotice, TerraformRoot } from "./terraform-root.js";
import { unknown, type Value } from "./values/value.js";

/** The values of a root's variables. */
export interface RootVariables {
  readonly inputs: Inputs;
  readonly missing: (name: string) => Value;
  readonly notices: readonly RootNotice[];
}

/** Files of variables that Terraform loads by itself, the weakest first. */
function ownVarFiles(reader: TerraformReader, folder: string): SourceFile[] {
  const paths = reader.files.list(folder);
  const names = ["terraform.tfvars", "terraform.tfvars.json"];
  const main = names.map((name) => (folder === "" ? name : `${folder}/${name}`)).filter((path) => paths.includes(path));
  const automatic = paths.filter((path) => /\.auto\.tfvars(?:\.json)?$/.test(path));
  return [...main, ...automatic].flatMap((path) => reader.files.read(path) ?? []);
}

/** Reads the files of variables of a root. One that cannot be read, such as an encrypted one, leaves what it may set open. */
export function rootVariables(reader: TerraformReader, root: TerraformRoot): RootVariables {
  const files = [...ownVarFiles(reader, root.folder), ...root.varFiles];
  const values = new Map<string, Value>();
  const notices: RootNotice[] = [];
  let unreadable: string | undefined;
  for (const file of files) {
    const read = reader.parse(file);
    if (!isReadable(read)) {
      unreadable = `"${file.path}" cannot be read: it is encrypted, or not valid`;
      values.clear();
      notices.push({ file: shownFile(file), span: { start: 0, end: 0 }, message: unreadable, hidesPools: false });
      continue;
    }
    for (const [name, value] of valuesOf(reader, read)) values.set(name, value);
  }
  const unread = unreadable;
  return {
    inputs: (name) => values.get(name) ?? (unread === undefined ? undefined : unknown(unread)),
    missing: (name) => unknown(`variable "${name}" has no value in the repository`),
    notices,
  };
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
  const instance = createInstance({ world, config, address: "", depth: 0, inputs: () => undefined, missing, linker });
  const scope: Scope = { world, instance, file: shown, names: new Map() };
  return body.attributes.map(({ name, value }) => [name, evaluate(value, scope)] as const);
}

const shownFiles = new WeakMap<SourceFile, SourceFile>();

/** Files of variables hold secrets: lines and columns lead into them, and no text comes out. */
export function shownFile(file: SourceFile): SourceFile {
  const known = shownFiles.get(file);
  if (known !== undefined) return known;
  const shown = { path: file.path, text: file.text.replaceAll(/[^\r\n]/g, " ") };
  shownFiles.set(file, shown);
  return shown;
}
