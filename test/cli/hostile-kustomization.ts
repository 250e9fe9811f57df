import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";

/** Stands in files outside of the repository: whoever prints it has read one. */
export const CANARY = "canary-4711";

export interface HostileRepository {
  /** Paths to texts. A text that begins with `-> ` is a link. `OUTSIDE` is the absolute folder beside the repository. */
  readonly files: Readonly<Record<string, string>>;
}

export interface Place {
  /** The working directory of a run. */
  readonly repository: string;
  /** A folder that is no part of the repository. */
  readonly outside: string;
}

export const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec: {template: {spec: {containers: [{name: web, image: web:1}]}}}
`;

/** Writes a repository below an empty folder, beside files that it must not reach. */
export function writeHostile(folder: string, { files }: HostileRepository, server: string): Place {
  const repository = join(folder, "work", "repository");
  const outside = join(folder, "outside");
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    const link = /^-> (.*)$/.exec(text)?.[1];
    if (link === undefined) writeFileSync(path, text);
    else symlinkSync(link, path);
  };
  const secret = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: outside}\ndata: {text: ${CANARY}}\n`;
  write(join(outside, "secret.txt"), `${CANARY}\n`);
  write(join(outside, "secret.env"), `SECRET=${CANARY}\n`);
  write(join(outside, "secret.yaml"), secret);
  write(
    join(outside, "patch.yaml"),
    secret.replace("name: outside", "name: web").replace("v1\nkind: ConfigMap", "apps/v1\nkind: Deployment"),
  );
  write(join(outside, "folder/kustomization.yaml"), "resources: [secret.yaml]\n");
  write(join(outside, "folder/secret.yaml"), secret);
  mkdirSync(join(repository, ".git"), { recursive: true });
  for (const [path, text] of Object.entries({ "web.yaml": DEPLOYMENT, ...files })) {
    write(join(repository, path), text.replaceAll("OUTSIDE", outside).replaceAll("SERVER", server));
  }
  return { repository, outside };
}

export interface Loopback {
  readonly address: string;
  readonly calls: readonly string[];
  readonly close: () => void;
}

/** A server on this machine that nobody may ask anything. */
export async function listenOnLoopback(): Promise<Loopback> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? "");
    response.end(`apiVersion: v1\nkind: ConfigMap\nmetadata: {name: fetched}\ndata: {text: ${CANARY}}\n`);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, calls, close: () => void server.close() };
}

/** What the program prints by itself with every restriction off: whether an attack is one. */
export function printedBare(program: string, words: readonly string[], folder: string): string {
  const run = spawnSync(program, [...words, "--load-restrictor", "LoadRestrictionsNone", folder], {
    encoding: "utf8",
    env: { PATH: "", HOME: folder },
  });
  return run.stdout;
}
