import { dirname, join, resolve, sep } from "node:path";
import { NO_CLUSTER_KEYS } from "../inventory/contract/cluster-keys.js";
import type { ClusterDeclaration } from "../inventory/declaration/cluster-declaration.js";
import type { Configuration, ConfigurationOptions } from "../lint/configuration/configuration.js";
import { describeUnknownClusters } from "../lint/configuration/configuration-rules.js";
import { KNOWN_RULES } from "../lint/configuration/rule-settings.js";
import type { SourceFile } from "../model/source.js";
import { didYouMean, nearestWord } from "../model/words.js";
import { findConfigurationFiles } from "../sources/disk/find-configuration.js";
import { lookUpPath } from "../sources/disk/named-paths.js";
import { relativePath } from "../sources/disk/relative-path.js";
import type { FileReader } from "./file-reader.js";
import type { RunOutcome } from "./run-error.js";

export interface ConfigurationFile {
  /** Absolute. */
  readonly path: string;
  /** Absolute; globs and paths are relative to it. */
  readonly folder: string;
  readonly configuration: Configuration;
}

export interface Declarations {
  readonly configuration: ConfigurationFile | undefined;
  /** The inventory, else the configuration. */
  readonly inventory: ConfigurationFile | undefined;
  readonly clusters: readonly ClusterDeclaration[];
}

export interface DeclarationOptions {
  readonly config: string | undefined;
  readonly inventory: string | undefined;
  /** Limits to this cluster. */
  readonly cluster: string | undefined;
  /** Absolute start of the search and of the run, that of a nested configuration; by default the working directory. */
  readonly startsIn?: string | undefined;
  /** An unwritten configuration that replaces files. */
  readonly proposed?: SourceFile;
  /** Replaces the found configuration. */
  readonly governing?: ((found: Configuration | undefined) => Configuration | undefined) | undefined;
}

export async function readDeclarations(
  options: DeclarationOptions,
  reader: FileReader,
): Promise<RunOutcome<Declarations>> {
  const found = await readConfiguration(options, reader);
  if (found.problem !== undefined) return found;
  const configuration = govern(found.value, options, reader);
  const inventory = await readInventory(options.inventory, configuration, reader);
  if (inventory.problem !== undefined) return inventory;
  const declared = inventory.value?.configuration.clusters ?? [];
  const { ruleOverrides = [], charts = [] } = configuration?.configuration ?? {};
  const unknown = describeUnknownClusters([...ruleOverrides, ...charts], declared);
  // Of another revision's clusters some may be gone.
  if (unknown.length > 0 && options.governing === undefined) return { problem: unknown };
  const clusters = selectClusters(declared, options.cluster);
  if (clusters.problem !== undefined) return clusters;
  return { value: { configuration, inventory: inventory.value, clusters: clusters.value } };
}

function govern(
  found: ConfigurationFile | undefined,
  { governing }: DeclarationOptions,
  { workingDirectory }: FileReader,
): ConfigurationFile | undefined {
  if (governing === undefined) return found;
  const configuration = governing(found?.configuration);
  if (configuration === undefined) return undefined;
  const path = resolve(workingDirectory, configuration.file.path);
  return { path: found?.path ?? path, folder: dirname(path), configuration };
}

async function readConfiguration(
  { config, proposed, startsIn }: DeclarationOptions,
  reader: FileReader,
): Promise<RunOutcome<ConfigurationFile | undefined>> {
  const { workingDirectory } = reader;
  const kind = { kind: "configuration", ...KNOWN_RULES } as const;
  if (proposed !== undefined) return parsedAt(join(workingDirectory, proposed.path), proposed, kind);
  const path =
    config === undefined
      ? findConfiguration(startsIn ?? workingDirectory, reader)
      : nameFile("configuration", config, reader);
  return readParsed(path, reader, kind);
}

