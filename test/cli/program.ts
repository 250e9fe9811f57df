import { spawnSync } from "node:child_process";
import { useDist } from "./dist-copy.js";

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly input?: string | Buffer;
  readonly uid?: number;
}

export interface Run {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Program {
  /** Of the file that Node runs; known once the tests run. */
  readonly path: () => string;
  readonly run: (words: readonly string[], options: RunOptions) => Run;
}

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

/** Options for a process to which files without permission are closed: the root user may read everything. */
export const WITHOUT_RIGHTS: Pick<RunOptions, "uid"> = isRoot ? { uid: NOBODY } : {};

/** False for a root user whose Node stands where nobody else may run it. */
export function canRunWithoutRights(): boolean {
  return !isRoot || spawnSync(process.execPath, ["--version"], { uid: NOBODY, gid: NOBODY }).status === 0;
}

/** The program as a process of its own, without any variable of the tests' environment that changes what it writes. */
export function useProgram(): Program {
  const path = useDist("cli.js");
  const run: Program["run"] = (words, { cwd, env, input, uid }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path(), ...words], {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      input: input ?? "",
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    return { exitCode: status, stdout, stderr };
  };
  return { path, run };
}

export const CONFIGURATION = `version: 1
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`;

/** A pod that fits the pool "general". */
export const POD = `apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  containers: [{ name: web, image: web:1 }]
`;

/** A pod with one finding of severity error: it would take a taint's effect for a word that does not exist. */
export const INVALID_POD = `${POD}  tolerations:
    - { key: nvidia.com/gpu, operator: Exists, effect: NoSchedul }
`;

/** A pod with one finding of severity warning, and none of severity error. */
export const WARNED_POD = `${POD}  tolerations:
    - { key: example.com/nothing, operator: Exists, effect: NoSchedule }
`;
