import { describe, expect, it } from "vitest";
import { matchesNameGlob } from "../../src/model/name-glob.js";
import { fc } from "../property.js";

describe("matchesNameGlob", () => {
  it.each([
    ["ml-*", "ml-training", true],
    ["ml-*", "ml-", true],
    ["ml-*", "html-x", false],
    ["*", "", true],
    ["*", "a/b", true],
    ["nvidia.com/gpu.*", "nvidia.com/gpu.count", true],
    ["nvidia.com/gpu.*", "nvidia.com/gpu", false],
    ["a.b", "axb", false],
    ["*/DaemonSet/*", "kube-system/DaemonSet/cilium", true],
    ["*a*b", "xaxaxb", true],
    ["*a*b", "xaxaxbx", false],
    ["", "", true],
    ["", "a", false],
    ["[a]", "a", false],
  ])("%j %j: %s", (glob, name, matches) => {
    expect(matchesNameGlob(glob, name)).toBe(matches);
  });

  it("covers what a regular expression covers", () => {
    const text = fc.stringMatching(/^[ab*]{0,8}$/);
    fc.assert(
      fc.property(text, fc.stringMatching(/^[ab]{0,8}$/), (glob, name) => {
        const expression = new RegExp(`^${glob.replaceAll("*", ".*")}$`);
        expect(matchesNameGlob(glob, name)).toBe(expression.test(name));
      }),
    );
  });
});
