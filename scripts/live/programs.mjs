// Builds the programs of a control plane from the Go modules that test/referees/live/go.mod pins. They are kept in the
// user's cache, outside of the checkout, until a pinned version changes.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { loadSource } from "../load-source.mjs";

const MODULE = "test/referees/live";
/** The scheduler is first, because it compiles most of what the others share. */
const PACKAGES = {
  "kube-scheduler": "k8s.io/kubernetes/cmd/kube-scheduler",
  "kube-apiserver": "k8s.io/kubernetes/cmd/kube-apiserver",
  "kube-controller-manager": "k8s.io/kubernetes/cmd/kube-controller-manager",
  kubectl: "k8s.io/kubernetes/cmd/kubectl",
  etcd: "go.etcd.io/etcd/server/v3",
};
/** Packages that Go compiles at a time, so that a machine of two cores stays usable. */
const AT_A_TIME = "2";
const LOW_PRIORITY = 10;
const MOST_MINUTES = 45;
const MINUTE = 60_000;

function versionOf(module) {
  const [, version] = new RegExp(`^\\s*${module} (v\\S+)`, "m").exec(readFileSync(`${MODULE}/go.mod`, "utf8")) ?? [];
  if (version === undefined) throw new Error(`${MODULE}/go.mod does not name ${module}`);
  return version;
}

/** The programs do not say a version of their own. */
function linkerFlags(version) {
  const [major, minor] = version.slice(1).split(".");
  const stamps = { gitVersion: version, gitMajor: major, gitMinor: minor };
  const set = Object.entries(stamps).map(([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`);
  return ["-s", "-w", ...set].join(" ");
}

/** Compiles one program to `file`, and tells every minute how far it is. */
function compile(name, version, file) {
  const words = ["build", "-v", "-p", AT_A_TIME, "-ldflags", linkerFlags(version), "-o", `${file}.new`, PACKAGES[name]];
  const begin = Date.now();
  const passed = () => `${Math.round((Date.now() - begin) / 1000)} s`;
  const child = spawn("go", words, {
    cwd: MODULE,
    stdio: ["ignore", "ignore", "pipe"],
    timeout: MOST_MINUTES * MINUTE,
  });
  setPriority(child.pid, LOW_PRIORITY);
  const lines = [];
  child.stderr.setEncoding("utf8").on("data", (text) => lines.push(...text.trimEnd().split("\n")));
  const progress = setInterval(() => console.log(`${name}: ${lines.length} packages after ${passed()}`), MINUTE);
  return new Promise((resolve, reject) => {
    child.on("close", (code) => {
      clearInterval(progress);
      if (code !== 0) return reject(new Error(`${name} is not built: ${lines.at(-1) ?? `no end after ${passed()}`}`));
      renameSync(`${file}.new`, file);
      console.log(`${name}: built in ${passed()}`);
      resolve();
    });
  });
}

/** Returns the folder with the programs, and the version of Kubernetes. Builds what the cache does not have. */
export async function buildPrograms() {
  const { cacheFolder } = await loadSource("src/workspace/user-cache.ts");
  const cache = cacheFolder(process.env);
  if (cache === undefined) throw new Error("there is no folder for programs: set HOME or XDG_CACHE_HOME");
  const version = versionOf("k8s.io/kubernetes");
  const pinned = createHash("sha256")
    .update(readFileSync(`${MODULE}/go.mod`))
    .digest("hex")
    .slice(0, 12);
  const folder = join(cache, "control-plane", `${version}-${pinned}`);
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0 && spawnSync("go", ["version"]).status !== 0) {
    throw new Error(`${missing.join(", ")} cannot be built, because there is no Go`);
  }
  mkdirSync(folder, { recursive: true });
  for (const name of missing) await compile(name, version, join(folder, name));
  return { folder, version };
}
