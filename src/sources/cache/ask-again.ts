import { accessSync, constants, statSync } from "node:fs";
import { isIgnoredByGit, listGitFiles } from "../git-files.js";
import { gitRemotes } from "../git-remotes.js";
import { MAX_FILE_BYTES } from "../read-file.js";
import { isLedAway } from "../real-path.js";
import { existsSync, lstatSync, readdirSync, realpathSync } from "./disk.js";
import { answerOf, type Question, TOO_MANY_BYTES, witness, wordedError } from "./witness.js";

/** Each question as it was asked: the words are ours, and of a cache comes the path alone. */
const ASK: Readonly<Record<Question, (path: string, root: string) => unknown>> = {
  entry: (path) => lstatSync(path, { throwIfNoEntry: false }),
  target: existsSync,
  real: realpathSync,
  names: readdirSync,
  files: listGitFiles,
  ignored: (path, root) => isIgnoredByGit(root, path),
  remotes: gitRemotes,
  content: whyUnread,
};

/** Files that were read are told by their digests: this is for those that could not be. */
function whyUnread(path: string): void {
  const says = (answer: string) => witness()?.saw("content", path, answer);
  try {
    const stats = statSync(path);
    accessSync(path, constants.R_OK);
    if (stats.isDirectory()) says("!EISDIR");
    else if (stats.size > MAX_FILE_BYTES) says(TOO_MANY_BYTES);
  } catch (error) {
    says(wordedError(error));
  }
}

/** These look into a folder, or have git look: never into one that a link leads to outside. */
const CONFINED: readonly Question[] = ["names", "files", "ignored", "remotes", "content"];

/** What the machine says now; undefined where it is not to be asked. */
export function askAgain(question: Question, path: string, root: string): string | undefined {
  if (CONFINED.includes(question) && isLedAway(root, path)) return undefined;
  return answerOf(() => ASK[question](path, root));
}
