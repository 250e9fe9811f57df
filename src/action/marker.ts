import { createHash } from "node:crypto";
import type { GithubClient } from "./github-client.js";
import { readFailure } from "./request-failure.js";

/** A text that the action has written, by its number. */
export interface WrittenText {
  readonly body?: string | null | undefined;
  readonly user?: { readonly login: string; readonly type?: string } | null;
}

/** Tells the action's own text from all others: steps with other settings write texts of their own. */
export interface Marker {
  /** How the text begins. */
  readonly start: string;
}

/** A hidden marker. `parts` say which step wrote it: a folder, a configuration. */
export function markerOf(kind: "comment" | "issue", parts: readonly string[]): Marker {
  return { start: `<!-- taintlint ${kind} ${digest(JSON.stringify(parts))}` };
}

/** The first line: the marker, and what the text says in short. Texts with the same first line say the same. */
export function markedLine({ start }: Marker, content: string): string {
  return `${start} ${digest(content)} -->\n`;
}

/** Reports whether what was written says the same as the text that begins with `line`. */
export function saysTheSame({ body }: WrittenText, line: string): boolean {
  return body?.replaceAll("\r\n", "\n").startsWith(line) ?? false;
}

/**
 * Finds the action's own text. Everybody can copy a marker: a text counts when a bot has written it, as with the token
 * of a workflow or of an app, or the very user whose token this is.
 */
export async function findOwn<Text extends WrittenText>(
  texts: readonly Text[],
  marker: Marker,
  client: GithubClient,
): Promise<Text | undefined> {
  const marked = texts.filter(({ body }) => body?.startsWith(`${marker.start} `));
  const ofBot = marked.find(({ user }) => user?.type === "Bot");
  if (ofBot !== undefined || marked.length === 0) return ofBot;
  const login = await ownLogin(client);
  return login === undefined ? undefined : marked.find(({ user }) => user?.login === login);
}

/** Undefined for the token of a workflow or of an app, which may not ask. */
async function ownLogin({ rest }: GithubClient): Promise<string | undefined> {
  try {
    const { login } = (await rest.users.getAuthenticated()).data;
    if (login === undefined) throw new Error("its answer broke off");
    return login;
  } catch (error) {
    if (readFailure(error, "").kind === "permission") return undefined;
    throw error;
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
