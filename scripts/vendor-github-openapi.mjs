// Writes test/action/data/github-openapi.json: the operations of GitHub's REST API that the action calls, out of
// GitHub's own description. Run it by hand after adding an operation, with an unpacked package in place:
//   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz
//   node scripts/vendor-github-openapi.mjs package/generated/api.github.com.json
import { readFileSync, writeFileSync } from "node:fs";

const OPERATIONS = [
  "GET /repos/{owner}/{repo}/issues",
  "POST /repos/{owner}/{repo}/issues",
  "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
  "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
  "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/files",
  "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "GET /user",
];
/** Prose, and what only concerns answers. */
const LEFT_OUT = new Set(["description", "summary", "examples", "example", "externalDocs", "tags"]);

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("name the file api.github.com.json of @octokit/openapi");
const full = JSON.parse(readFileSync(source, "utf8"));
const components = {};
const paths = {};

for (const operation of OPERATIONS) {
  const [method, path] = operation.split(" ");
  const described = full.paths[path]?.[method.toLowerCase()];
  if (described === undefined) throw new Error(`GitHub does not describe ${operation}`);
  const { operationId, parameters = [], requestBody } = described;
  const kept = { operationId, parameters, ...(requestBody === undefined ? {} : { requestBody }) };
  paths[path] = { ...paths[path], [method.toLowerCase()]: keep(kept) };
}

/** Copies a value without prose, and takes over the components that it refers to. `isNames`: its keys are names. */
function keep(value, isNames = false) {
  if (Array.isArray(value)) return value.map((item) => keep(item));
  if (typeof value !== "object" || value === null) return value;
  if (typeof value.$ref === "string") {
    take(value.$ref);
    return { $ref: value.$ref };
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNames || !LEFT_OUT.has(key))
      .map(([key, child]) => [key, keep(child, key === "properties" && !isNames)]),
  );
}

function take(reference) {
  const [, , section, name] = reference.split("/");
  components[section] ??= {};
  if (name in components[section]) return;
  components[section][name] = {};
  components[section][name] = keep(full.components[section][name]);
}

const subset = {
  openapi: full.openapi,
  info: {
    title: `${full.info.title} (subset, written by scripts/vendor-github-openapi.mjs)`,
    version: full.info.version,
  },
  paths,
  components,
};
writeFileSync("test/action/data/github-openapi.json", `${JSON.stringify(subset, undefined, 2)}\n`);
