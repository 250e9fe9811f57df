// Writes what package indexes want to know of a release, with the sums of the archives in FOLDER: a plugin of krew, a formula
// of Homebrew, an entry of aqua's registry and one of mise's. `node scripts/release-manifests.mjs FOLDER`
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { stringify } from "yaml";

const ARCHIVE = /^(.+)-(\d+\.\d+\.\d+)-(linux|darwin|windows)-(amd64|arm64)\.tar\.gz$/;
const SUMMARY = "Linter for Kubernetes scheduling";

/** `{ file, sha256, os, arch }` of each archive. */
function archivesIn(folder, name, version) {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, named, released, os, arch] = ARCHIVE.exec(file) ?? [];
      if (named !== name || released !== version) return [];
      return [
        {
          file,
          os,
          arch,
          sha256: createHash("sha256")
            .update(readFileSync(join(folder, file)))
            .digest("hex"),
        },
      ];
    });
}

const krew = ({ name, version, home, description, archives }) =>
  stringify({
    apiVersion: "krew.googlecontainertools.github.com/v1alpha2",
    kind: "Plugin",
    metadata: { name },
    spec: {
      version: `v${version}`,
      homepage: home,
      shortDescription: "Find pods that no node takes, and why",
      description: `${description}\nReads nodes, pods and workloads, never Secrets or ConfigMaps, and changes nothing.\n`,
      platforms: archives.map(({ file, sha256, os, arch }) => ({
        selector: { matchLabels: { os, arch } },
        uri: `${home}/releases/download/v${version}/${file}`,
        sha256,
        bin: os === "windows" ? `${name}.exe` : name,
      })),
    },
  });

/** By its own program and as the plugin of kubectl. */
function homebrew({ name, version, home, license, archives }) {
  const of = (os) =>
    archives
      .filter((archive) => archive.os === os)
      .map(
        ({ file, sha256, arch }) => `    on_${arch === "arm64" ? "arm" : "intel"} do
      url "${home}/releases/download/v${version}/${file}"
      sha256 "${sha256}"
    end
`,
      )
      .join("\n");
  const systems = [
    ["macos", of("darwin")],
    ["linux", of("linux")],
  ]
    .filter(([, text]) => text !== "")
    .map(([system, text]) => `  on_${system} do\n${text}  end\n`);
  return `class ${name[0].toUpperCase()}${name.slice(1)} < Formula
  desc "${SUMMARY}"
  homepage "${home}"
  version "${version}"
  license "${license}"

${systems.join("\n")}
  def install
    bin.install "${name}"
    bin.install_symlink "${name}" => "kubectl-${name}"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/${name} --version").strip
  end
end
`;
}

function aqua({ name, owner, repository, archives }) {
  // A regular expression.
  const attestations = { signer_workflow: `${owner}/${repository}/\\.github/workflows/release\\.yml` };
  const entry = {
    ...{ type: "github_release", repo_owner: owner, repo_name: repository, description: SUMMARY },
    asset: `${name}-{{trimV .Version}}-{{.OS}}-{{.Arch}}.{{.Format}}`,
    ...{ format: "tar.gz", supported_envs: archives.map(({ os, arch }) => `${os}/${arch}`) },
    checksum: { type: "github_release", asset: "SHA256SUMS", algorithm: "sha256" },
    github_artifact_attestations: attestations,
  };
  return stringify({ packages: [entry] });
}

const mise = ({ name, owner, repository }) => `backends = ["aqua:${owner}/${repository}", "npm:${name}"]
bins = ["${name}"]
description = "${SUMMARY}"
version_order = "semver"
`;

const [folder = ""] = process.argv.slice(2);
const { name, version, description, license, repository } = JSON.parse(readFileSync("package.json", "utf8"));
const [, owner, slug] = /github\.com\/(.+)\/(.+)\.git$/.exec(repository.url);
const archives = archivesIn(folder, name, version);
if (archives.length === 0) {
  process.stderr.write(`error: no archive of ${name} ${version} is in "${folder}"\n`);
  process.exitCode = 1;
} else {
  const home = `https://github.com/${owner}/${slug}`;
  const release = { name, version, description, license, owner, repository: slug, home, archives };
  const files = { "krew.yaml": krew, "homebrew.rb": homebrew, "aqua-registry.yaml": aqua, "mise.toml": mise };
  for (const [file, write] of Object.entries(files))
    writeFileSync(join(folder, `${name}-${version}-${file}`), write(release));
}
