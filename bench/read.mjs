// What a run is measured against: `node bench/read.mjs FOLDER read` reads the bytes of every YAML and JSON file that git
// lists; `floor` also looks once through them for a word that matters, and parses the documents that hold one;
// `js-yaml` and `yaml` parse every text.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [folder, how] = process.argv.slice(2);
const MATTERS = [
  "olerations",
  "odeSelector",
  "odeAffinity",
  "kind: Deployment",
  "kind: DaemonSet",
  "kind: StatefulSet",
  "kind: Pod",
];
const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  cwd: folder,
  maxBuffer: 1 << 30,
});
const paths = listed
  .toString("utf8")
  .split("\0")
  .filter((path) => /\.(?:ya?ml|json)$/.test(path));
const { parseEvents } = await import("js-yaml");
const { parseAllDocuments } = how === "yaml" ? await import("yaml") : {};

function tried(parse) {
  try {
    parse();
  } catch {
    // A template is no YAML.
  }
}

for (const path of paths) {
  let bytes;
  try {
    bytes = readFileSync(join(folder, path));
  } catch {
    // A link to nothing, or a file that git knows and nobody has.
    continue;
  }
  if (how === "read") continue;
  if (how === "js-yaml") tried(() => parseEvents(bytes.toString("utf8"), { maxDepth: 200 }));
  if (how === "yaml") tried(() => parseAllDocuments(bytes.toString("utf8")));
  if (how !== "floor" || !MATTERS.some((word) => bytes.includes(word))) continue;
  for (const document of bytes.toString("utf8").split(/^---/m)) {
    if (MATTERS.some((word) => document.includes(word))) tried(() => parseEvents(document, { maxDepth: 200 }));
  }
}
