import { evaluate } from "../../hcl/evaluation/evaluate.js";
import { createInstance, type Linker } from "../../hcl/evaluation/instance.js";
import { attributeOf, moduleConfig } from "../../hcl/scope/module-config.js";
import type { ModuleInstance, Scope, World } from "../../hcl/scope/scope.js";
import type { Block, HclFile } from "../../hcl/syntax/ast.js";
import { type MapEntry, map, mapOf, textOfValue, unknown, type Value } from "../../hcl/values/value.js";
import { normalizePath } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { mergeMaps } from "./modules/module-values.js";
import type { TerraformReader } from "./reader.js";
import { fileVariables } from "./variables.js";

const NAME = "terragrunt.hcl";
const MAX_DEPTH = 8;
const STEPS_OF_FILE = 100;

export interface TerragruntUnit {
  readonly file: SourceFile;
  readonly block: Block;
  /** Several under an undecided condition; none if unknown. */
  readonly sources: readonly string[];
  readonly inputs: Value;
}

/** Returns a folder's `terragrunt.hcl`; undefined if there is none. */
export function unitFile({ files }: TerraformReader, folder: string): SourceFile | undefined {
  return files.read(folder === "" ? NAME : `${folder}/${NAME}`);
}

/** Reads a unit with its includes. Functions resolve from its folder; dependencies and environment are unknown. */
export function readUnit(reader: TerraformReader, world: World, file: SourceFile): TerragruntUnit | undefined {
  const read = readConfig(reader, world, file, 0);
  return read.block === undefined ? undefined : { ...read, block: read.block };
}

type Config = Omit<TerragruntUnit, "block"> & { readonly block: Block | undefined; readonly locals: Value };

function readConfig(reader: TerraformReader, outer: World, file: SourceFile, depth: number): Config {
  const parsed = reader.parse(file);
  const opened = new Map<string, Value>();
  const world: World = {
    ...outer,
    config(path) {
      const known = opened.get(path);
      if (known !== undefined) return known;
      const isWithin = depth < MAX_DEPTH && outer.budget.spend(STEPS_OF_FILE);
      const other = isWithin ? reader.files.read(path) : undefined;
      const value = other === undefined ? undefined : asValue(readConfig(reader, outer, other, depth + 1));
      if (value !== undefined) opened.set(path, value);
      return value;
    },
    variables: (other) => fileVariables(reader, other),
  };
  const linker: Linker = { child: () => undefined, knownOutput: () => unknown("it is an output of another unit") };
  const missing = () => unknown("Terragrunt has no variables");
  const config = moduleConfig(world.root, [parsed]);
  const instance = createInstance({ world, config, address: "", path: [], inputs: () => undefined, missing, linker });
  const scope: Scope = { world, instance, file, names: new Map() };
  const included = depth < MAX_DEPTH ? includesOf(reader, outer, parsed, scope, depth) : [];
  const names = new Map([["include", mapOf(Object.fromEntries(included.map(([name, one]) => [name, asValue(one)])))]]);
  const full: Scope = { ...scope, names };
  const own = parsed.body.blocks.find(({ type }) => type === "terraform");
  const written = own && attributeOf(own, "source");
  const inherited = included.map(([, one]) => one).find((one) => one.sources.length > 0);
  const inputs = parsed.body.attributes.find(({ name }) => name === "inputs");
  const all = [...included.map(([, one]) => one.inputs), inputs && evaluate(inputs.value, full)];
  return {
    file: written === undefined && inherited !== undefined ? inherited.file : file,
    block: written === undefined ? (inherited?.block ?? own) : own,
    sources: written === undefined ? (inherited?.sources ?? []) : sourceTexts(evaluate(written, full)),
    inputs: mergeMaps(all),
    locals: localsOf(instance),
  };
}

function includesOf(
  reader: TerraformReader,
  world: World,
  { body }: HclFile,
  scope: Scope,
  depth: number,
): (readonly [string, Config])[] {
  return body.blocks.flatMap((block) => {
    const path = block.type === "include" ? attributeOf(block, "path") : undefined;
    const text = path && textOfValue(evaluate(path, scope));
    // Functions lead from the working directory; what is written leads from the unit.
    const paths = text === undefined ? [] : [text, `${world.root}/${text}`].map(normalizePath);
    const [file] = paths.flatMap((one) => reader.files.read(one) ?? []);
    if (file === undefined || file === scope.file || !world.budget.spend(STEPS_OF_FILE)) return [];
    return [[block.labels[0] ?? "", readConfig(reader, world, file, depth + 1)] as const];
  });
}

/** Returns possible sources; an unknown version at the end does not matter. */
function sourceTexts(value: Value): string[] {
  if (value.kind === "unknown" && value.either !== undefined) return value.either.flatMap(sourceTexts);
  const text = textOfValue(value) ?? (value.kind === "unknown" ? textOfValue(value.start) : undefined);
  return text === undefined ? [] : [text];
}

function asValue({ locals, inputs }: Config): Value {
  return mapOf({ locals, inputs });
}

function localsOf(instance: ModuleInstance): Value {
  const entries = new Map<string, MapEntry>();
  for (const name of instance.config.locals.keys())
    entries.set(name, { value: instance.local(name), place: undefined });
  return map(entries);
}
