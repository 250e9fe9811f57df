import { memoizeText } from "./memoize.js";
import { lastStep } from "./path-steps.js";
import { trimEnd } from "./trim-end.js";

/** `git@host:owner/repository`. */
const SCP_ADDRESS = /^(?:[^@/]+@)?([^:/]+):(?!\/)(.+)$/;
const WEB_ADDRESS = /^[a-z][a-z+]*:\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/(.+)$/i;

/** Splits an address of any form, dropping user and password; undefined if it is none. */
export function splitRepositoryAddress(address: string): { readonly host: string; readonly path: string } | undefined {
  const [, host, path] = WEB_ADDRESS.exec(address.trim()) ?? SCP_ADDRESS.exec(address.trim()) ?? [];
  if (host === undefined || path === undefined) return undefined;
  return { host, path: trimEnd(path, "/").replace(/\.git$/, "") };
}

export interface RemoteRepository {
  /** `acme/shop` */
  readonly repository: string;
  readonly url: string;
}

/** A single letter is a Windows drive. */
const HOST = /^[A-Za-z0-9.-]{2,}$/;
const PATH = /^[\w.~-]+(?:\/[\w.~-]+)+$/;

/** Parses a git remote; undefined for local paths and non-browsable addresses. */
export function parseRemote(address: string): RemoteRepository | undefined {
  const { host = "", path = "" } = splitRepositoryAddress(address) ?? {};
  return HOST.test(host) && PATH.test(path) ? { repository: path, url: `https://${host}/${path}` } : undefined;
}

/** Returns the address of a line; undefined for files of unknown repositories. */
export type SourceUrl = (file: string, line: number) => string | undefined;

const GITHUB = /^https:\/\/github\.com\//;
const GITLAB = /^https:\/\/gitlab\./;

/** Returns addresses of lines by path from the root; undefined if the server is unknown. */
export function addressesOf(url: string | null | undefined, commit: string | null | undefined): SourceUrl | undefined {
  if (!url || !commit) return undefined;
  const view = GITHUB.test(url) ? "blob" : GITLAB.test(url) ? "-/blob" : undefined;
  if (view === undefined) return undefined;
  return (path, line) => `${url}/${view}/${commit}/${path.split("/").map(encodeURIComponent).join("/")}#L${line}`;
}

const SHORT_COMMIT = 7;

/** A line in a file of another repository, `shop/k8s/api.yaml`, with its address if known. */
export interface LineElsewhere {
  readonly file: string;
  readonly line: number;
  /** Shortened. */
  readonly commit: string;
  readonly url: string | undefined;
}

/** Names a line of a checkout, which is `https://github.com/acme/shop@` and its commit, without what is not known. */
export function lineElsewhere(checkout: string, path: string, line: number): LineElsewhere {
  const { name, commit, urlOf } = readCheckout(checkout);
  return { file: [name, path].filter(Boolean).join("/"), line, commit, url: urlOf?.(path, line) };
}

const readCheckout = memoizeText((checkout) => {
  const [repository = "", commit = ""] = checkout.split("@");
  const urlOf = addressesOf(parseRemote(repository)?.url, commit);
  return { name: lastStep(repository), commit: commit.slice(0, SHORT_COMMIT), urlOf };
});
