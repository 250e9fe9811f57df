import { askGit } from "./git.js";

/** The addresses that git's configuration has for the repository a folder stands in. */
export function gitRemotes(folder: string): readonly string[] {
  const listed = askGit(folder, ["config", "--get-regexp", "^remote\\..*\\.url$"]) ?? "";
  return listed.split("\n").map((line) => line.slice(line.indexOf(" ") + 1));
}
