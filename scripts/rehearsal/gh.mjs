// In the place of GitHub's command line, for a rehearsal: the calls of release.yml, made to the API that GITHUB_API_URL names.
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";

const { GITHUB_API_URL, GITHUB_REPOSITORY, GH_TOKEN } = process.env;
const text = { type: "string" };
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ "verify-tag": { type: "boolean" }, title: text, "notes-file": text },
    ...{ base: text, head: text, body: text },
  },
});

async function ask(method, path, body) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    method,
    headers: { authorization: `Bearer ${GH_TOKEN}` },
    body,
  });
  if (!response.ok) throw new Error(`gh: ${method} ${path}: status ${response.status}`);
  return response.json();
}

const [noun, verb, tag, ...files] = positionals;
switch (`${noun} ${verb}`) {
  case "release create": {
    if (values["verify-tag"]) await ask("GET", `git/ref/tags/${tag}`);
    const missing = files.filter((file) => !existsSync(file));
    if (missing.length > 0) throw new Error(`gh: no matches found for "${missing}"`);
    const notes = readFileSync(values["notes-file"], "utf8");
    const { id } = await ask("POST", "releases", JSON.stringify({ tag_name: tag, name: values.title, body: notes }));
    for (const file of files) await ask("POST", `assets/${id}/${basename(file)}`, readFileSync(file));
    break;
  }
  case "pr create":
    await ask("POST", "pulls", JSON.stringify(values));
    break;
  // git asks no password of a repository on this disk.
  case "auth setup-git":
    break;
  default:
    throw new Error(`gh: no stand-in for "${noun} ${verb}"`);
}
