import { createHash } from "node:crypto";
import type { GithubClient } from "./github-client.js";
import { readFailure } from "./request-failure.js";

export interface WrittenText {
  readonly body?: string | null | undefined;
  readonly user?: { readonly login: string; readonly type?: string } | null;
}

/** Tells the action's own text from others, also from that of steps with other settings. */
export interface Marker {
  readonly start: string;
}

/** Returns a hidden marker. `pieces` identify the step: its folder and configuration. */
export function markerOf(kind: "comment" | "issue", pieces: readonly string[]): Marker {
  return { start: `<!-- taintlint ${kind} ${digest(JSON.stringify(pieces))}` };
}

/** Returns the first line: the marker and a digest. Texts with the same first line say the same. */
export function markedLine({ start }: Marker, content: string): string {
  return `${start} ${digest(content)} -->\n`;
}

/** Reports whether the written text says the same as the one that begins with `line`. */
export function saysTheSame({ body }: WrittenText, line: string): boolean {
  return body?.replaceAll("\r\n", "\n").startsWith(line) ?? false;
}

/** Finds the action's own text. Anyone can copy a marker, so its author must be a bot or the token's own user. */
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
