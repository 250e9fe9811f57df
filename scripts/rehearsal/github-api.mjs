// GitHub's API on loopback, as far as a release asks it: tags of a git repository with the rules that docs/developing/releases.md
// tells to set, releases with their files, and pull requests.
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { listen, readBody } from "./loopback.mjs";

const RELEASE = /^refs\/tags\/v\d+\.\d+\.\d+$/;

/** `{ url, releases, pulls, close }`. `repository` is a bare clone, whose tags the API reads and moves. */
export async function startGithubApi(repository, name, token) {
  const [releases, pulls] = [[], []];
  const git = (...words) => spawnSync("git", ["-C", repository, ...words], { encoding: "utf8" });
  const refs = (prefix) =>
    git("for-each-ref", "--format=%(refname) %(objectname)", "refs/tags")
      .stdout.split("\n")
      .filter((line) => line.startsWith(prefix))
      .map((line) => ({ ref: line.split(" ")[0], object: { sha: line.split(" ")[1] } }));
  const write = (ref, sha, status) => {
    const { status: failed, stderr } = git("update-ref", ref, sha);
    return failed === 0 ? [status, { ref, object: { sha } }] : [422, { message: stderr }];
  };

  const routes = {
    "GET git/matching-refs": (path) => [200, refs(`refs/${path}`)],
    "GET git/ref": (path) => [refs(`refs/${path} `).length > 0 ? 200 : 404, {}],
    "POST git/refs": (_, { ref, sha }) =>
      refs(`${ref} `).length > 0 ? [422, { message: "Reference already exists" }] : write(ref, sha, 201),
    "PATCH git/refs": (path, { sha }) => {
      const ref = `refs/${path}`;
      if (refs(`${ref} `).length === 0) return [422, { message: "Reference does not exist" }];
      return RELEASE.test(ref) ? [422, { message: "Cannot update this protected ref" }] : write(ref, sha, 200);
    },
    "POST releases": (_, release) => [201, { id: releases.push({ ...release, assets: [] }) }],
    "POST assets": (path, bytes) => {
      const [id, asset] = path.split("/");
      releases[id - 1].assets.push({ name: asset, bytes });
      return [201, {}];
    },
    "POST pulls": (_, pull) => [201, { number: pulls.push(pull) }],
  };
  const answer = async (request) => {
    if (request.headers.authorization !== `Bearer ${token}`) return [401, { message: "Bad credentials" }];
    const body = await readBody(request);
    const [, path] = request.url.split(`/repos/${name}/`);
    const [, route, rest = ""] = /^(git\/[\w-]+|\w+)\/?(.*)$/.exec(path ?? "") ?? [];
    const handler = routes[`${request.method} ${route}`];
    if (handler === undefined) return [404, { message: "Not Found" }];
    return handler(rest, route === "assets" || body.length === 0 ? body : JSON.parse(body));
  };
  return { releases, pulls, ...(await listen(createServer(), answer)) };
}
