import { trimEnd } from "./trim-end.js";

/** `git@host:owner/repository`, as scp and git write it. */
const SCP_ADDRESS = /^(?:[^@/]+@)?([^:/]+):(?!\/)(.+)$/;
const WEB_ADDRESS = /^[a-z][a-z+]*:\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/(.+)$/i;

/** Host and path of a repository's address, however it is written, without a name or a password; undefined for what is none. */
export function splitRepositoryAddress(address: string): { readonly host: string; readonly path: string } | undefined {
  const [, host, path] = WEB_ADDRESS.exec(address.trim()) ?? SCP_ADDRESS.exec(address.trim()) ?? [];
  if (host === undefined || path === undefined) return undefined;
  return { host, path: trimEnd(path, "/").replace(/\.git$/, "") };
}

/** A repository on a server of git, from the address of a remote. */
export interface RemoteRepository {
  /** `acme/shop` */
  readonly repository: string;
  /** For a browser: `https://github.com/acme/shop`. */
  readonly url: string;
}

/** A host of one letter is a drive of Windows. */
const HOST = /^[A-Za-z0-9.-]{2,}$/;
const PATH = /^[\w.~-]+(?:\/[\w.~-]+)+$/;

/** Undefined for a path of a machine, and for what no browser can open. */
export function parseRemote(address: string): RemoteRepository | undefined {
  const { host = "", path = "" } = splitRepositoryAddress(address) ?? {};
  return HOST.test(host) && PATH.test(path) ? { repository: path, url: `https://${host}/${path}` } : undefined;
}
