/** A standard stream that is written to. */
export interface Output {
  readonly isTTY?: boolean;
  /** Of the terminal. */
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** What the program uses of the process that it runs in. */
export interface HostProcess {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working directory, absolute. Throws where it is gone. */
  readonly cwd: () => string;
  /** The bytes of the standard input, to its end. */
  readonly readStdin: () => Promise<Buffer>;
  readonly isStdinFolder: () => boolean;
  /** Milliseconds since the program began. */
  readonly elapsed: () => number;
}
