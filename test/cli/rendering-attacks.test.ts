import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readFromDisk } from "../../src/workspace/disk-reader.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import {
  CANARY,
  type HostileRepository,
  type Loopback,
  listenOnLoopback,
  printedBare,
  writeHostile,
} from "./hostile-kustomization.js";
import { KUSTOMIZE } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

interface Attack extends HostileRepository {
  /** No kustomize prints anything of it: it is refused all the same, or it is none without a server or an operator. */
  readonly isHarmless?: true;
  /** A part of what is said instead, or undefined where the rendering is made and holds nothing of it. */
  readonly says: string | undefined;
}

function kustomization(text: string, files: Readonly<Record<string, string>> = {}): HostileRepository {
  return { files: { "kustomization.yaml": `resources: [web.yaml]\n${text}`, ...files } };
}

function misspelt(written: string, known: string): string {
  return `holds the key "${written}", which kustomize reads as "${known}"`;
}

const OUTSIDE = "which is outside of the repository";
const NETWORK = "which needs the network";
const ABSOLUTE = "an absolute path";

/** By their names in docs/reliability.md. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  "key in other letters": {
    ...kustomization("ConfigMapGenerator: [{name: leak, files: [x=OUTSIDE/secret.txt]}]\n"),
    says: misspelt("ConfigMapGenerator", "configMapGenerator"),
  },
  "key of an entry in other letters": {
    ...kustomization("configMapGenerator: [{name: leak, FILES: [x=OUTSIDE/secret.txt]}]\n"),
    says: misspelt("FILES", "files"),
  },
  "env files in other letters": {
    ...kustomization("configMapGenerator: [{name: leak, Envs: [OUTSIDE/secret.env]}]\n"),
    says: misspelt("Envs", "envs"),
  },
  "patches in other letters": {
    ...kustomization("PatchesStrategicMerge: [OUTSIDE/patch.yaml]\n"),
    says: misspelt("PatchesStrategicMerge", "patchesStrategicMerge"),
  },
  "path of a patch in other letters": {
    ...kustomization("patches: [{Path: OUTSIDE/patch.yaml}]\n"),
    says: misspelt("Path", "path"),
  },
  "key with a long s": {
    ...kustomization("re\u017fources: [OUTSIDE/secret.yaml]\n"),
    says: misspelt("re\u017fources", "resources"),
  },
  "key with an escape": {
    ...kustomization("", { "kustomization.yaml": '"\\x52esources": [OUTSIDE/secret.yaml]\n' }),
    says: misspelt("Resources", "resources"),
  },
  "key twice, in both letters": {
    ...kustomization("Resources: [OUTSIDE/secret.yaml, web.yaml]\n"),
    says: misspelt("Resources", "resources"),
    isHarmless: true,
  },
  "address under a key in other letters": {
    ...kustomization("Resources: [SERVER/fetched.yaml]\n"),
    says: misspelt("Resources", "resources"),
  },
  "key of a generator that is written in place": {
    ...kustomization(
      "generators:\n- |\n  {apiVersion: builtin, kind: ConfigMapGenerator, metadata: {name: leak}, Files: [x=OUTSIDE/secret.txt]}\n",
    ),
    says: misspelt("Files", "files"),
  },
  "key of a generator in a file": {
    ...kustomization("generators: [leak.yaml]\n", {
      "leak.yaml":
        "{apiVersion: builtin, kind: ConfigMapGenerator, metadata: {name: leak}, Files: [x=OUTSIDE/secret.txt]}\n",
    }),
    says: misspelt("Files", "files"),
  },
  "key of a base": {
    ...kustomization("namePrefix: x-\n", {
      "kustomization.yaml": "resources: [base]\n",
      "base/kustomization.yaml": "Resources: [OUTSIDE/secret.yaml]\n",
    }),
    says: misspelt("Resources", "resources"),
  },
  "path as bytes": {
    ...kustomization(
      `configMapGenerator: [{name: leak, files: [!!binary "${Buffer.from("x=../../outside/secret.txt").toString("base64")}"]}]\n`,
    ),
    says: 'holds the YAML tag "!!binary"',
  },
  "absolute path": {
    ...kustomization("configMapGenerator: [{name: leak, files: [x=OUTSIDE/secret.txt]}]\n"),
    says: OUTSIDE,
  },
  "absolute path by escapes": {
    ...kustomization('configMapGenerator: [{name: leak, files: ["x=\\x2e./..\\x2foutside/secret.txt"]}]\n'),
    says: OUTSIDE,
  },
  "path by an alias and a merge": {
    ...kustomization(
      "configMapGenerator:\n- &a {name: leak, files: [&p x=OUTSIDE/secret.txt]}\n- {<<: *a, name: other}\n- {name: third, files: [*p]}\n",
    ),
    says: OUTSIDE,
  },
  "way out of the repository": {
    ...kustomization("", { "kustomization.yaml": "resources: [../../outside/folder]\n" }),
    says: OUTSIDE,
  },
  "link out of the repository": {
    ...kustomization("configMapGenerator: [{name: leak, files: [x=linked.txt]}]\n", {
      "linked.txt": "-> ../../outside/secret.txt",
    }),
    says: OUTSIDE,
  },
  "linked folder out of the repository": {
    ...kustomization("", { "kustomization.yaml": "resources: [linked]\n", linked: "-> ../../outside/folder" }),
    says: OUTSIDE,
  },
  "way up from a linked folder": {
    ...kustomization("", {
      "kustomization.yaml": "resources: [a/b/c/base]\n",
      "a/b/c/base": "-> ../../../base",
      "a/b/c/other": "",
      "base/kustomization.yaml": "configMapGenerator: [{name: leak, files: [x=../../../outside/secret.txt]}]\n",
      "a/outside/secret.txt": "harmless\n",
    }),
    says: OUTSIDE,
  },
  "file that git ignores": {
    ...kustomization(
      "configMapGenerator: [{name: leak, envs: [.env]}]\nvars: [{name: A, objref: {apiVersion: v1, kind: ConfigMap, name: leak}}]\n",
      {
        ".gitignore": ".env\n",
        ".env": `SECRET=${CANARY}\n`,
      },
    ),
    says: 'refers to ".env", which git ignores',
  },
  "target file of a value": {
    ...kustomization("transformers: [leak.yaml]\n", {
      "leak.yaml": `{apiVersion: builtin, kind: ValueAddTransformer, metadata: {name: leak}, value: x, targetFilePath: OUTSIDE/secret.yaml}\n`,
    }),
    says: OUTSIDE,
    isHarmless: true,
  },
  "plugins that a kustomization changes": {
    ...kustomization("generators: [plugins]\n", {
      "plugins/kustomization.yaml":
        "resources: [leak.yaml]\npatches:\n- patch: |-\n    {apiVersion: builtin, kind: ConfigMapGenerator, metadata: {name: leak}, files: [x=OUTSIDE/secret.txt]}\n",
      "plugins/leak.yaml":
        "{apiVersion: builtin, kind: ConfigMapGenerator, metadata: {name: leak}, files: [x=harmless.txt]}\n",
      "harmless.txt": "harmless\n",
    }),
    says: "changes configurations of generators or transformers",
  },
  "address of a resource": {
    ...kustomization("", { "kustomization.yaml": "resources: [SERVER/a.yaml]\n" }),
    says: NETWORK,
  },
  "address in capitals": {
    ...kustomization("configMapGenerator: [{name: leak, files: ['x=HTTP://LOOPBACK/a']}]\n"),
    says: NETWORK,
  },
  "address of a schema": { ...kustomization("openapi: {path: SERVER/schema.json}\n"), says: NETWORK },
  "address of a patch": { ...kustomization("patches: [{path: SERVER/patch.yaml}]\n"), says: NETWORK },
  "address of a configuration": { ...kustomization("configurations: [SERVER/a.yaml]\n"), says: NETWORK },
  "address of a CRD": { ...kustomization("crds: [SERVER/a.yaml]\n"), says: NETWORK },
  "address of a replacement": { ...kustomization("replacements: [{path: SERVER/a.yaml}]\n"), says: NETWORK },
  "absolute path where no path belongs": {
    ...kustomization("namePrefix: OUTSIDE/secret.txt\n"),
    says: ABSOLUTE,
    isHarmless: true,
  },
  "patch of a Flux Kustomization in other letters": {
    files: {
      "apps/kustomization.yaml": "resources: [web.yaml]\n",
      "apps/web.yaml": "-> ../web.yaml",
      "flux.yaml":
        "apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\nspec:\n  path: ./apps\n  sourceRef: {kind: GitRepository, name: flux-system}\n  patches: [{Path: OUTSIDE/patch.yaml, path: OUTSIDE/patch.yaml, patch: '{apiVersion: apps/v1, kind: Deployment, metadata: {name: web}}'}]\n",
    },
    says: undefined,
    isHarmless: true,
  },
};

/** kustomize, with everything that it prints written down. */
function watched(folder: string, program: NonNullable<typeof KUSTOMIZE>) {
  const programs = join(folder, "programs");
  mkdirSync(programs);
  const log = join(folder, "printed.txt");
  const name = program.path.endsWith("kubectl") ? "kubectl" : "kustomize";
  writeFileSync(join(programs, name), `#!/bin/sh\n${program.path} "$@" | /usr/bin/tee -a ${log}\n`);
  chmodSync(join(programs, name), 0o755);
  return { PATH: programs, printed: () => (existsSync(log) ? readFileSync(log, "utf8") : "") };
}

