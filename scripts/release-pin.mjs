// Names the action by the commit of a release in every example: `taintlint/taintlint@<commit> # v1.2.3`, as people should
// write it. The commit is known once the tag stands, so that this is a commit of its own, after the release.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** The reusable workflow stays: it names the tag of its own version, whose commit it cannot know. */
function pages() {
  const inFolder = (folder, recursive) => readdirSync(folder, { recursive }).map((name) => join(folder, name));
  const files = ["README.md", ...inFolder("docs", false), ...inFolder("examples", true)];
  return files.filter((file) => /\.(?:md|ya?ml)$/.test(file)).sort();
}

/** The text with the action, and the workflow to call, of this release, and how many places were rewritten. */
function pin(text, name, tag, commit) {
  let count = 0;
  const uses = new RegExp(
    `(\\buses: ${name}(?:/[\\w./-]+)?)@(?:v\\d[\\d.]*|[0-9a-f]{40} # v[\\d.]+)(?=[\`.\\s]|$)`,
    "gm",
  );
  const pinned = text.replace(uses, (_, before) => {
    count++;
    return `${before}@${commit} # ${tag}`;
  });
  return { pinned, count };
}

const [tag = "", commit = ""] = process.argv.slice(2);
const { repository } = JSON.parse(readFileSync("package.json", "utf8"));
const name = /github\.com\/(.+)\.git$/.exec(repository.url)[1];
if (!/^v\d+\.\d+\.\d+$/.test(tag) || !/^[0-9a-f]{40}$/.test(commit)) {
  process.stderr.write("error: use release-pin.mjs v1.2.3 COMMIT, with 40 hexadecimal digits\n");
  process.exitCode = 2;
} else {
  let sum = 0;
  for (const page of pages()) {
    const text = readFileSync(page, "utf8");
    const { pinned, count } = pin(text, name, tag, commit);
    if (pinned !== text) writeFileSync(page, pinned);
    sum += count;
  }
  process.stdout.write(`${sum} examples name ${tag}\n`);
  // An example that is written in another way would silently keep its old version.
  if (sum === 0) process.exitCode = 1;
}
