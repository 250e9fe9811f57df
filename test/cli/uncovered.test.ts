import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { triedRows } from "../long-run.js";
import { type GitRepository, makeRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";
import { CONFIGURATION, POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const PATH = [resolve("test/programs/built"), process.env.PATH ?? ""].join(delimiter);
const hasKustomize = findProgram("kustomize", openSearchPath(PATH, [])) !== undefined;
if (!hasKustomize) console.warn("skipped: neither kustomize nor kubectl is on PATH");

const API = POD.replaceAll("web", "api");
const BROKEN = POD.replace("spec:\n", "spec:\n  nodeSelector: { pool: nothing }\n");
const FILES = { "taintlint.yaml": CONFIGURATION, "app/web.yaml": POD, "app/api.yaml": API };

async function weakened(folder: string, ...words: string[]): Promise<string[]> {
  const { stdout, stderr } = await run(["--base", "HEAD", "--format", "json", ...words], {
    cwd: folder,
    env: { PATH },
  });
  expect(stderr).toBe("");
  const { findings }: { findings: { rule: string; message: string; source: { file: string } }[] } = JSON.parse(stdout);
  return findings
    .filter(({ rule }) => rule === "weakened-check")
    .map(({ message, source }) => `${source.file}: ${message}`);
}

function move(to: string) {
  return ({ folder, git }: GitRepository) => {
    mkdirSync(join(folder, to, ".."), { recursive: true });
    git("mv", "app/web.yaml", to);
  };
}

const write = (text: string) => (repository: GitRepository) => repository.write({ "app/web.yaml": text });
const withKind = (kind: string) => write(POD.replace("kind: Pod", `kind: ${kind}`));

function link(target: (folder: string) => string) {
  return ({ folder }: GitRepository) => {
    rmSync(join(folder, "app/web.yaml"));
    symlinkSync(target(folder), join(folder, "app/web.yaml"));
  };
}

type Change = (repository: GitRepository) => void;

describe("a manifest that the base covered and a change takes away is told", () => {
  it.each(
    triedRows<readonly [string, Change, RegExp]>([
      ["moved into a folder with a dot", move(".hidden/web.yaml"), /its content is in "\.hidden\/web\.yaml"/],
      ["moved deep into one", move("app/.config/a/b/other.yml"), /is in "app\/\.config\/a\/b\/other\.yml"/],
      ["moved among workflows", move(".github/web.yaml"), /is in "\.github\/web\.yaml"/],
      ["moved among packages", move("node_modules/web.yaml"), /is in "node_modules\/web\.yaml"/],
      ["moved among packages deeper", move("app/node_modules/p/web.json"), /is in "app\/node_modules\/p\/web\.json"/],
      ["moved under a name with a dot", move("app/.web.yaml"), /is in "app\/\.web\.yaml"/],
      [
        "moved without git",
        ({ folder }) => {
          mkdirSync(join(folder, ".h"));
          writeFileSync(join(folder, ".h/web.yaml"), POD);
          rmSync(join(folder, "app/web.yaml"));
        },
        /is in "\.h\/web\.yaml"/,
      ],
      [
        "moved and changed",
        (repository) => {
          move(".hidden/web.yaml")(repository);
          repository.write({ ".hidden/web.yaml": BROKEN });
        },
        /is in "\.hidden\/web\.yaml"/,
      ],
      [
        "moved into a file with others",
        (repository) => {
          move(".hidden/web.yaml")(repository);
          repository.write({ ".hidden/web.yaml": `${API.replaceAll("api", "else")}---\n${BROKEN}` });
        },
        /is in "\.hidden\/web\.yaml"/,
      ],
      [
        "a link to a file elsewhere",
        link(() => temporaryFolder({ "web.yaml": POD })),
        /1 manifest is no longer covered/,
      ],
      ["a link to nothing", link(() => "nothing.yaml"), /1 manifest is no longer covered/],
      [
        "a link to a folder with a dot",
        (repository) => {
          repository.write({ ".hidden/web.yaml": POD });
          link(() => "../.hidden/web.yaml")(repository);
        },
        /1 manifest is no longer covered/,
      ],
      [
        "a folder",
        ({ folder }) => {
          rmSync(join(folder, "app/web.yaml"));
          mkdirSync(join(folder, "app/web.yaml"));
        },
        /1 manifest is no longer covered/,
      ],
      [
        "of bytes that are no text",
        write("\u0000\u0001\uFFFE"),
        /"app\/web\.yaml" was judged before, and is not now: /,
      ],
      ["encrypted", write("\0GITCRYPT\0abc"), /encrypted with git-crypt/],
      [
        "a pointer",
        write("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 5\n"),
        /a pointer of Git LFS/,
      ],
      [
        "larger than any manifest",
        ({ folder }) => truncateSync(join(folder, "app/web.yaml"), 65 * 1024 * 1024),
        /larger than 64 MiB/,
      ],
      [
        "ignored and no longer tracked",
        (repository) => {
          repository.write({ ".gitignore": "web.yaml\n" });
          repository.git("rm", "--cached", "--quiet", "app/web.yaml");
        },
        /1 manifest is no longer covered/,
      ],
      ["with a kind to be filled in", withKind("${KIND}"), /the placeholder "\$\{KIND" hides what it holds/],
      ["with a kind of a shell", withKind("$KIND"), /the placeholder/],
      ["with a quoted kind", withKind('"${KIND}"'), /the placeholder/],
      ["with a kind of Helm", withKind("{{ .Values.kind }}"), /the placeholder/],
      ["with a kind of Jinja", withKind("'{{ kind }}'"), /the placeholder/],
      ["with a kind for sed", withKind("__KIND__"), /the placeholder/],
      ["with a kind in capitals", withKind("KIND"), /the placeholder/],
      ["with half a kind", withKind("Po${D}"), /the placeholder/],
      ["with a kind of make", withKind("$(KIND)"), /the placeholder/],
      ["with a kind in percent", withKind('"%KIND%"'), /the placeholder/],
      ["with a line for the kind", write(POD.replace("kind: Pod", "${KIND_LINE}")), /the placeholder/],
      ["with an include for the kind", write(POD.replace("kind: Pod", '{{ include "kind" . }}')), /the placeholder/],
      [
        "as JSON with a kind to be filled in",
        write('{"apiVersion":"v1","kind":"${KIND}","metadata":{"name":"web"},"spec":{"containers":[]}}'),
        /the placeholder/,
      ],
      [
        "with a selector to be filled in",
        write(POD.replace("spec:\n", "spec:\n  nodeSelector: ${SELECTOR}\n")),
        /the placeholder/,
      ],
      [
        "moved and with a kind to be filled in",
        (repository) => {
          move("other/web.yaml")(repository);
          repository.write({ "other/web.yaml": POD.replace("kind: Pod", "kind: ${KIND}") });
        },
        /"app\/web\.yaml" was judged before, and is not now: the placeholder/,
      ],
      [
        "moved to where the configuration leaves files out",
        ({ folder, git }) => {
          mkdirSync(join(folder, "legacy"));
          git("mv", "app/web.yaml", "legacy/web.yaml");
        },
        /its content is in "legacy\/web\.yaml", which is left out/,
      ],
    ]),
  )("%s", async (_, change, told) => {
    const excluding = { ...FILES, "taintlint.yaml": `${CONFIGURATION}exclude: [legacy]\n` };
    const repository = makeRepository(excluding);
    change(repository);
    expect(await weakened(repository.folder)).toEqual([expect.stringMatching(told)]);
  });
});

describe("nothing is told of a manifest that", () => {
  it.each<readonly [string, Change]>([
    ["is deleted", ({ git }) => void git("rm", "--quiet", "app/web.yaml")],
    ["has moved to another folder", move("other/deep/web.yaml")],
    ["has another name", move("app/frontend.yml")],
    [
      "has moved into another file",
      (repository) => {
        repository.git("rm", "--quiet", "app/web.yaml");
        repository.write({ "app/api.yaml": `${API}---\n${POD}` });
      },
    ],
    [
      "has moved, and a copy stands in a folder with a dot",
      (repository) => {
        move("other/web.yaml")(repository);
        repository.write({ ".hidden/web.yaml": POD });
      },
    ],
    [
      "has moved and left a link",
      (repository) => {
        move("other/web.yaml")(repository);
        symlinkSync("../other/web.yaml", join(repository.folder, "app/web.yaml"));
      },
    ],
    ["is new in a folder with a dot", ({ write }) => write({ ".hidden/new.yaml": POD.replaceAll("web", "new") })],
    ["has become another object", write("apiVersion: v1\nkind: ConfigMap\nmetadata: { name: web }\n")],
    [
      "has become an object of a custom kind",
      write("apiVersion: a.example/v1\nkind: APIFoo\nmetadata: { name: web }\n"),
    ],
    ["has another name inside", write(POD.replace("name: web\n", "name: frontend\n"))],
    ["has a placeholder in an image", write(POD.replace("web:1", "web:${TAG}"))],
    ["has a placeholder for its name", write(POD.replace("name: web\n", "name: ${NAME}\n"))],
    ["is empty", write("# moved away\n")],
    [
      "is gone from a file with placeholders",
      write("apiVersion: v1\nkind: Service\nmetadata: { name: web }\nspec: { ports: [{ port: ${PORT} }] }\n"),
    ],
    ["is ignored and still tracked", ({ write }) => write({ ".gitignore": "web.yaml\n" })],
  ])("%s", async (_, change) => {
    const repository = makeRepository(FILES);
    change(repository);
    expect(await weakened(repository.folder)).toEqual([]);
  });

  it("has moved out of the paths that a run is about", async () => {
    const repository = makeRepository(FILES);
    move("other/web.yaml")(repository);
    expect(await weakened(repository.folder, "app")).toEqual([]);
  });

  it("was hidden before", async () => {
    const repository = makeRepository({ ...FILES, ".hidden/web.yaml": POD });
    repository.git("rm", "--quiet", "app/web.yaml");
    expect(await weakened(repository.folder)).toEqual([]);
  });
});

describe.skipIf(!hasKustomize)("a kustomization that cannot be rendered", () => {
  const LOST = "resources: [web.yaml, https://example.com/base]\n";
  const NEW = /app\/kustomization\.yaml: "app" is new and cannot be rendered, which makes findings below it milder: /;

  it.each<readonly [string, Record<string, string>, Record<string, string>, readonly RegExp[]]>([
    ["is new above a finding", FILES, { "app/kustomization.yaml": LOST, "app/web.yaml": BROKEN }, [NEW]],
    ["is new above a known finding", { ...FILES, "app/web.yaml": BROKEN }, { "app/kustomization.yaml": LOST }, [NEW]],
    ["is new above a new file", FILES, { "x/kustomization.yaml": LOST, "x/web.yaml": BROKEN }, []],
    [
      "is new and has a missing file",
      FILES,
      { "app/kustomization.yaml": "resources: [web.yaml, no.yaml]\n", "app/web.yaml": BROKEN },
      [NEW],
    ],
    ["is new above what is well", FILES, { "app/kustomization.yaml": LOST }, []],
    ["could not be before", { ...FILES, "app/kustomization.yaml": LOST }, { "app/web.yaml": BROKEN }, []],
    [
      "could be before",
      { ...FILES, "app/kustomization.yaml": "resources: [web.yaml]\n" },
      { "app/kustomization.yaml": LOST, "app/web.yaml": BROKEN },
      [/"app" could be rendered, and cannot be now: /],
    ],
  ])("%s", async (_, before, after, told) => {
    const { folder, write: put } = makeRepository(before);
    put(after);
    expect(await weakened(folder)).toEqual(told.map((one) => expect.stringMatching(one)));
  });

  it("has moved as it was", async () => {
    const files = { "taintlint.yaml": CONFIGURATION, "app/kustomization.yaml": LOST, "app/web.yaml": BROKEN };
    const { folder } = makeRepository(files);
    spawnSync("git", ["mv", "app", "other"], { cwd: folder });
    expect(await weakened(folder)).toEqual([]);
  });
});
