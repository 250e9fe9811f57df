/** The checkout of a run, for merged reports. */
export interface RunOrigin {
  /** `acme/shop`, or the folder's name without a remote. */
  readonly repository: string;
  /** Browser address `https://github.com/acme/shop`; null if unknown. */
  readonly url: string | null;
  /** Full hash; null without git. */
  readonly commit: string | null;
  /** The working directory below the repository's root, `.` for the root. Paths are relative to it. */
  readonly folder: string;
  readonly version: string;
}

/** `acme/shop`, or `acme/shop: infra` for a folder. */
export function nameOfOrigin({ repository, folder }: Pick<RunOrigin, "repository" | "folder">): string {
  return folder === "." ? repository : `${repository}: ${folder}`;
}
