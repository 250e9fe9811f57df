import { spawn } from "node:child_process";
import process from "node:process";

/** What is judged of a cluster, and nothing else: never Secrets or ConfigMaps. */
export const KINDS = [
  ...["nodes", "deployments.apps", "daemonsets.apps", "statefulsets.apps"],
  ...["jobs.batch", "cronjobs.batch", "pods"],
];

/** Options that are kubectl's, each with a value. */
const OF_KUBECTL = ["--context", "--kubeconfig", "--namespace", "-n", "--as", "--as-group", "--request-timeout"];
/** Commands that read lists from the standard input as well. */
const COMMANDS = ["fit", "explain", "drift"];

const HELP = `Audits the cluster of kubectl's context: it runs "kubectl get ${KINDS.join(",")}" and gives the lists
to "taintlint -". The rights to list nodes and pods are enough; what may not be read is named, and not judged.

  kubectl taintlint [OPTIONS]
  kubectl taintlint fit|explain|drift [OPTIONS]

Options of kubectl: ${OF_KUBECTL.join(", ")}. The others are those of taintlint:

`;

/** Splits words into those of kubectl and those of taintlint. */
export function splitWords(words) {
  const [kubectl, taintlint] = [[], []];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    const name = word.startsWith("--") ? word.split("=")[0] : word.slice(0, 2);
    if (!OF_KUBECTL.includes(name)) taintlint.push(word);
    else if (word !== name || index + 1 === words.length) kubectl.push(word);
    else kubectl.push(word, words[++index]);
  }
  return { kubectl, taintlint };
}

const exitCode = (child) =>
  new Promise((resolve) => child.on("error", () => resolve(127)).on("close", (code) => resolve(code ?? 2)));

/** Runs kubectl, gives each piece of its output to `take`, and how it ended. */
async function get(kinds, words, take) {
  const isNarrow = words.some((word) => /^(?:-n|--namespace)/.test(word));
  const all = ["get", kinds, ...(isNarrow ? [] : ["--all-namespaces"]), "--output", "json", ...words];
  process.stderr.write(`+ kubectl ${all.join(" ")}\n`);
  const child = spawn("kubectl", all, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = exitCode(child);
  // A list of 50,000 Pods has 0.5 GB: it is passed on in pieces.
  child.on("error", () => {});
  for await (const piece of child.stdout) await take(piece);
  return ended;
}

/**
 * Reads the cluster and judges it. `program` is how taintlint itself is started, `words` what stands behind the name of the
 * plugin. Gives the exit code: that of taintlint, or 2 where nothing could be read.
 */
export async function readCluster([file, ...before], words, options = {}) {
  const start = (all, stdin) => spawn(file, [...before, ...all], { ...options, stdio: [stdin, "inherit", "inherit"] });
  if (words.some((word) => ["--help", "-h", "--version", "-V"].includes(word))) {
    if (words.some((word) => ["--help", "-h"].includes(word))) process.stdout.write(HELP);
    return exitCode(start(words, "ignore"));
  }
  const { kubectl, taintlint } = splitWords(words);
  const [command, ...rest] = taintlint;
  let child;
  const take = (piece) => {
    child ??= start(COMMANDS.includes(command) ? [command, "-", ...rest] : ["-", ...taintlint], "pipe");
    // It may have seen a mistake on its command line, and be gone.
    child.stdin.on("error", () => {});
    return (
      child.stdin.write(piece) || new Promise((resolve) => child.stdin.once("drain", resolve).once("close", resolve))
    );
  };
  const status = await get(KINDS.join(","), kubectl, take);
  // kubectl prints what it may read. Where it prints nothing, a kind that the server does not have stands in the way.
  if (child === undefined && status !== 127) for (const kind of KINDS) await get(kind, kubectl, take);
  if (child === undefined) {
    const why = status === 127 ? "kubectl cannot be started: it is looked for on PATH" : "kubectl has read nothing";
    process.stderr.write(`taintlint: ${why}\n`);
    return 2;
  }
  const ended = exitCode(child);
  child.stdin.end();
  return ended;
}
