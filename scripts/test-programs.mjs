// Brings the programs that tests use: builds those in Go from their own sources, where Go is, and installs one of npm.
// Nobody who uses taintlint needs them.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

/** Tests look there before PATH. Git ignores it. */
const FOLDER = resolve("test/programs/built");
const MINUTE = 60_000;

/** The Go modules are fetched by the module proxy, and held to the checksum database, as `go install` does. */
const PROGRAMS = [
  { name: "kustomize", module: "sigs.k8s.io/kustomize/kustomize/v5", version: "v5.8.1", package: "" },
  {
    name: "helm",
    module: "helm.sh/helm/v3",
    version: "v3.19.2",
    package: "/cmd/helm",
    // helm says no version of its own that its releases do not set.
    stamp: "helm.sh/helm/v3/internal/version.version",
  },
  {
    name: "helm4",
    module: "helm.sh/helm/v4",
    version: "v4.2.1",
    package: "/cmd/helm",
    stamp: "helm.sh/helm/v4/internal/version.version",
  },
  // Decodes manifests, without a cluster. Its own main package is of a module that others cannot build.
  {
    name: "kubectl",
    module: "k8s.io/kubectl",
    version: "v0.36.1",
    package: "/pkg/cmd",
    main: "NewDefaultKubectlCommand",
  },
  // Reads the workflows, not a rendering.
  { name: "actionlint", module: "github.com/rhysd/actionlint", version: "v1.7.12", package: "/cmd/actionlint" },
];

function go(words, folder) {
  return spawnSync("go", words, {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    timeout: 20 * MINUTE,
  });
}

/** In a module of its own, so that a `replace` of the program's module is no obstacle. `main` names a command to run. */
function build({ name, module, version, package: path, stamp, main }) {
  const folder = join(FOLDER, "src", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "go.mod"), `module ${name}\n\ngo 1.24\n`);
  const tool =
    main === undefined
      ? `//go:build tools\n\npackage tools\n\nimport _ "${module}${path}"\n`
      : `package main\n\nimport (\n\t"os"\n\n\tprogram "${module}${path}"\n)\n\nfunc main() {\n\tif program.${main}().Execute() != nil {\n\t\tos.Exit(1)\n\t}\n}\n`;
  writeFileSync(join(folder, "tool.go"), tool);
  const flags = ["-ldflags", `-s -w${stamp === undefined ? "" : ` -X ${stamp}=${version}`}`];
  for (const words of [
    ["get", `${module}${path}@${version}`],
    ["build", ...flags, "-o", join(FOLDER, name), main === undefined ? `${module}${path}` : "."],
  ]) {
    const { status, stderr } = go(words, folder);
    if (status !== 0) return (stderr ?? "").trim().split("\n").at(-1) || "it took too long";
  }
  return undefined;
}

/** GitHub's runner of JavaScript actions: 330 MB, which one test alone should not cost everybody who runs `npm ci`. */
function installLocalAction() {
  const source = resolve("test/programs/local-action");
  const folder = join(FOLDER, "local-action");
  const mark = join(folder, "installed");
  const lock = readFileSync(join(source, "package-lock.json"), "utf8");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(source, name), join(folder, name));
  const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-workspaces"];
  const { status, stderr } = spawnSync("npm", words, {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    timeout: 5 * MINUTE,
  });
  if (status === 0) writeFileSync(mark, lock);
  const problem = (stderr ?? "").trim().split("\n").at(-1) || "it took too long";
  console.log(`test programs: local-action ${status === 0 ? "installed" : `skipped: ${problem}`}`);
}

installLocalAction();
if (spawnSync("go", ["version"]).status !== 0) {
  console.log("test programs: skipped, because there is no Go");
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const program of PROGRAMS) {
    const mark = join(FOLDER, `${program.name}.${program.version}`);
    if (existsSync(mark)) continue;
    const problem = build(program);
    if (problem === undefined) writeFileSync(mark, "");
    else process.exitCode = 1;
    console.log(
      `test programs: ${program.name} ${program.version} ${problem === undefined ? "built" : `skipped: ${problem}`}`,
    );
  }
}
