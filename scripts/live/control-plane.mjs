// Starts a control plane of Kubernetes on the loopback interface: etcd, API server, controllers, scheduler, no kubelet.
import { spawn, spawnSync } from "node:child_process";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const HOST = "127.0.0.1";
const START_SECONDS = 120;
const STOP_SECONDS = 20;

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until `isSo` gives true, asked four times a second. */
export async function waitFor(what, isSo, seconds = START_SECONDS) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(250)) {
    if (await isSo()) return;
  }
  throw new Error(`${what} after ${seconds} s`);
}

/** The commands in the order in which they are started. */
function commands(ports) {
  const [etcd, peer, api] = ports;
  const [client, other] = [`http://${HOST}:${etcd}`, `http://${HOST}:${peer}`];
  // No kubelet reports, so that the first status of a Node has to count for ever.
  const patience = ["--node-monitor-grace-period", "10000h", "--node-monitor-period", "1s"];
  const alone = ["--kubeconfig", "kubeconfig", "--leader-elect=false", "--secure-port", "0"];
  const fast = ["--kube-api-qps", "1000", "--kube-api-burst", "2000"];
  const keys = ["--service-account-key-file", "sa.pub", "--service-account-signing-key-file", "sa.key"];
  return {
    etcd: [
      ...["--data-dir", "etcd", "--unsafe-no-fsync", "--log-level", "error", "--initial-cluster", `default=${other}`],
      ...["--listen-client-urls", client, "--advertise-client-urls", client],
      ...["--listen-peer-urls", other, "--initial-advertise-peer-urls", other],
    ],
    "kube-apiserver": [
      ...["--etcd-servers", client, "--bind-address", HOST, "--advertise-address", HOST, "--secure-port", String(api)],
      ...[
        "--cert-dir",
        "certificates",
        "--endpoint-reconciler-type",
        "none",
        "--service-cluster-ip-range",
        "10.96.0.0/16",
      ],
      ...["--token-auth-file", "tokens.csv", "--anonymous-auth=false", "--authorization-mode", "AlwaysAllow"],
      ...["--service-account-issuer", "https://kubernetes.default.svc", "--allow-privileged=true", ...keys],
    ],
    "kube-controller-manager": [
      ...[...alone, ...fast, ...patience, "--service-account-private-key-file", "sa.key"],
      ...["--root-ca-file", "certificates/apiserver.crt"],
    ],
    "kube-scheduler": [...alone, ...fast],
  };
}

function writeKeys(folder, token, server) {
  const encoding = (type) => ({ type, format: "pem" });
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: encoding("pkcs8"),
    publicKeyEncoding: encoding("spki"),
  });
  const write = (name, text) => writeFileSync(join(folder, name), text, { mode: 0o600 });
  write("sa.key", privateKey);
  write("sa.pub", publicKey);
  write("tokens.csv", `${token},referee,referee,system:masters\n`);
  const cluster = { server, "certificate-authority": "certificates/apiserver.crt" };
  const config = {
    apiVersion: "v1",
    kind: "Config",
    "current-context": "live",
    contexts: [{ name: "live", context: { cluster: "live", user: "referee" } }],
    clusters: [{ name: "live", cluster }],
    users: [{ name: "referee", user: { token } }],
  };
  write("kubeconfig", JSON.stringify(config));
}

/** Starts a program in `folder`, where its log is written. */
function start(program, name, words, folder) {
  const log = openSync(join(folder, `${name}.log`), "a");
  const child = spawn(program, words, { cwd: folder, stdio: ["ignore", log, log] });
  closeSync(log);
  return child;
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  const forced = setTimeout(() => child.kill("SIGKILL"), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(forced);
}

/** Returns a function that sends one request and gives the status code and the JSON of its answer. */
function client(server, token, ca) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8, ca });
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? "" : JSON.stringify(body);
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const call = request(new URL(path, server), { method, agent, headers }, async (answer) => {
        const parts = await answer.toArray();
        resolve({ code: answer.statusCode, json: JSON.parse(Buffer.concat(parts).toString() || "{}") });
      });
      call.on("error", reject);
      call.end(text);
    });
}

/** A running control plane: `ask` sends a request, `kubectl` runs it with words and an input, `stop` ends all of it. */
export async function startControlPlane(programs) {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-live-"));
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const server = `https://${HOST}:${ports[2]}`;
  const token = randomBytes(16).toString("hex");
  const children = [];
  const stop = async () => {
    // The API server does not end while it cannot reach etcd.
    for (const child of children.reverse()) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", () => {
    for (const child of children) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  try {
    mkdirSync(join(folder, "certificates"));
    writeKeys(folder, token, server);
    let ask;
    const certificate = join(folder, "certificates/apiserver.crt");
    const isUp = {
      etcd: async () => (await fetch(`http://${HOST}:${ports[0]}/health`)).ok,
      "kube-apiserver": async () => {
        if (!existsSync(certificate)) return false;
        ask = client(server, token, readFileSync(certificate));
        return (await ask("GET", "/api/v1/namespaces/default")).code === 200;
      },
      "kube-controller-manager": async () =>
        (await ask("GET", "/api/v1/namespaces/default/serviceaccounts/default")).code === 200,
    };
    for (const [name, words] of Object.entries(commands(ports))) {
      const child = start(join(programs, name), name, words, folder);
      children.push(child);
      if (name in isUp) await waitFor(`${name} does not answer`, () => isUp[name]().catch(() => false));
    }
    const kubectl = (words, input) => {
      const all = ["--kubeconfig", join(folder, "kubeconfig"), ...words];
      return spawnSync(join(programs, "kubectl"), all, { encoding: "utf8", input, maxBuffer: 1 << 28 });
    };
    return { ask, kubectl, stop };
  } catch (error) {
    const logs = children.map(({ spawnfile }) =>
      readFileSync(join(folder, `${spawnfile.split("/").at(-1)}.log`), "utf8"),
    );
    console.error(logs.map((text) => text.trimEnd().split("\n").slice(-3).join("\n")).join("\n"));
    await stop();
    throw error;
  }
}
