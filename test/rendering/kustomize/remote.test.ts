import { describe, expect, it } from "vitest";
import {
  isRemoteFile,
  isRemoteRepository,
  withoutCredentials,
} from "../../../src/rendering/kustomize/classify-reference.js";

/** From the tests of kustomize's own repository parser, and paths that look like addresses. */
const REMOTE = [
  "https://github.com/example/repo",
  "HTTPS://example.com/repo.git",
  "http://example.com/repo",
  "ssh://git@example.com/repo.git",
  "git@github.com:example/repo.git",
  "git::https://example.com/repo.git",
  "git::git@example.com:repo",
  "gh:example/repo",
  "github.com/example/repo?ref=v1",
  "www.github.com/example/repo",
  "github.com:example/repo",
  "org-12345@github.com:example/repo",
  "file:///srv/repo.git",
  "https://dev.azure.com/org/project/_git/repo",
];
const LOCAL = [
  "../base",
  "base",
  "./github.com-mirror",
  "github.com",
  "a/b@c",
  "base?ref=v1",
  "my.github.company/repo",
  "https",
];

describe("which references need the network", () => {
  it.each(REMOTE)("%s does", (text) => expect(isRemoteRepository(text)).toBe(true));
  it.each(LOCAL)("%s does not", (text) => expect(isRemoteRepository(text)).toBe(false));

  it("only http is fetched as a file", () => {
    expect(isRemoteFile("https://example.com/a.yaml")).toBe(true);
    expect(isRemoteFile("git@github.com:example/repo.git")).toBe(false);
  });
});

describe("addresses are shown without credentials", () => {
  it.each([
    ["https://user:secret@example.com/repo?ref=v1", "https://example.com/repo?ref=v1"],
    ["https://secret@example.com/repo", "https://example.com/repo"],
    ["https://example.com/repo?token=secret&ref=v1", "https://example.com/repo?ref=v1"],
    ["https://example.com/repo?token=secret", "https://example.com/repo"],
    ["git::ssh://user:secret@example.com/repo", "git::ssh://example.com/repo"],
    ["user:secret@example.com:repo", "user@example.com:repo"],
    ["git@github.com:example/repo", "git@github.com:example/repo"],
    ["../base", "../base"],
  ])("%s", (text, shown) => expect(withoutCredentials(text)).toBe(shown));
});
