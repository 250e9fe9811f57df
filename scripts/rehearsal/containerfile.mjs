// Carries out by hand what the Containerfile says of the image that is left, for machines without an engine: in a folder in
// the place of the root. The programs of its first stage are those that `npm run test-programs` builds, of the same versions.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const BUILT = resolve("test/programs/built");

function copy(words, root) {
  const to = words.at(-1);
  for (const from of words.slice(0, -1)) {
    const target = join(root, to, to.endsWith("/") && !from.endsWith("/") ? from : "");
    mkdirSync(dirname(target), { recursive: true });
    cpSync(from, target, { recursive: true });
  }
}

/** Of the first stage: kustomize and helm, where they are built. */
function copyPrograms(to, root) {
  mkdirSync(join(root, to), { recursive: true });
  for (const program of ["kustomize", "helm"]) {
    if (!existsSync(join(BUILT, program))) continue;
    cpSync(join(BUILT, program), join(root, to, program));
    chmodSync(join(root, to, program), 0o755);
  }
}

/**
 * Fills the folder `root`, and gives what a container starts with: `{ env, user, workdir, command }`, paths as in the image.
 * Throws for an instruction that it does not know, so that none is left out silently.
 */
export function carryOut(file, root) {
  const text = readFileSync(file, "utf8").replaceAll("\\\n", " ");
  const stage = text
    .slice(text.lastIndexOf("\nFROM "))
    .split("\n")
    .filter((line) => /^[A-Z]+ /.test(line));
  const image = { env: {}, user: undefined, workdir: undefined, command: undefined };
  for (const line of stage) {
    const [, instruction, rest] = /^([A-Z]+) +(.*)$/.exec(line);
    const words = rest.split(/ +/);
    const link = /^ln -s (\S+) (\S+)$/.exec(rest);
    if (instruction === "COPY" && words[0] === "--from=programs") copyPrograms(words[2], root);
    else if (instruction === "COPY") copy(words, root);
    else if (instruction === "ENV") Object.assign(image.env, Object.fromEntries(words.map((word) => word.split("="))));
    else if (instruction === "USER") image.user = rest;
    else if (instruction === "WORKDIR") image.workdir = rest;
    else if (instruction === "CMD") image.command = JSON.parse(rest);
    else if (link !== null) {
      mkdirSync(dirname(join(root, link[2])), { recursive: true });
      symlinkSync(join(root, link[1]), join(root, link[2]));
    }
    // git and Node.js are those of this machine.
    else if (rest !== "apk add --no-cache git" && !(instruction === "FROM" && rest.includes("/node:")))
      throw new Error(`no stand-in for "${line}"`);
  }
  return image;
}
