/** What a run looked at, for whoever puts the reports of several repositories together. */
export interface RunOrigin {
  /** `acme/shop`; without a remote the name of the folder. */
  readonly repository: string;
  /** Its address for a browser, `https://github.com/acme/shop`; null where none is known. */
  readonly url: string | null;
  /** The full name of the commit; null without git. */
  readonly commit: string | null;
  /** The working directory, seen from the repository's root: `.` where it is that root. Paths are relative to it. */
  readonly folder: string;
  /** Of taintlint. */
  readonly version: string;
}

/** `acme/shop`, and `acme/shop: infra` for a folder of it. */
export function nameOfOrigin({ repository, folder }: Pick<RunOrigin, "repository" | "folder">): string {
  return folder === "." ? repository : `${repository}: ${folder}`;
}
