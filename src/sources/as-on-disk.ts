/** Where the disk does not tell cases and ways of writing an accent apart, two names may mean one file. */
export function asOnDisk(path: string): string {
  const tellsApart = process.platform !== "darwin" && process.platform !== "win32";
  return tellsApart ? path : path.normalize("NFC").toLowerCase();
}
