import { existsSync } from "node:fs";

/** Where Chromium is on this machine; undefined, and told, where there is none. */
export const CHROMIUM = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
]
  .flatMap((path) => path ?? [])
  .find((path) => existsSync(path));

if (CHROMIUM === undefined) {
  console.warn("SKIPPED: pages in a browser: no Chromium here (Debian: apt-get install chromium)");
}
