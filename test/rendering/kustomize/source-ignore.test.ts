import { describe, expect, it } from "vitest";
import { ignoredBySource } from "../../../src/rendering/kustomize/generated-resources.js";
import { repositoryFiles } from "./fixture.js";

/** What is left of the files below a folder. */
function left(folder: string, paths: readonly string[], ignores: Readonly<Record<string, string>> = {}): string[] {
  const texts = new Map([...paths.map((path) => [path, ""] as const), ...Object.entries(ignores)]);
  const files = repositoryFiles(texts);
  const below = files.list(folder);
  const isIgnored = ignoredBySource(folder, below, files);
  return below.filter((path) => !isIgnored(path) && !path.endsWith(".sourceignore"));
}

describe("what Flux leaves out of an artifact", () => {
  it("is by default what belongs to CI and to other programs, at any depth", () => {
    expect(
      left("apps", [
        "apps/web.yaml",
        "apps/.github/workflow.yaml",
        "apps/deep/.sops.yaml",
        "apps/deep/.gitlab-ci.yml",
        "apps/deep/cloudbuild.yaml",
        "apps/deep/cloudbuild.yml",
        "apps/github/a.yaml",
      ]),
    ).toEqual(["apps/deep/cloudbuild.yml", "apps/github/a.yaml", "apps/web.yaml"]);
  });

  it.each([
    ["a name at any depth", "values.yaml", ["apps/a/b.yaml", "apps/web.yaml", "other.yaml"]],
    ["a folder and all that is in it", "a/", ["apps/values.yaml", "apps/web.yaml", "other.yaml"]],
    [
      "a path from the folder of the file",
      "/apps/a/b.yaml",
      ["apps/a/values.yaml", "apps/values.yaml", "apps/web.yaml", "other.yaml"],
    ],
    ["a wildcard", "v*.yaml", ["apps/a/b.yaml", "apps/web.yaml", "other.yaml"]],
    ["all but one folder", "/*\n!/apps", ["apps/a/b.yaml", "apps/a/values.yaml", "apps/values.yaml", "apps/web.yaml"]],
    [
      "a comment and an empty line",
      "# web.yaml\n\n",
      ["apps/a/b.yaml", "apps/a/values.yaml", "apps/values.yaml", "apps/web.yaml", "other.yaml"],
    ],
    [
      "braces, which mean nothing here",
      "{web,values}.yaml",
      ["apps/a/b.yaml", "apps/a/values.yaml", "apps/values.yaml", "apps/web.yaml", "other.yaml"],
    ],
  ])("is what .sourceignore names: %s", (_name, text, expected) => {
    const paths = ["apps/a/b.yaml", "apps/a/values.yaml", "apps/values.yaml", "apps/web.yaml", "other.yaml"];
    expect(left(".", paths, { ".sourceignore": text })).toEqual(expected);
  });

  it("is what the .sourceignore of a folder above or below names, the lowest last", () => {
    const paths = ["apps/a/one.yaml", "apps/a/two.yaml", "apps/b/one.yaml"];
    const ignores = { ".sourceignore": "one.yaml", "apps/a/.sourceignore": "!one.yaml\n/two.yaml" };
    expect(left("apps", paths, ignores)).toEqual(["apps/a/one.yaml"]);
  });
});
