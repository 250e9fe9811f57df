import { hashBytes } from "./cache/digest.js";
import { asked } from "./cache/witness.js";
import { askGit } from "./git.js";

/** The addresses that git's configuration has for the repository a folder stands in. */
export function gitRemotes(folder: string): readonly string[] {
  // An address may hold a password.
  return asked(
    "remotes",
    folder,
    () => askRemotes(folder),
    (remotes) => hashBytes(JSON.stringify(remotes)),
  );
}

function askRemotes(folder: string): readonly string[] {
  const listed = askGit(folder, ["config", "--get-regexp", "^remote\\..*\\.url$"]) ?? "";
  return listed.split("\n").map((line) => line.slice(line.indexOf(" ") + 1));
}
