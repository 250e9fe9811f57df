import { type GithubClient, listAll } from "./github-client.js";
import { type Content, findOwn, markedLine, saysTheSame } from "./sticky-comment.js";

export interface IssueContent extends Omit<Content, "text"> {
  /** Tells what is new since `before`, the text that the issue has. */
  readonly text: (before?: string | null) => string;
  readonly title: string;
  readonly farewell: string;
}

/** Keeps one issue open as long as there are findings. Returns a line for the log. */
export async function keepIssue(
  client: GithubClient,
  marker: string,
  { title, lasting, text, clean, farewell }: IssueContent,
): Promise<string> {
  const { rest, repository } = client;
  const { items, isWhole } = await listAll((page) =>
    rest.issues.listForRepo({ ...repository, state: "open", ...page }),
  );
  // GitHub lists pull requests as issues.
  const issues = items.filter((issue) => issue.pull_request === undefined);
  const { own, earlierOf } = await findOwn(issues, marker, client);
  const line = markedLine(marker, lasting);
  if (own === undefined) {
    if (clean) return "nothing was found: no issue is needed";
    if (!isWhole) return `no issue was opened: none of the latest ${items.length} is taintlint's, and there are more`;
    const { data } = await rest.issues.create({ ...repository, title, body: line + text() });
    const earlier = earlierOf(data);
    if (earlier !== undefined) {
      await rest.issues.update({
        ...repository,
        issue_number: earlier.number,
        state: "closed",
        state_reason: "not_planned",
      });
    }
    return `opened an issue: ${data.html_url}`;
  }
  const issue = { ...repository, issue_number: own.number };
  if (clean) {
    // Closed first: should the comment fail, a second attempt must not comment again.
    await rest.issues.update({ ...issue, state: "closed", state_reason: "completed" });
    await rest.issues.createComment({ ...issue, body: farewell });
    return `closed the issue: ${own.html_url}`;
  }
  if (saysTheSame(own, line)) return `the issue is up to date: ${own.html_url}`;
  await rest.issues.update({ ...issue, title, body: line + text(own.body) });
  return `updated the issue: ${own.html_url}`;
}
