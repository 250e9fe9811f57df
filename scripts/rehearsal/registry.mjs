// A registry for packages on loopback: what `npm publish`, `npm install` and `npx` ask of one, and nothing else.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { listen, readBody } from "./loopback.mjs";

const digestOf = (bytes) => `sha512-${createHash("sha512").update(bytes).digest("base64")}`;

/** The status and the text of an answer to a publication. A version is there once, as at npm. */
function publish(packages, name, body) {
  const { _attachments: attachments, ...given } = JSON.parse(body);
  const known = packages.get(name) ?? { ...given, versions: {}, tarballs: new Map() };
  for (const [version, manifest] of Object.entries(given.versions)) {
    if (version in known.versions) return [403, { error: `version ${version} of ${name} is there already` }];
    const [attachment] = Object.values(attachments);
    const bytes = Buffer.from(attachment.data, "base64");
    if (manifest.dist.integrity !== digestOf(bytes)) return [400, { error: "the digest is not that of the package" }];
    known.versions[version] = manifest;
    known.tarballs.set(manifest.dist.tarball.slice(manifest.dist.tarball.lastIndexOf("/") + 1), bytes);
  }
  known["dist-tags"] = { ...known["dist-tags"], ...given["dist-tags"] };
  packages.set(name, known);
  return [201, { ok: true }];
}

/** `{ url, packages, close }`; `packages` maps a name to its versions and the bytes of its tarballs. Publishing needs `token`. */
export async function startRegistry(token) {
  const packages = new Map();
  const answer = async (request) => {
    const [, name, , tarball] =
      /^\/(@[^/]+\/[^/]+|[^/@-][^/]*)(\/-\/([^/]+))?$/.exec(decodeURIComponent(request.url)) ?? [];
    if (name === undefined) return [404, { error: "no such address" }];
    if (request.method === "PUT") {
      if (request.headers.authorization !== `Bearer ${token}`) return [401, { error: "no token" }];
      return publish(packages, name, await readBody(request));
    }
    const { tarballs, ...document } = packages.get(name) ?? {};
    const found = tarball === undefined ? document : tarballs?.get(tarball);
    return tarballs === undefined || found === undefined ? [404, { error: "not found" }] : [200, found];
  };
  return { packages, ...(await listen(createServer(), answer)) };
}
