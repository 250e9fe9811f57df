// Makes what a release hands out beside the image. `package FOLDER` writes the package for npm and its bill of materials;
// `checksums FOLDER` writes SHA256SUMS of all files there. The same commit gives the same bytes.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

const SUMS = "SHA256SUMS";
const BUNDLED = /^(@?[\w./-]+) (\S+) \([\w. -]+\)$/gm;

const npm = (words) => execFileSync("npm", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/**
 * The bill of materials of the package, by npm: it has no dependencies, so its components are the packages that `dist/`
 * holds parts of, which the notices name. Without the time and the random number that npm adds.
 */
function billOfMaterials() {
  const {
    serialNumber: _,
    metadata,
    components,
    ...rest
  } = JSON.parse(npm(["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]));
  const { timestamp: __, tools, component, ...described } = metadata;
  const root = { ...component, name: JSON.parse(readFileSync("package.json", "utf8")).name };
  const notices = readFileSync("dist/THIRD-PARTY-NOTICES.txt", "utf8");
  const bundled = [...notices.matchAll(BUNDLED)].map(([, name, version]) => `${name}@${version}`);
  const kept = components.filter((one) => bundled.includes(one["bom-ref"]));
  const lost = bundled.filter((name) => !kept.some((one) => one["bom-ref"] === name));
  if (lost.length > 0) throw new Error(`package-lock.json does not have what dist/ holds: ${lost.join(", ")}`);
  // A part of the program, although npm installs none of them with it.
  const parts = kept.map(({ properties: ___, ...one }) => ({ ...one, scope: "required" }));
  const tool = tools.map(({ version: ___, ...one }) => one);
  const dependencies = [{ ref: root["bom-ref"], dependsOn: parts.map((one) => one["bom-ref"]) }];
  return { ...rest, metadata: { ...described, tools: tool, component: root }, components: parts, dependencies };
}

function writePackage(folder) {
  const [{ filename }] = JSON.parse(npm(["pack", "--json", "--ignore-scripts", "--pack-destination", folder]));
  const name = filename.replace(/\.tgz$/, ".cdx.json");
  writeFileSync(join(folder, name), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
}

/** In the format that `sha256sum --check` reads. */
function writeChecksums(folder) {
  const names = readdirSync(folder).filter((name) => name !== SUMS);
  if (names.length === 0) throw new Error(`nothing is in "${folder}"`);
  const sumOf = (name) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  writeFileSync(
    join(folder, SUMS),
    names
      .sort()
      .map((name) => `${sumOf(name)}  ${name}\n`)
      .join(""),
  );
}

const [work, to = ""] = process.argv.slice(2);
const does = { package: writePackage, checksums: writeChecksums }[work];
if (does === undefined || to === "") {
  process.stderr.write("error: use release-assets.mjs package FOLDER, or checksums FOLDER\n");
  process.exitCode = 2;
} else {
  const folder = resolve(to);
  mkdirSync(folder, { recursive: true });
  does(folder);
}
