// Prints what CHANGELOG.md says of the version that a tag names; fails where the tag, package.json and the list disagree.
import { readFileSync } from "node:fs";
import process from "node:process";

const HEADING = /^## \[?([\w.]+)\]?(?: - (\d{4}-\d{2}-\d{2}))?$/m;

/** `{ notes }`, or `{ problem }`, a sentence for the one who makes the release. */
function notesOf(tag, version, changelog) {
  if (tag !== `v${version}`) return { problem: `the tag is "${tag}", and package.json says "v${version}"` };
  const section = changelog.split(/^(?=## )/m).find((text) => HEADING.exec(text)?.[1] === version);
  if (section === undefined) return { problem: `CHANGELOG.md has no list "## ${version} - YYYY-MM-DD"` };
  if (HEADING.exec(section)?.[2] === undefined)
    return { problem: `the list "## ${version}" of CHANGELOG.md has no date` };
  const notes = section.slice(section.indexOf("\n")).trim();
  return notes === "" ? { problem: `the list "## ${version}" of CHANGELOG.md is empty` } : { notes };
}

const [tag = ""] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const { notes, problem } = notesOf(tag, version, readFileSync("CHANGELOG.md", "utf8"));
if (problem === undefined) {
  process.stdout.write(`${notes}\n`);
} else {
  process.stderr.write(`error: ${problem}\n`);
  process.exitCode = 1;
}
