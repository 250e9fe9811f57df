import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { onTestFinished } from "vitest";
import { readHunks } from "../../src/action/review.js";

type Json = Readonly<Record<string, unknown>>;
type Permission = "pull-requests: write" | "pull-requests: read" | "issues: write";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: object } } };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

/** A comment, a review comment or an issue. */
export interface Written {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string };
  readonly [more: string]: unknown;
}

export interface Issue extends Written {
  readonly number: number;
  title: string;
  state: string;
}

export interface PullRequestFile {
  readonly filename: string;
  readonly status: string;
  readonly sha: string | null;
  readonly patch?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Request {
  /** `issues/create-comment`. */
  readonly operation: string;
  readonly body: Json;
}

export interface GithubServer {
  /** For GITHUB_API_URL: with a path, as on an own server. */
  readonly url: string;
  readonly comments: Written[];
  readonly reviewComments: Written[];
  readonly files: PullRequestFile[];
  readonly issues: Issue[];
  /** Those that were understood, in their order. */
  readonly requests: Request[];
  /** What the server refuses by GitHub's description: a mistake of the action. */
  readonly mistakes: string[];
  readonly permissions: Set<Permission>;
  /** Answers in place of the server, the first one first; undefined lets a request through. */
  readonly intercept: ((request: Request) => Answer | undefined)[];
  /** Of the token. Undefined: a workflow's token. */
  login: string | undefined;
  /** Of the `viewer` of GraphQL; false: the server does not name it. */
  namesViewer: boolean;
}

export const TOKEN = "token-of-the-test";
export const BOT = { login: "github-actions[bot]", type: "Bot" };
const BASE_PATH = "/api/v3";
const GRAPHQL_PATH = "/api/graphql";
const VIEWER = "query { viewer { login } }";
const MAX_PER_PAGE = 100;
const MAX_BODY = 65_536;
const description: Description = JSON.parse(readFileSync("test/action/data/github-openapi.json", "utf8"));

/** For what stands in an address, numbers are texts. */
const addressSchemas = new Ajv({ strict: false, coerceTypes: true, allErrors: true });
const bodySchemas = new Ajv({ strict: false, allErrors: true });
for (const ajv of [addressSchemas, bodySchemas]) {
  addFormats.default(ajv);
  ajv.addFormat("int64", true);
}

function validate(ajv: Ajv, schema: object, value: unknown): string | undefined {
  const validator: ValidateFunction = ajv.compile(schema);
  return validator(value) ? undefined : ajv.errorsText(validator.errors);
}

/** OpenAPI 3.0 lets `nullable` stand beside `oneOf`; Ajv wants a type beside it. */
function withNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNull);
  if (typeof schema !== "object" || schema === null) return schema;
  const { nullable, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, withNull(one)]));
  return nullable === true ? { anyOf: [{ type: "null" }, rest] } : rest;
}

