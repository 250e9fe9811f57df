/** Normalizes a path for disks that ignore case and forms of accents. */
export function asOnDisk(path: string): string {
  const tellsApart = process.platform !== "darwin" && process.platform !== "win32";
  return tellsApart ? path : path.normalize("NFC").toLowerCase();
}
