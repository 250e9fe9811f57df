import { queryGit } from "./git.js";

export function gitRemotes(folder: string): readonly string[] {
  const listed = queryGit(folder, ["config", "--get-regexp", "^remote\\..*\\.url$"]) ?? "";
  return listed.split("\n").map((line) => line.slice(line.indexOf(" ") + 1));
}
