import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Packed charts by name and version. */
export type Archives = Readonly<Record<string, Readonly<Record<string, Buffer>>>>;

export interface ChartServer {
  /** `127.0.0.1:40000` */
  readonly host: string;
  /** What was asked for, in order. */
  readonly asked: string[];
  archives: Archives;
  /** What stands before an archive's name in the index: nothing, unless a test names another place. */
  place: string;
  /** Answers of a test's own, by path. */
  routes: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>;
  /** Answers as without routes. */
  readonly answer: (path: string, response: ServerResponse, method?: string) => void;
}

const sha256 = (bytes: Buffer | string) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

/** Answers on loopback as a chart repository at `/charts`, and as an OCI registry below `/v2/`, for one test. */
export async function chartServer(archives: Archives): Promise<ChartServer> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "", "http://localhost").pathname;
    state.asked.push(path);
    const own = state.routes[path];
    if (own !== undefined) return void own(request, response);
    state.answer(path, response, request.method);
  });
  await listening(server);
  const state: ChartServer = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    archives,
    place: "",
    routes: {},
    answer(path, response, method) {
      const answer = answerOf(path, state);
      if (answer === undefined) return void response.writeHead(404, { "content-type": "application/json" }).end("{}");
      const { type, body } = answer;
      response.writeHead(200, {
        "content-type": type,
        "content-length": body.length,
        ...(path.startsWith("/v2/") ? { "docker-content-digest": sha256(body) } : {}),
      });
      response.end(method === "HEAD" ? undefined : body);
    },
  };
  onTestFinished(() => void server.close());
  return state;
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}

interface Answer {
  readonly type: string;
  readonly body: Buffer;
}

const json = (type: string, value: unknown): Answer => ({ type, body: Buffer.from(JSON.stringify(value)) });

function answerOf(path: string, { archives, place }: ChartServer): Answer | undefined {
  if (path === "/charts/index.yaml") {
    const entries = Object.entries(archives).map(([name, versions]) => [
      name,
      Object.entries(versions).map(([version, bytes]) => {
        const urls = [`${place}${name}-${version}.tgz`];
        return { apiVersion: "v2", name, version, urls, digest: sha256(bytes).slice("sha256:".length) };
      }),
    ]);
    return json("application/yaml", { apiVersion: "v1", entries: Object.fromEntries(entries) });
  }
  for (const [name, versions] of Object.entries(archives)) {
    for (const [version, bytes] of Object.entries(versions)) {
      if (path === `/charts/${name}-${version}.tgz`) return { type: "application/gzip", body: bytes };
    }
  }
  if (path === "/v2/") return json("application/json", {});
  const [, name = "", kind, word = ""] = /^\/v2\/oci\/([^/]+)\/(tags|manifests|blobs)\/(.+)$/.exec(path) ?? [];
  const versions = archives[name];
  if (versions === undefined) return undefined;
  if (kind === "tags") return json("application/json", { name: `oci/${name}`, tags: Object.keys(versions) });
  for (const [version, bytes] of Object.entries(versions)) {
    const config = Buffer.from(JSON.stringify({ apiVersion: "v2", name, version }));
    const part = (mediaType: string, content: Buffer) => {
      return { mediaType, digest: sha256(content), size: content.length };
    };
    const type = "application/vnd.oci.image.manifest.v1+json";
    const manifest = json(type, {
      schemaVersion: 2,
      mediaType: type,
      config: part("application/vnd.cncf.helm.config.v1+json", config),
      layers: [part("application/vnd.cncf.helm.chart.content.v1.tar+gzip", bytes)],
    });
    if (kind === "manifests" && [version, sha256(manifest.body)].includes(word)) return manifest;
    for (const blob of [config, bytes]) {
      if (kind === "blobs" && sha256(blob) === word) return { type: "application/octet-stream", body: blob };
    }
  }
  return undefined;
}
