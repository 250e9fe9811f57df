import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import type { OutsideChart } from "../../rendering/contract/outside-chart.js";
import { DISK } from "../disk/disk.js";
import { namesIn } from "../disk/names-in.js";
import { describeSystemError } from "../disk/system-error.js";
import { RUN_LIMITS, runProgram } from "./run-program.js";
import { readRegularFile, type TemporaryFolders } from "./temporary-folder.js";

const LOOPBACK = /^[a-z]+:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|\/|$)/;
const MOST_SECONDS = 120;

/** Meanings of helm's errors, whose words may be private. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/401|403|unauthorized|denied|forbidden/i, "it needs a login, or this one may not read it: see helm registry login"],
  [/404|not found|no chart (?:version|name) found|could not locate a version/i, "there is no such chart or version"],
  [/no such host|connection refused|timed? ?out|deadline|unreachable|no route/i, "the address does not answer"],
  [/x509|certificate|tls/i, "the certificate of the address is not trusted"],
];

/** Fetches a chart by the user's helm, with logins but no plugins, in at most `seconds`. The problem is a clause. */
export async function pullChart(
  { name, address }: Omit<OutsideChart, "wanted">,
  version: string,
  helm: string,
  environment: NodeJS.ProcessEnv,
  seconds: number,
  folders: TemporaryFolders,
): Promise<Outcome<Buffer>> {
  const limits = { ...RUN_LIMITS, seconds: Math.min(MOST_SECONDS, seconds) };
  const { value: folder, problem } = folders.lend();
  if (folder === undefined) return { problem };
  try {
    const target = join(folder, "archive");
    mkdirSync(target, { mode: 0o700 });
    const isRegistry = address.startsWith("oci://");
    // With "=", no word of a repository stands where an option could.
    const end = await runProgram({
      path: helm,
      arguments: [
        "pull",
        ...(isRegistry ? [address] : [name, `--repo=${address}`]),
        ...(version === "*" ? [] : [`--version=${version}`]),
        `--destination=${target}`,
        ...(isRegistry && LOOPBACK.test(address) ? ["--plain-http"] : []),
      ],
      folder,
      // An index of the repository's choice may name an address that a plugin of the user would get.
      environment: { ...environment, HELM_PLUGINS: join(folder, "no-plugins") },
      limits,
      hasNetwork: true,
    });
    if (end.kind === "fault") return { problem: end.why };
    if (end.kind === "failed") return { problem: describeMessage(end.message) };
    if (end.kind !== "output")
      return { problem: `helm took more than ${Math.ceil(limits.seconds)} s or too much memory` };
    const [archive, ...others] = namesIn(target, DISK).filter((one) => one.endsWith(".tgz"));
    if (archive === undefined || others.length > 0) return { problem: "helm returned no archive" };
    return { value: readRegularFile(join(target, archive), DISK) };
  } catch (error) {
    return { problem: describeSystemError(error) };
  } finally {
    folders.takeBack(folder);
  }
}

function describeMessage(message: string): string {
  return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? "helm cannot get it: run helm pull to see why";
}
