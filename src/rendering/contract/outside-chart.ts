import type { Outcome } from "../../model/outcome.js";
import { lastStep } from "../../model/path-steps.js";
import { trimEnd } from "../../model/trim-end.js";

/** A chart that stands in a chart repository or a registry, as this repository asks for it. */
export interface OutsideChart {
  readonly name: string;
  /** Of the chart repository (`https://charts.example.com`), or of the chart itself (`oci://example.com/charts/api`). */
  readonly address: string;
  /** A version or a range of versions, as written; `*` if there is none. */
  readonly wanted: string;
}

/** Charts from outside, as `taintlint.lock` names them. */
export interface OutsideCharts {
  /** Returns the folder that stands for a chart in paths of `RepositoryFiles`; undefined if it is not to be had. */
  readonly folderOf: (chart: OutsideChart) => string | undefined;
  readonly holds: (path: string) => boolean;
}

const ANY_VERSION = "*";
/** Stands for the version of a single manifest, which kustomize takes from an address. */
export const ONE_FILE = "file";
const MANIFEST = /\.(?:ya?ml|json)$/;
const NAME = /^[a-zA-Z0-9][\w.-]{0,252}$/;
/** Of ranges too: `>=1.2.0 <2.0.0 || ^3`. */
const VERSION = /^[\w.*^~<>=!|, +-]{1,200}$/;
const ADDRESS =
  /^(?:https?|oci):\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~/%+-]*)?$|^(?:https?|oci):\/\/\[::1\](?::\d{1,5})?(?:\/[\w.~/%+-]*)?$/;

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

/** Reads the address of a manifest, which is locked as a chart is; undefined for any other. */
export function readOutsideManifest(address: string): OutsideChart | undefined {
  return MANIFEST.test(address) ? readOutsideChart(lastStep(address), address, ONE_FILE).value : undefined;
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
