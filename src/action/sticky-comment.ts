import { type GithubClient, listAll } from "./github-client.js";
import { findOwn, type Marker, markedLine, saysTheSame } from "./marker.js";

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
  marker: Marker,
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
