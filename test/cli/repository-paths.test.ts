import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryPaths } from "../../src/cli/contract/checkout.js";
import { temporaryFolder } from "./temporary-folder.js";

describe("repositoryPaths", () => {
  it("starts at git's root, wherever the program runs", () => {
    const root = temporaryFolder({ "infra/prod/x": "" });
    mkdirSync(join(root, ".git"));
    expect(repositoryPaths({}, root)("k8s/a.yaml")).toBe("k8s/a.yaml");
    const inside = repositoryPaths({ GITHUB_WORKSPACE: "/elsewhere" }, join(root, "infra/prod"));
    expect([inside("a.yaml"), inside("../b.yaml"), inside("<stdin>")]).toEqual([
      "infra/prod/a.yaml",
      "infra/b.yaml",
      "infra/prod/<stdin>",
    ]);
  });

  it("knows a worktree, whose .git is a file", () => {
    const root = temporaryFolder({ "infra/x": "" });
    writeFileSync(join(root, ".git"), "gitdir: /x\n");
    expect(repositoryPaths({}, join(root, "infra"))("a.yaml")).toBe("infra/a.yaml");
  });

  it("takes the service's word outside of git", () => {
    const root = temporaryFolder({ "infra/x": "" });
    const folder = join(root, "infra");
    expect(repositoryPaths({}, folder)("a.yaml")).toBe("a.yaml");
    expect(repositoryPaths({ GITHUB_WORKSPACE: root }, folder)("a.yaml")).toBe("infra/a.yaml");
    expect(repositoryPaths({ CI_PROJECT_DIR: root }, folder)("a.yaml")).toBe("infra/a.yaml");
    expect(repositoryPaths({ GITHUB_WORKSPACE: "", CI_PROJECT_DIR: join(root, "other") }, folder)("a.yaml")).toBe(
      "a.yaml",
    );
  });
});
