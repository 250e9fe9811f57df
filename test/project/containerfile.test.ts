import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, it } from "vitest";
import { temporaryFolder } from "../cli/temporary-folder.js";

const TEXT = readFileSync("Containerfile", "utf8");

it("the Containerfile has no mistake that can be seen without building it", () => {
  expect(validate(TEXT).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  expect(validate(`${TEXT}COPY --form=programs a b\n`)).not.toEqual([]);
});

it("names every image by its digest, and every stage that it copies from", () => {
  const images = [...TEXT.matchAll(/^FROM (\S+)(?: AS (\w+))?$/gm)];
  expect(images.length).toBe(2);
  for (const [, image] of images) expect(image).toMatch(/^docker\.io\/library\/\w+:[\d.]+[\w.-]*@sha256:[0-9a-f]{64}$/);
  const stages = images.map(([, , name]) => name);
  for (const [, stage] of TEXT.matchAll(/--from=(\w+)/g)) expect(stages).toContain(stage);
});

it("builds the programs of the versions that tests render with", () => {
  const built = readFileSync("scripts/test-programs.mjs", "utf8");
  const programs = [...TEXT.matchAll(/go get (\S+?)(\/cmd\/\w+)?@(v[\d.]+)/g)];
  expect(programs.map(([, module]) => module)).toEqual(["sigs.k8s.io/kustomize/kustomize/v5", "helm.sh/helm/v3"]);
  for (const [, module = "", , version = ""] of programs) {
    const text = built.slice(built.indexOf(`module: "${module}"`));
    expect(/version: "(.*?)"/.exec(text)?.[1]).toBe(version);
  }
  // helm says no version of its own.
  expect(/-X helm\S+version=(.+?)"/.exec(TEXT)?.[1]).toBe(programs[1]?.[3]);
});

interface Image {
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly workdir: string;
  readonly command: readonly string[];
}
interface Steps {
  readonly carryOut: (file: string, root: string) => Image;
}
const { carryOut }: Steps = await import(resolve("scripts/rehearsal/containerfile.mjs"));
const isRoot = process.getuid?.() === 0;

it("runs where it is put, as a user without rights, with the programs that it brings and no other", () => {
  const root = temporaryFolder();
  const { env, user, workdir, command } = carryOut("Containerfile", root);
  expect({ user, workdir, command }).toEqual({ user: "1000:1000", workdir: "/repository", command: ["taintlint"] });
  const repository = join(root, workdir);
  cpSync("examples", join(repository, "examples"), { recursive: true });
  // Of this machine: git and Node.js, which the image has of its own.
  for (const program of ["git", "node"]) {
    const path = program === "node" ? process.execPath : execFileSync("which", [program], { encoding: "utf8" }).trim();
    symlinkSync(path, join(root, "usr/local/bin", program));
  }
  const lint = (example: string) => {
    const words = [...command, "--config", `examples/${example}/taintlint.yaml`, "--format", "concise"];
    const [uid = "", gid = ""] = user.split(":");
    const owner = isRoot ? { uid: Number(uid), gid: Number(gid) } : {};
    const PATH = join(root, "usr/local/bin");
    return spawnSync(join(PATH, words[0] ?? ""), words.slice(1), {
      ...{ cwd: repository, encoding: "utf8", env: { ...env, PATH, HOME: "/home/node" } },
      ...owner,
    });
  };
  const run = lint("shop");
  expect(run).toMatchObject({ stderr: "", status: 1 });
  expect(run.stdout).toContain("error[unschedulable]");
  if (existsSync(join(root, "usr/local/bin/kustomize")))
    expect(lint("overlays").stdout).toContain("[overlay-lost-toleration]");
});

it("refuses to carry out what it does not know", () => {
  const file = join(temporaryFolder({ Containerfile: `${TEXT}RUN rm -rf /\n` }), "Containerfile");
  expect(() => carryOut(file, temporaryFolder())).toThrow('no stand-in for "RUN rm -rf /"');
});

it("is given what it copies, and nothing else", () => {
  const [, ...lines] = readFileSync(".dockerignore", "utf8").trim().split("\n");
  const copied = [...TEXT.matchAll(/^COPY (?!--)(\S+) \S+$/gm)].map(([, from = ""]) => `!${from.replace(/\/$/, "")}`);
  expect(lines).toEqual(["*", ...copied]);
});
