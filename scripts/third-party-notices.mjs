// The licences of what dist/ and the playground hold of others: most of them ask that their text goes wherever the code goes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Licences that let their code be part of a package under Apache-2.0. Another one fails the build, and a person decides. */
const COMPATIBLE = new Set(["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD"]);
const LICENSE_FILE = /^(?:licen[cs]e|notice)(?:-[a-z]+)?(?:\.(?:md|txt))?$/i;
/** The folder of the innermost package that holds a module. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The folders of the packages of which something is in the bundle, from rolldown's output. */
export function bundledPackages(output) {
  const modules = output.flatMap((file) =>
    file.type !== "chunk"
      ? []
      : Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  return [...new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []))];
}

/** The text of the notices of packages, in the order of their names. `whose`: what holds parts of them. */
export function thirdPartyNotices(folders, whose) {
  const sections = new Map(
    folders.map((folder) => [folder, readPackage(folder)]).map(([, entry]) => [entry.name, entry.text]),
  );
  const head = `${whose} holds parts of ${sections.size} packages of others. These are their licences.`;
  const texts = [...sections.keys()].sort().map((name) => sections.get(name));
  return `${[head, ...texts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!COMPATIBLE.has(license))
    throw new Error(`the licence "${license}" of the bundled package "${name}" is not known to be compatible`);
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  if (files.length === 0) throw new Error(`the bundled package "${name}" has no text of its licence`);
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8"));
  const lines = texts.join("\n\n").replaceAll("\r\n", "\n").split("\n");
  const text = [`${name} ${version} (${license})`, "", ...lines.map((line) => line.trimEnd())].join("\n").trimEnd();
  return { name: `${name} ${version}`, text };
}
