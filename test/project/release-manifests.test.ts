import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../cli/temporary-folder.js";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const PLATFORMS = ["darwin-amd64", "darwin-arm64", "linux-amd64", "linux-arm64", "windows-amd64"];
const fileOf = (platform: string) => `taintlint-${version}-${platform}.tar.gz`;
const urlOf = (platform: string) =>
  `https://github.com/taintlint/taintlint/releases/download/v${version}/${fileOf(platform)}`;
const sumOf = (text: string) => createHash("sha256").update(text).digest("hex");

function write(folder: string) {
  const { status, stderr } = spawnSync(process.execPath, [resolve("scripts/release-manifests.mjs"), folder], {
    encoding: "utf8",
  });
  return { status, stderr };
}

it("indexes are told the address and the sum of each archive, in the fields that they ask for", () => {
  const folder = temporaryFolder(
    Object.fromEntries([...PLATFORMS.map((one) => [fileOf(one), one]), ["taintlint-9.9.9-linux-amd64.tar.gz", "old"]]),
  );
  expect(write(folder)).toEqual({ status: 0, stderr: "" });
  const read = (file: string) => readFileSync(join(folder, `taintlint-${version}-${file}`), "utf8");

  // What `validate-krew-manifest` looks at.
  const { apiVersion, kind, metadata, spec } = parse(read("krew.yaml"));
  expect({ apiVersion, kind }).toEqual({ apiVersion: "krew.googlecontainertools.github.com/v1alpha2", kind: "Plugin" });
  expect(metadata).toEqual({ name: "taintlint" });
  expect(spec.version).toBe(`v${version}`);
  expect(spec.shortDescription).toMatch(/^[^\n]{1,50}$/);
  expect(spec.platforms).toEqual(
    PLATFORMS.map((platform) => {
      const [os, arch] = platform.split("-");
      const bin = os === "windows" ? "taintlint.exe" : "taintlint";
      return { selector: { matchLabels: { os, arch } }, uri: urlOf(platform), sha256: sumOf(platform), bin };
    }),
  );

  const formula = read("homebrew.rb");
  expect(formula).toMatch(/^class Taintlint < Formula\n {2}desc "(?!An? )[^"]{1,79}"\n {2}homepage "https:/);
  expect(formula.match(/^ *(?:url|sha256) ".*"$/gm)?.map((line) => line.trim())).toEqual(
    PLATFORMS.slice(0, 4).flatMap((platform) => [`url "${urlOf(platform)}"`, `sha256 "${sumOf(platform)}"`]),
  );
  expect(formula.match(/^\s*(?:class|on_\w+|def|test)\b/gm)).toHaveLength(formula.match(/^\s*end$/gm)?.length ?? 0);

  const [entry] = parse(read("aqua-registry.yaml")).packages;
  expect(entry).toMatchObject({ type: "github_release", repo_owner: "taintlint", repo_name: "taintlint" });
  const asset = (os: string, arch: string) =>
    entry.asset
      .replace("{{trimV .Version}}", version)
      .replace("{{.OS}}", os)
      .replace("{{.Arch}}", arch)
      .replace("{{.Format}}", entry.format);
  expect(entry.supported_envs.map((one: string) => asset(...(one.split("/") as [string, string])))).toEqual(
    PLATFORMS.map(fileOf),
  );
  expect(entry.checksum).toEqual({ type: "github_release", asset: "SHA256SUMS", algorithm: "sha256" });
  expect("taintlint/taintlint/.github/workflows/release.yml").toMatch(
    new RegExp(`^${entry.github_artifact_attestations.signer_workflow}$`),
  );

  expect(read("mise.toml").split("\n")).toEqual([
    'backends = ["aqua:taintlint/taintlint", "npm:taintlint"]',
    'bins = ["taintlint"]',
    expect.stringMatching(/^description = ".+"$/),
    'version_order = "semver"',
    "",
  ]);
});

it("indexes are told nothing where there is no archive", () => {
  expect(write(temporaryFolder({ "taintlint-9.9.9-linux-amd64.tar.gz": "old" }))).toMatchObject({ status: 1 });
});

interface Plugins {
  readonly parserInside: { readonly transform: (code: string, id: string) => string | undefined };
  readonly loadedAtOnce: { readonly renderChunk: (code: string) => { readonly code: string } };
}
const { parserInside, loadedAtOnce }: Plugins = await import(resolve("scripts/binary/plugins.mjs"));

it("an executable loads the parser for Terraform out of itself, and refuses another way", () => {
  const file = "src/sources/disk/hcl-parser.ts";
  const code = parserInside.transform(readFileSync(file, "utf8"), file);
  expect(code).toContain('getAsset("tree-sitter-terraform.wasm")');
  expect(code).not.toMatch(/import\.meta|createRequire\(|beside/);
  expect(() => parserInside.transform("const engine = elsewhere();", file)).toThrow("in another way");
  expect(parserInside.transform("code", "src/other.ts")).toBeUndefined();
});

it("an executable loads nothing later", () => {
  expect(loadedAtOnce.renderChunk('await import("module")').code).toBe('await process.getBuiltinModule("module")');
  expect(() => loadedAtOnce.renderChunk('await import("./chunk.js")')).toThrow("loaded later");
});
