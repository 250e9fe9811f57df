export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

export interface HostProcess {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working directory, absolute. Throws where it is gone. */
  readonly cwd: () => string;
  /** Reads to the end. */
  readonly readStdin: () => Promise<Buffer>;
  readonly isStdinFolder: () => boolean;
  /** In milliseconds since the program began. */
  readonly elapsed: () => number;
}
