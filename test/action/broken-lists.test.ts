import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { keepIssue } from "../../src/action/audit-issue.js";
import { connectGithub } from "../../src/action/github-client.js";
import { keepComment, markerOf } from "../../src/action/sticky-comment.js";

type Respond = (response: ServerResponse, page: number, address: string) => void;

const MARKER = markerOf("comment", ["", ""]);
const CONTENT = { lasting: "a", text: "one error", clean: false };
const ISSUE = { ...CONTENT, text: () => CONTENT.text, title: "one error", farewell: "none" };
const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const OTHER = { id: 1, number: 1, body: "hello", user: { login: "a", type: "User" } };
const OWN = { ...OTHER, id: 2, number: 2, body: `${MARKER} 0 -->\nold`, user: { login: "b", type: "Bot" } };

/** A server that answers lists as a test says, and says of everything else that it was done. */
async function serve(respond: Respond, viewer = '{"data":{"viewer":{"login":"b"}}}') {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    asked.push(`${request.method} ${pathname}`);
    if (request.method === "GET") {
      respond(response, Number(searchParams.get("page") ?? 1), `http://${request.headers.host}${pathname}`);
    } else if (pathname === "/graphql") response.writeHead(200, JSON_TYPE).end(viewer);
    else response.writeHead(201, JSON_TYPE).end('{"html_url":"https://github.example/new"}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const client = await connectGithub("token", {
    environment: { GITHUB_REPOSITORY: "shop/infra", GITHUB_API_URL: `http://127.0.0.1:${port}` },
    // The action waits for half a minute, and this test does not.
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(500) }),
  });
  if (client === undefined) throw new Error("no client");
  return { client, written: () => asked.filter((one) => !/^GET |\/graphql$/.test(one)), asked };
}

const list = (...items: object[]): string => JSON.stringify(items);

describe("a list of GitHub that", () => {
  it.each<readonly [string, Respond]>([
    [
      "drips past the time limit",
      (response) => {
        response.writeHead(200, JSON_TYPE).write("[");
        const timer = setInterval(() => response.write(" "), 50);
        response.on("close", () => clearInterval(timer));
      },
    ],
    ["sends its head and nothing more", (response) => void response.writeHead(200, JSON_TYPE).flushHeaders()],
    [
      "breaks off",
      (response) => {
        response.writeHead(200, { ...JSON_TYPE, "content-length": "1000" }).write("[{");
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ["is cut short", (response) => void response.writeHead(200, JSON_TYPE).end(list(OWN).slice(0, -2))],
    ["is empty", (response) => void response.writeHead(200, JSON_TYPE).end()],
    ["has no content", (response) => void response.writeHead(204).end()],
    ["is null", (response) => void response.writeHead(200, JSON_TYPE).end("null")],
    ["is an object", (response) => void response.writeHead(200, JSON_TYPE).end('{"total_count":0,"items":[]}')],
    ["is a text", (response) => void response.writeHead(200, JSON_TYPE).end('"[]"')],
    ["is a page for people", (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>")],
    ["is a conflict", (response) => void response.writeHead(409, JSON_TYPE).end("{}")],
    [
      "breaks off on its second page",
      (response, page, address) => {
        const link = { link: `<${address}?page=2>; rel="next"` };
        if (page === 1) response.writeHead(200, { ...JSON_TYPE, ...link }).end(list(OTHER));
        else response.writeHead(200, JSON_TYPE).end("[");
      },
    ],
  ])("%s is an error, and nothing is written a second time", async (_, respond) => {
    const { client, written } = await serve(respond);
    await expect(keepComment(client, 7, MARKER, CONTENT)).rejects.toThrow();
    await expect(keepIssue(client, MARKER, ISSUE)).rejects.toThrow();
    expect(written()).toEqual([]);
  });

  const endless =
    (...items: object[]): Respond =>
    (response, page, address) => {
      const link = `<${address}?page=${page + 1}>; rel="next"`;
      response.writeHead(200, { ...JSON_TYPE, link }).end(list(...items));
    };

  it("never ends is asked for 30 pages, and nothing is written a second time", async () => {
    const { client, asked, written } = await serve(endless(OTHER));
    await expect(keepComment(client, 7, MARKER, CONTENT)).resolves.toMatch(/^not commented: none of the first 30 /);
    expect(asked).toHaveLength(30);
    await expect(keepIssue(client, MARKER, ISSUE)).resolves.toMatch(/^no issue was opened: none of the latest 30 /);
    expect([asked.length, written()]).toEqual([60, []]);
  });

  it("never ends still has its own text", async () => {
    const { client, written } = await serve(endless(OTHER, OWN));
    await expect(keepComment(client, 7, MARKER, CONTENT)).resolves.toMatch(/^updated the comment/);
    expect(written()).toEqual(["PATCH /repos/shop/infra/issues/comments/2"]);
  });

  it("holds a marked text of somebody, and nobody can tell whose token this is", async () => {
    const marked = { ...OWN, user: { login: "robot", type: "User" } };
    const { client, written } = await serve(
      (response) => void response.writeHead(200, JSON_TYPE).end(list(marked)),
      '{"data":{"vie',
    );
    await expect(keepComment(client, 7, MARKER, CONTENT)).rejects.toThrow("its answer broke off");
    expect(written()).toEqual([]);
  });
});
