/** A repository on a server of git, from the address of a remote. */
export interface RemoteRepository {
  /** `acme/shop` */
  readonly repository: string;
  /** For a browser: `https://github.com/acme/shop`. Never holds a name or a password. */
  readonly url: string;
}

/** `https://user:token@host:8443/acme/shop.git`, `ssh://git@host/acme/shop` and `git@host:acme/shop.git`. */
const WITH_SCHEME = /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([A-Za-z0-9.-]+)(?::\d+)?\/([\w.~/-]+)$/;
const WITH_COLON = /^(?:[\w.-]+@)?([A-Za-z0-9.-]+):(?!\/\/)([\w.~/-]+)$/;

/** Undefined for a path of a machine, and for what no browser can open. */
export function parseRemote(address: string): RemoteRepository | undefined {
  const [, host, path = ""] = WITH_SCHEME.exec(address) ?? WITH_COLON.exec(address) ?? [];
  const repository = path
    .replace(/\/+$/, "")
    .replace(/\.git$/, "")
    .replace(/^\/+/, "");
  // A drive of Windows is no server.
  if (host === undefined || host.length < 2 || !repository.includes("/")) return undefined;
  return { repository, url: `https://${host}/${repository}` };
}
