import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Finding, fixesOf } from "../model/finding.js";
import { count } from "../model/words.js";
import { formatReviewSuggestion } from "../reporters/review-suggestion.js";
import { decodeText } from "../sources/disk/decode-text.js";
import { gitNameOf } from "../sources/disk/digest.js";
import type { LineRange } from "../sources/disk/git-changed-lines.js";
import type { PullRequestEvent } from "./event.js";
import { type GithubClient, listAll } from "./github-client.js";
import { readFailure } from "./request-failure.js";
import { type CommentableFile, planSuggestions, type Suggestion } from "./suggestion.js";

/** More comments in one review are a burden, and GitHub may take them for abuse. */
const MAX_SUGGESTIONS = 30;
const MAX_REVIEWS = 16;
const MARKER = /<!-- taintlint suggestion (\S+) -->/g;
const UNPROCESSABLE = 422;

export interface ReviewContext {
  readonly workingDirectory: string;
  /** Returns the path of a finding's file as the pull request names it. */
  readonly repositoryPath: (file: string) => string;
}

type Octokit = GithubClient["rest"];
type ReviewComment = NonNullable<NonNullable<Parameters<Octokit["pulls"]["createReview"]>[0]>["comments"]>[number];
type PullRequestFile = Awaited<ReturnType<Octokit["pulls"]["listFiles"]>>["data"][number];

/** Suggests the safe fixes on the lines of a pull request, each once. Returns lines for the log. */
export async function reviewPullRequest(
  client: GithubClient,
  { number, headSha }: PullRequestEvent,
  findings: readonly Finding[],
  context: ReviewContext,
): Promise<readonly string[]> {
  const { rest, repository } = client;
  const pullRequest = { ...repository, pull_number: number };
  const written = await listAll((page) => rest.pulls.listReviewComments({ ...pullRequest, ...page }));
  if (!written.isWhole) return [`nothing is suggested: there are more than ${written.items.length} review comments`];
  const known = new Set(
    written.items.flatMap(({ body }) => [...body.matchAll(MARKER)].map(([, fingerprint]) => fingerprint)),
  );
  const fixable = findings.filter((finding) => fixesOf(finding).length > 0);
  const wanted = fixable.filter(({ fingerprint }) => !known.has(markerName(fingerprint)));
  const repeated = fixable.length - wanted.length;
  const lines = repeated === 0 ? [] : [`${repeated} of the findings that can be fixed have a suggestion already`];
  if (wanted.length === 0) return lines;

  const { items } = await listAll((page) => rest.pulls.listFiles({ ...pullRequest, ...page }));
  const suggestions = planSuggestions(wanted, commentableFiles(items, context));
  const comments = suggestions.flatMap((suggestion) => toComment(suggestion) ?? []);
  const chosen = comments.slice(0, MAX_SUGGESTIONS);
  const { posted, refused } = await postReviews(client, { ...pullRequest, commit_id: headSha }, chosen);
  lines.push(`suggested ${count(posted, "fix", "fixes")} for review`);
  if (refused > 0) lines.push(`GitHub refused ${refused} of the suggestions`);
  if (comments.length > chosen.length) {
    lines.push(`${comments.length - chosen.length} more would be too many: the next run suggests them`);
  }
  return lines;
}

/** Returns the files whose blob is the pull request's: in the merge commit, lines of others may differ. */
function commentableFiles(files: readonly PullRequestFile[], { workingDirectory, repositoryPath }: ReviewContext) {
  const byPath = new Map(files.map((file) => [file.filename, file]));
  const known = new Map<string, CommentableFile | undefined>();
  const read = (name: string): CommentableFile | undefined => {
    const path = repositoryPath(name);
    const file = byPath.get(path);
    if (file?.patch === undefined || file.status === "removed") return undefined;
    const text = readBlob(resolve(workingDirectory, name), file.sha);
    return text === undefined ? undefined : { path, text, hunks: readHunks(file.patch) };
  };
  return (name: string): CommentableFile | undefined => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
}

/** A file's text if it is that blob of git's, and if its characters are its bytes: no byte order mark, no CRLF. */
function readBlob(path: string, hash: string | null): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return undefined;
  }
  const blob = gitNameOf(bytes, hash?.length === 64 ? "sha256" : "sha1");
  const { value: text } = decodeText(bytes);
  if (blob !== hash || text === undefined || text.includes("\r")) return undefined;
  return Buffer.from(text).equals(bytes) ? text : undefined;
}

function toComment(suggestion: Suggestion): ReviewComment | undefined {
  const text = formatReviewSuggestion(suggestion);
  if (text === undefined) return undefined;
  const markers = suggestion.findings.map(({ fingerprint }) => {
    return `<!-- taintlint suggestion ${markerName(fingerprint)} -->\n`;
  });
  const { from, to } = suggestion.lines;
  return {
    path: suggestion.path,
    body: markers.join("") + text,
    line: to,
    side: "RIGHT",
    ...(from === to ? {} : { start_line: from, start_side: "RIGHT" }),
  };
}

/** A fingerprint without anything that could end an HTML comment. */
function markerName(fingerprint: string): string {
  return fingerprint.replaceAll(/[^\w]/g, "_");
}

type ReviewTarget = GithubClient["repository"] & { readonly pull_number: number; readonly commit_id: string };

/** One comment that GitHub refuses, refuses the whole review: it is sent again in halves. */
async function postReviews(
  { rest }: GithubClient,
  target: ReviewTarget,
  comments: readonly ReviewComment[],
): Promise<{ readonly posted: number; readonly refused: number }> {
  const waiting: (readonly ReviewComment[])[] = comments.length === 0 ? [] : [comments];
  let posted = 0;
  let refused = 0;
  for (let reviews = 0; waiting.length > 0; reviews++) {
    const batch = waiting.shift() ?? [];
    if (reviews === MAX_REVIEWS) return { posted, refused: refused + [batch, ...waiting].flat().length };
    try {
      const body = "taintlint suggests what repairs its findings.";
      await rest.pulls.createReview({ ...target, event: "COMMENT", body, comments: [...batch] });
      posted += batch.length;
    } catch (error) {
      if (readFailure(error, "").status !== UNPROCESSABLE) throw error;
      if (batch.length === 1) refused++;
      else waiting.push(batch.slice(0, Math.ceil(batch.length / 2)), batch.slice(Math.ceil(batch.length / 2)));
    }
  }
  return { posted, refused };
}

const HUNK_HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm;

/** Returns the line ranges of the new side that a patch's hunks show: only those can be commented on. */
export function readHunks(patch: string): readonly LineRange[] {
  const hunks: LineRange[] = [];
  for (const [, start = "", length = "1"] of patch.matchAll(HUNK_HEADER)) {
    const from = Number(start);
    const to = from + Number(length) - 1;
    if (to >= from) hunks.push({ from, to });
  }
  return hunks;
}