/** A server that takes what GitHub describes, refuses everything else, and keeps what it is told. */
export async function startGithub(): Promise<GithubServer> {
  const state: GithubServer = {
    url: "",
    comments: [],
    reviewComments: [],
    files: [],
    issues: [],
    requests: [],
    mistakes: [],
    permissions: new Set<Permission>(["pull-requests: write", "issues: write"]),
    intercept: [],
    login: undefined,
    namesViewer: true,
  };
  const server = createServer((request, response) => void serve(state, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void server.close());
  return Object.assign(state, { url: `http://127.0.0.1:${port}${BASE_PATH}` });
}

async function serve(state: GithubServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  const address = new URL(request.url ?? "", `http://${request.headers.host}`);
  const answer = answerTo(state, request, address, text === "" ? {} : JSON.parse(text));
  const headers = { "content-type": "application/json; charset=utf-8", ...answer.headers };
  response.writeHead(answer.status, headers).end(JSON.stringify(answer.body ?? {}));
}

function answerTo(state: GithubServer, { method = "", headers }: IncomingMessage, address: URL, body: Json): Answer {
  const refuse = (why: string): Answer => {
    state.mistakes.push(`${method} ${address.pathname}${address.search}: ${why}`);
    return { status: 422, body: { message: `Invalid request: ${why}` } };
  };
  if (address.pathname === GRAPHQL_PATH) {
    if (headers.authorization !== `token ${TOKEN}`) return { status: 401, body: { message: "Bad credentials" } };
    if (method !== "POST" || body.query !== VIEWER) return refuse("another query");
    const asked: Request = { operation: "viewer", body };
    state.requests.push(asked);
    return state.intercept.shift()?.(asked) ?? viewer(state);
  }
  if (!address.pathname.startsWith(`${BASE_PATH}/`)) return refuse(`not below ${BASE_PATH}`);
  const path = address.pathname.slice(BASE_PATH.length);
  const found = findOperation(method, path);
  if (found === undefined) return refuse("no such operation");
  const { operation, values } = found;
  const query = Object.fromEntries(address.searchParams);
  const mistake = describeMistake(operation, values, query, body);
  if (mistake !== undefined) return refuse(mistake);
  if (values.owner !== undefined && `${values.owner}/${values.repo}` !== "shop/infra") return { status: 404 };
  if (headers.authorization !== `token ${TOKEN}`) return { status: 401, body: { message: "Bad credentials" } };
  const asked: Request = { operation: operation.operationId, body };
  state.requests.push(asked);
  const instead = state.intercept.shift()?.(asked);
  return instead ?? answer(state, asked, values, address);
}

function findOperation(method: string, path: string) {
  for (const [template, operations] of Object.entries(description.paths)) {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const match = new RegExp(`^${template.replaceAll(/\{\w+\}/g, "([^/]+)")}$`).exec(path);
    const operation = operations[method.toLowerCase()];
    if (match === null || operation === undefined) continue;
    const values = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")]));
    return { operation, values };
  }
  return undefined;
}

function describeMistake(
  { parameters, requestBody }: Operation,
  values: Json,
  query: Json,
  body: Json,
): string | undefined {
  const resolved = parameters.map((one) =>
    "$ref" in one ? description.components.parameters[one.$ref.split("/").at(-1) ?? ""] : one,
  );
  const schemaOf = (place: "path" | "query") => {
    const properties = resolved.flatMap((one) => (one?.in === place ? [[one.name, one.schema] as const] : []));
    const required = resolved.flatMap((one) => (one?.in === place && one.required === true ? [one.name] : []));
    return { properties: Object.fromEntries(properties), required, additionalProperties: false };
  };
  const schema = withNull(requestBody?.content["application/json"].schema ?? { properties: {} });
  return (
    validate(addressSchemas, { type: "object", ...schemaOf("path") }, { ...values }) ??
    validate(addressSchemas, { type: "object", ...schemaOf("query") }, { ...query }) ??
    validate(bodySchemas, Object.assign({}, schema, { additionalProperties: false }), body)
  );
}

const FORBIDDEN: Answer = { status: 403, body: { message: "Resource not accessible by integration" } };

function answer(state: GithubServer, { operation, body }: Request, values: Json, address: URL): Answer {
  const { permissions, comments, reviewComments, files, issues } = state;
  const mayRead = permissions.has("pull-requests: write") || permissions.has("pull-requests: read");
  const mayWrite = permissions.has("pull-requests: write");
  const number = Number(values.issue_number ?? values.pull_number);
  const issue = issues.find((one) => one.number === number);
  const text = typeof body.body === "string" ? body.body : "";
  if (text.length > MAX_BODY)
    return { status: 422, body: { message: "body is too long (maximum is 65536 characters)" } };
  switch (operation) {
    case "issues/list-comments":
      return mayRead ? page(comments, address) : FORBIDDEN;
    case "issues/create-comment": {
      if (issue === undefined ? !mayWrite : !permissions.has("issues: write")) return FORBIDDEN;
      const comment = written(state, text, `#issuecomment-${comments.length}`, { issue: number });
      comments.push(comment);
      return { status: 201, body: comment };
    }
    case "issues/update-comment": {
      const comment = comments.find(({ id }) => id === Number(values.comment_id));
      if (comment === undefined) return { status: 404 };
      if (!mayWrite) return FORBIDDEN;
      comment.body = text;
      return { status: 200, body: comment };
    }
    case "pulls/list-review-comments":
      return mayRead ? page(reviewComments, address) : FORBIDDEN;
    case "pulls/list-files":
      return mayRead ? page(files, address) : FORBIDDEN;
    case "pulls/create-review":
      return mayWrite ? createReview(state, body) : FORBIDDEN;
    case "issues/list-for-repo": {
      const open = issues.filter(({ state: is }) => is === (address.searchParams.get("state") ?? "open"));
      return permissions.has("issues: write") ? page(open, address) : FORBIDDEN;
    }
    case "issues/create": {
      if (!permissions.has("issues: write")) return FORBIDDEN;
      const own = { number: issues.length + 1, title: String(body.title), state: "open" };
      const created: Issue = { ...written(state, text, `/issues/${own.number}`), ...own };
      issues.push(created);
      return { status: 201, body: created };
    }
    case "issues/update":
      if (issue === undefined) return { status: 404 };
      if (!permissions.has("issues: write")) return FORBIDDEN;
      return { status: 200, body: Object.assign(issue, body) };
    default:
      return { status: 404 };
  }
}

function viewer({ namesViewer, login = BOT.login }: GithubServer): Answer {
  const errors = [{ type: "FORBIDDEN", message: "Resource not accessible by integration" }];
  return { status: 200, body: namesViewer ? { data: { viewer: { login } } } : { data: null, errors } };
}

function written(state: GithubServer, body: string, path: string, more: Json = {}): Written {
  const { login } = state;
  const user = login === undefined ? BOT : { login, type: login.endsWith("[bot]") ? "Bot" : "User" };
  const id = 1000 + state.comments.length + state.reviewComments.length + state.issues.length;
  return { ...more, id, body, user, html_url: `https://github.example/shop/infra${path}` };
}

/** All comments of a review or none: each must stand on lines that one hunk of the diff shows. */
function createReview(state: GithubServer, body: Json): Answer {
  const comments = body.comments as readonly Json[];
  for (const comment of comments) {
    const { path, line, start_line: start = line } = comment;
    const file = state.files.find(({ filename }) => filename === path);
    const isInside = readHunks(file?.patch ?? "").some(({ from, to }) => from <= Number(start) && Number(line) <= to);
    const isRange = comment.start_line === undefined || Number(comment.start_line) < Number(line);
    if (!isInside || !isRange || comment.side !== "RIGHT") {
      return { status: 422, body: { message: "Unprocessable Entity", errors: ["Line could not be resolved"] } };
    }
  }
  for (const comment of comments) {
    state.reviewComments.push(written(state, String(comment.body), "/pull/7#discussion", comment));
  }
  return { status: 200, body: { id: 1, event: body.event } };
}

function page(items: readonly unknown[], address: URL): Answer {
  const perPage = Number(address.searchParams.get("per_page") ?? 30);
  const current = Number(address.searchParams.get("page") ?? 1);
  const size = Math.min(perPage, MAX_PER_PAGE);
  const last = Math.ceil(items.length / size);
  const linkTo = (number: number, relation: string) => {
    const url = new URL(address);
    url.searchParams.set("page", String(number));
    return `<${url}>; rel="${relation}"`;
  };
  const links = current < last ? [linkTo(current + 1, "next"), linkTo(last, "last")] : [];
  const headers: Record<string, string> = links.length === 0 ? {} : { link: links.join(", ") };
  return { status: 200, headers, body: items.slice((current - 1) * size, current * size) };
}
