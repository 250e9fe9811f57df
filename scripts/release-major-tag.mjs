// Moves the tag of the major version, which workflows may name, to a release: `v0` for v0.2.1. It is the only tag that
// ever moves, and never back: a patch of an older version leaves it.
import process from "node:process";

const RELEASE = /^v(\d+)\.(\d+)\.(\d+)$/;

const { GITHUB_API_URL = "https://api.github.com", GITHUB_REPOSITORY = "", GITHUB_TOKEN = "" } = process.env;

async function ask(method, path, body) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/git/${path}`, {
    method,
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${GITHUB_TOKEN}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: status ${response.status}: ${await response.text()}`);
  return response.json();
}

const compare = (one, other) => {
  const [, ...left] = RELEASE.exec(one).map(Number);
  const [, ...right] = RELEASE.exec(other).map(Number);
  return left.map((number, index) => number - right[index]).find((difference) => difference !== 0) ?? 0;
};

/** What was done, as a sentence. */
async function moveTag(tag, commit) {
  if (!RELEASE.test(tag)) throw new Error(`"${tag}" is no tag of a release: it must read v1.2.3`);
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Error(`"${commit}" is no commit: it must have 40 hexadecimal digits`);
  const [major] = tag.split(".");
  // Also finds v10.0.0 for v1: names are compared as a whole.
  const names = (await ask("GET", `matching-refs/tags/${major}`)).map(({ ref }) => ref.slice("refs/tags/".length));
  const newer = names.find((name) => name.startsWith(`${major}.`) && RELEASE.test(name) && compare(name, tag) > 0);
  if (newer !== undefined) return `${major} stays: ${newer} is newer than ${tag}`;
  if (names.includes(major)) await ask("PATCH", `refs/tags/${major}`, { sha: commit, force: true });
  else await ask("POST", "refs", { ref: `refs/tags/${major}`, sha: commit });
  return `${major} is ${tag}`;
}

const [tag = "", commit = ""] = process.argv.slice(2);
try {
  process.stdout.write(`${await moveTag(tag, commit)}\n`);
} catch (error) {
  process.stderr.write(`error: ${error.message}\n`);
  process.exitCode = 1;
}
