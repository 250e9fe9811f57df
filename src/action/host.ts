import type * as core from "@actions/core";
import { logLine } from "../cli/contract/workflow-log.js";

/** The part of GitHub's toolkit that reads an input, or writes outputs and commands for the runner. */
export type Toolkit = Pick<
  typeof core,
  "endGroup" | "error" | "getInput" | "notice" | "setOutput" | "startGroup" | "warning"
>;

export interface ActionHost {
  /** Git's variables are added to it: git reads those of the process. */
  readonly environment: Record<string, string | undefined>;
  /** The working directory of the step, absolute. */
  readonly workspace: string;
  readonly write: (text: string) => unknown;
  readonly toolkit: Toolkit;
  /** Until GitHub may be asked again. */
  readonly wait: (seconds: number) => Promise<unknown>;
  /** Undefined: what the toolkit takes, which knows the proxy of the process. */
  readonly fetch?: typeof fetch | undefined;
}

/** Writes a line to the workflow's log. */
export function log({ write, environment }: Pick<ActionHost, "write" | "environment">, text: string): void {
  write(logLine(text, environment));
}