function textsBelow(folder: string): string {
  if (!existsSync(folder)) return "";
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

describe.skipIf(KUSTOMIZE === undefined || process.platform === "win32")("a hostile kustomization", () => {
  let server: Loopback;
  beforeAll(async () => {
    server = await listenOnLoopback();
  });
  afterAll(() => server.close());

  it.each(Object.entries(ATTACKS))("reaches nothing by a %s", async (_name, { files, says }) => {
    if (KUSTOMIZE === undefined) return;
    const folder = temporaryFolder();
    const loopback = server.address.replace("http://", "");
    const texts = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, text.replaceAll("LOOPBACK", loopback)]),
    );
    const { repository } = writeHostile(folder, { files: texts }, server.address);
    const { PATH, printed } = watched(folder, KUSTOMIZE);
    const cache = join(folder, "cache");
    const named = {
      config: undefined,
      inventory: undefined,
      cluster: undefined,
      stdin: undefined,
      globs: [],
      paths: [],
    };
    const rendering = { environment: { PATH, XDG_CACHE_HOME: cache }, render: undefined, useCache: true };
    const outcome = await readFromDisk({ ...named, workingDirectory: repository, rendering }, NO_PROGRESS);
    if (outcome.problem !== undefined) throw new Error(JSON.stringify(outcome.problem));
    const { findings, notices } = lintRepository(outcome.value.input);
    const refused = findings.filter(({ rule }) => rule === "not-rendered").map(({ message }) => message);
    if (says === undefined) expect(printed()).toContain("name: web");
    else expect(refused.join("\n")).toContain(says);
    const rendered = outcome.value.input.manifests.filter((one) => one.rendered).map(({ file }) => file.text);
    expect([printed(), textsBelow(cache), JSON.stringify([findings, notices, rendered])].join("\n")).not.toContain(
      CANARY,
    );
    expect(server.calls).toEqual([]);
  });

  const dangerous = Object.entries(ATTACKS).filter(
    ([name, { isHarmless }]) => isHarmless !== true && !name.startsWith("address "),
  );
  it.each(dangerous)("reaches the file by a %s where nothing stops it", (_name, attack) => {
    const { repository } = writeHostile(temporaryFolder(), attack, server.address);
    expect(printedBare(KUSTOMIZE?.path ?? "", KUSTOMIZE?.words ?? [], repository)).toContain(CANARY);
  });
});
