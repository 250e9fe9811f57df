import { describe, expect, it } from "vitest";
import { normalizeRepositoryUrl } from "../../../src/rendering/gitops/source-repository.js";

describe("the address of a repository", () => {
  it.each([
    "https://git.example.com/team/fleet",
    "https://git.example.com/team/fleet.git",
    "https://git.example.com/Team/Fleet/",
    "https://user:token@git.example.com/team/fleet.git",
    "ssh://git@git.example.com/team/fleet",
    "ssh://git@git.example.com:22/team/fleet.git",
    "git@git.example.com:team/fleet.git",
    "git.example.com:team/fleet",
  ])("%s is always the same", (url) => {
    expect(normalizeRepositoryUrl(url)).toBe("git.example.com/team/fleet");
  });

  it.each(["", "fleet", "./fleet", "https://git.example.com", "https://{{host}}/team/fleet", "${REPOSITORY}"])(
    "%j is none",
    (url) => {
      expect(normalizeRepositoryUrl(url)).toBeUndefined();
    },
  );
});
