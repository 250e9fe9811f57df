/** The newest supported minor version: types, plugins and gates. */
export const NEWEST_MINOR = 37;

const VERSION = /^v?1\.(\d+)/;

/** Returns 36 for `1.36`, `v1.36.2` and `1.36.1-gke.5`; undefined if unknown. */
export function minorOf(version: string | undefined): number | undefined {
  const minor = VERSION.exec(version ?? "")?.[1];
  return minor === undefined ? undefined : Number(minor);
}
