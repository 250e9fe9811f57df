import { firstOf } from "../../model/first-of.js";
import type { Outcome } from "../../model/outcome.js";
import { joinPath, lastStep } from "../../model/path-steps.js";
import { trimEnd } from "../../model/trim-end.js";

/** A chart that stands in a chart repository or a registry, as this repository asks for it. */
export interface OutsideChart {
  readonly name: string;
  /** The address of a chart repository (`https://charts.example.com`), the chart itself (`oci://example.com/charts/api`), or a git repository. */
  readonly address: string;
  /** A version or a range of versions, as written; `*` if there is none. */
  readonly wanted: string;
}

/** Charts from outside, as `taintlint.lock` names them. */
export interface OutsideCharts {
  /** Returns the folder that stands for a chart in paths of `RepositoryFiles`; undefined if it is not to be had. */
  readonly folderOf: (chart: OutsideChart) => string | undefined;
  /** Returns the folder that holds a path. */
  readonly holds: (path: string) => string | undefined;
}

const ANY_VERSION = "*";
/** Stands for the version of a single manifest, which kustomize takes from an address. */
export const ONE_FILE = "file";
/** Begins the address of a git repository (`git::https://github.com/owner/name`), whose versions are revisions. */
export const OF_GIT = "git::";
const REPOSITORY =
  /^(?:git::)?(?:(https?:\/\/[\w.-]+(?::\d+)?)\/|(?:ssh:\/\/(?:[\w-]+@)?|[\w-]+@|(?=(?:www\.)?github\.com[:/]))([\w.-]+)(?::\d+(?=\/))?[:/])([^?]+(?<!\.ya?ml|\.json))(?:\?(.*))?$/;
/** Divide the path of a repository from that of a folder in it; the last one is a guess. */
const DIVISIONS = [/^(.+?)\/\/(.*)/, /^(.+?\.git)(?:\/(.*))?$/, /^([^/]+\/[^/]+)(?:\/(.*))?$/];
const MANIFEST = /\.(?:ya?ml|json)$/;
const NAME = /^[a-zA-Z0-9][\w.-]{0,252}$/;
/** Of ranges too: `>=1.2.0 <2.0.0 || ^3`. */
const VERSION = /^(?!.*\.\.)[\w.*^~<>=!|, +/@-]{1,200}$/;
const ADDRESS = /^(?:(?:git::)?https?|oci):\/\/(?:[A-Za-z0-9.-]+|\[::1\])(?::\d{1,5})?(?:\/[\w.~/%+-]*)?$/;

/** Reads a chart's address. The problem is one lower-case clause; addresses with credentials are not repeated. */
export function readOutsideChart(name: string, address: string, wanted: string | undefined): Outcome<OutsideChart> {
  const at = trimEnd(address, "/");
  const version = wanted === undefined || wanted.trim() === "" ? ANY_VERSION : wanted.trim();
  if (/^[a-z]+:\/\/[^/]*@/i.test(address)) return { problem: "its address holds a name or a password" };
  if (!ADDRESS.test(at)) return { problem: "its address is not that of a chart repository or a registry" };
  if (!NAME.test(name)) return { problem: "its name is not a chart name" };
  if (!VERSION.test(version)) return { problem: "its version is not a version or a range" };
  return { value: { name, address: at, wanted: version } };
}

/** Reads a reference to a manifest or a folder of a repository. Upstream: kustomize api/internal/git/repospec.go. */
export function readOutsideReference(text: string): { chart: OutsideChart; path: string } | undefined {
  const file = MANIFEST.test(text) ? readOutsideChart(lastStep(text), text, ONE_FILE).value : undefined;
  if (file !== undefined) return { chart: file, path: file.name };
  const [, web, host = "", whole = "", query = ""] = REPOSITORY.exec(text) ?? [];
  const origin = web ?? `https://${host}`;
  const revision = /(?:^|&)(?:ref|version)=([^&]+)/.exec(query)?.[1];
  const isGit = revision !== undefined || origin.endsWith("github.com");
  const [, repository = "", path = ""] =
    firstOf(DIVISIONS.slice(0, isGit ? 3 : 2), (one) => one.exec(whole) ?? undefined) ?? [];
  const address = `${OF_GIT}${origin}/${repository.replace(/\.git$/, "")}`;
  const { value: chart } = readOutsideChart(lastStep(address), address, revision ?? "HEAD");
  return chart && { chart, path: joinPath(path) };
}

export function addressInRegistry(registry: string, chart: string): string {
  return `${trimEnd(registry, "/")}/${chart}`;
}

/** Returns the folder that stands for a chart of an address; by default one of `oci` is that of a registry. */
export function folderOfChart(
  outside: OutsideCharts | undefined,
  { name, address, version }: { readonly name: string; readonly address: string; readonly version: string | undefined },
  isRegistry = address.startsWith("oci://"),
): string | undefined {
  const { value } = readOutsideChart(name, isRegistry ? addressInRegistry(address, name) : address, version);
  return value && outside?.folderOf(value);
}

export function keyOfChart({ name, address, wanted }: OutsideChart): string {
  return JSON.stringify([address, name, wanted]);
}

/** For people: `api 1.x of https://charts.example.com`. */
export function describeChart({ name, address, wanted }: OutsideChart): string {
  if (wanted === ONE_FILE) return address;
  const version = wanted === ANY_VERSION ? name : `${name} ${wanted}`;
  return `${version} of ${address}`;
}
