import { createHash } from "node:crypto";
import { type GithubClient, listAll } from "./github-client.js";
import { readFailure } from "./request-failure.js";

interface WrittenText {
  readonly body?: string | null | undefined;
  readonly user?: { readonly login: string; readonly type?: string } | null;
}

/**
 * Returns a hidden marker, which tells the action's own text from others, also from that of steps with other settings.
 * `pieces` identify the step: its folder and configuration.
 */
export function markerOf(kind: "comment" | "issue", pieces: readonly string[]): string {
  return `<!-- taintlint ${kind} ${digest(JSON.stringify(pieces))}`;
}

/** Returns the first line: the marker and a digest. Texts with the same first line say the same. */
export function markedLine(marker: string, content: string): string {
  return `${marker} ${digest(content)} -->\n`;
}

/** Reports whether the written text says the same as the one that begins with `line`. */
export function saysTheSame({ body }: WrittenText, line: string): boolean {
  return body?.replaceAll("\r\n", "\n").startsWith(line) ?? false;
}

/** GitHub's login for the token of a workflow. */
const WORKFLOW_LOGIN = "github-actions[bot]";

/**
 * Finds the action's own text. Anyone can copy a marker, so its author must be the one that GitHub names for the token.
 * `earlierOf` finds the text of the author of one that was just written.
 */
export async function findOwn<Text extends WrittenText>(texts: readonly Text[], marker: string, client: GithubClient) {
  const marked = texts.filter(({ body }) => body?.startsWith(`${marker} `));
  const by = (login: string | undefined) =>
    login === undefined ? undefined : marked.find(({ user }) => user?.login === login);
  const own = marked.length === 0 ? undefined : by(await ownLogin(client));
  return { own, earlierOf: ({ user }: WrittenText) => by(user?.login) };
}

/** Falls back to the login of workflows if the server names no viewer. */
async function ownLogin({ viewer }: GithubClient): Promise<string> {
  try {
    return await viewer();
  } catch (error) {
    const isRefused = error instanceof Error && "errors" in error;
    if (isRefused || readFailure(error, "").kind === "permission") return WORKFLOW_LOGIN;
    throw error;
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

export interface Content {
  /** The text without run-specific parts such as links to a commit; used to compare texts. */
  readonly lasting: string;
  readonly text: string;
  /** True without findings: only said if something was said before. */
  readonly clean: boolean;
}

/** Keeps one comment on a pull request. Returns a line for the log. */
export async function keepComment(
  client: GithubClient,
  pullRequest: number,
  marker: string,
  { lasting, text, clean }: Content,
): Promise<string> {
  const { rest, repository } = client;
  const issue = { ...repository, issue_number: pullRequest };
  const { items, isWhole } = await listAll((page) => rest.issues.listComments({ ...issue, ...page }));
  const { own, earlierOf } = await findOwn(items, marker, client);
  const line = markedLine(marker, lasting);
  const body = line + text;
  if (own === undefined) {
    if (clean) return "nothing was found: no comment is needed";
    if (!isWhole) return `not commented: none of the first ${items.length} comments is taintlint's, and there are more`;
    const { data } = await rest.issues.createComment({ ...issue, body });
    const earlier = earlierOf(data);
    if (earlier !== undefined) {
      const moved = `taintlint goes on in another comment: ${data.html_url}`;
      await rest.issues.updateComment({ ...repository, comment_id: earlier.id, body: moved });
    }
    return `commented: ${data.html_url}`;
  }
  if (saysTheSame(own, line)) return `the comment is up to date: ${own.html_url}`;
  await rest.issues.updateComment({ ...repository, comment_id: own.id, body });
  return `updated the comment: ${own.html_url}`;
}
