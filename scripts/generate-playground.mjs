// Writes docs/playground/index.html: one page that needs nothing else and may send nothing. Beside it stand the licences of
// what its script holds of others.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { bundleForBrowser } from "./bundle-for-browser.mjs";
import { bundledPackages, thirdPartyNotices } from "./third-party-notices.mjs";

const SOURCE = "src/playground";
const OUTPUT = "docs/playground";

const chunk = await bundleForBrowser(`${SOURCE}/start.ts`, { minify: true });
const script = chunk.code.trim();
const style = ["src/reporters/html/browser/report.css", `${SOURCE}/playground.css`]
  .map((file) => readFileSync(file, "utf8"))
  .join("");
if (/<\/(?:script|style)|<!--/i.test(script + style))
  throw new Error("the script or the style would end its own element");

const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  // The page's own script, started again as a worker.
  "worker-src blob:",
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
/** The page's own text names what is filled in by its empty elements. */
const PARTS = [
  ['content=""', `content="${policy}"`],
  ["<style></style>", `<style>${style}</style>`],
  ["<script></script>", `<script>${script}</script>`],
];
const page = PARTS.reduce(
  (text, [empty, filled]) => {
    if (text.split(empty).length !== 2) throw new Error(`the page has not exactly one ${empty}`);
    return text.replace(empty, () => filled);
  },
  readFileSync(`${SOURCE}/index.html`, "utf8"),
);
rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
writeFileSync(`${OUTPUT}/index.html`, page);
const notices = thirdPartyNotices(bundledPackages([chunk]), "The script of taintlint's playground");
writeFileSync(`${OUTPUT}/THIRD-PARTY-NOTICES.txt`, notices);