/** Inherits cluster settings of the configuration, except globs, whose folder differs. */
async function readInventory(
  text: string | undefined,
  configuration: ConfigurationFile | undefined,
  reader: FileReader,
): Promise<RunOutcome<ConfigurationFile | undefined>> {
  if (text === undefined) return { value: configuration };
  const path = nameFile("inventory", text, reader);
  const { manifests, exclude, ...clusterKeys } = configuration?.configuration.clusterKeys ?? NO_CLUSTER_KEYS;
  return readParsed(path, reader, { kind: "inventory", clusterKeys });
}

function findConfiguration(
  folder: string,
  { workingDirectory, fileSystem }: FileReader,
): RunOutcome<string | undefined> {
  const [first, second] = findConfigurationFiles(folder, fileSystem);
  if (first === undefined || second === undefined) return { value: first };
  const [one, other] = [relativePath(workingDirectory, first), relativePath(workingDirectory, second)];
  return { problem: [{ message: `both "${one}" and "${other}" exist: keep one, or name one with --config` }] };
}

/** Finds a file that a person named; `otherwise` says what to do where no file has a similar name. */
export function nameFile(
  role: "configuration" | "inventory" | "baseline",
  text: string,
  { workingDirectory, fileSystem }: FileReader,
  otherwise?: string,
): RunOutcome<string> {
  const named = lookUpPath(workingDirectory, text, fileSystem);
  if (named.kind === "file") return { value: named.path };
  if (named.kind === "folder") return { problem: [{ message: `${role} "${text}" is a folder, not a file` }] };
  const hint = didYouMean(named.nearest, otherwise);
  const address = describeAddress(text);
  const why = address === undefined ? `"${text}" does not exist${hint}` : `${address}: name a file`;
  return { problem: [{ message: `${role} ${why}` }] };
}

async function readParsed(
  path: RunOutcome<string | undefined>,
  reader: FileReader,
  options: ConfigurationOptions,
): Promise<RunOutcome<ConfigurationFile | undefined>> {
  if (path.problem !== undefined) return path;
  if (path.value === undefined) return { value: undefined };
  const { value: file, problem: unreadable } = reader.read(path.value);
  if (file === undefined)
    return { problem: [{ message: `${options.kind} "${unreadable.path}": ${unreadable.message}` }] };
  return parsedAt(path.value, { ...file, below: foldersBelow(file.path, reader.workingDirectory) }, options);
}

/** Returns folders from an upper file's down to the working directory; undefined elsewhere. */
export function foldersBelow(path: string, workingDirectory: string): string | undefined {
  const above = path.split("/").filter((step) => step === "..").length;
  return above === 0 ? undefined : workingDirectory.split(sep).slice(-above).join("/");
}

/** Loads what reads a configuration: most runs have none. */
async function parsedAt(
  path: string,
  file: SourceFile,
  options: ConfigurationOptions,
): Promise<RunOutcome<ConfigurationFile>> {
  const { parseConfiguration } = await import("../lint/configuration/parse-configuration.js");
  const { configuration, errors } = parseConfiguration(file, options);
  if (configuration === undefined || errors.length > 0) return { problem: errors };
  return { value: { path, folder: dirname(path), configuration } };
}

function selectClusters(
  clusters: readonly ClusterDeclaration[],
  name: string | undefined,
): RunOutcome<readonly ClusterDeclaration[]> {
  if (name === undefined) return { value: clusters };
  const selected = clusters.filter(({ settings }) => settings.name === name);
  if (selected.length > 0) return { value: selected };
  const names = clusters.flatMap(({ settings }) => settings.name ?? []);
  const hint = didYouMean(nearestWord(name, names));
  const declared = names.length === 0 ? 'no "clusters" are declared' : `declared are ${names.join(", ")}`;
  return { problem: [{ message: `cluster "${name}" is not known: ${declared}${hint}` }] };
}

const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/|[\w.-]+@[\w.-]+:)/i;

/** Describes an address given as a path: `"..." is an address, and taintlint fetches nothing`; undefined for others. */
export function describeAddress(text: string): string | undefined {
  return ADDRESS.test(text) ? `"${text}" is an address, and taintlint fetches nothing` : undefined;
}
