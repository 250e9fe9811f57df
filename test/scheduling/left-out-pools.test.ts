import { describe, expect, it } from "vitest";
import { findLeftOutLabel, mayBeLeftOut } from "../../src/scheduling/labels/left-out-pools.js";
import { inventory } from "./build.js";

const leftOut = (text: string) => ({ ...inventory([]), leftOut: [{ path: "pools.tf", text }] });

describe("a file of pools that is not read", () => {
  it.each([
    ['labels = { team = "red" }', ["red"], "team"],
    ['labels = { team = "red" }', ["blue"], undefined],
    ['labels = { team = "red" }', [], "team"],
    ['labels = { team = "" }', [""], "team"],
    ["labels = { team = var.team }", ["blue"], "team"],
    ['labels = { team: "{{ .team }}" }', ["blue"], "team"],
    ['labels = { team = "${x}" }', ["blue"], "team"],
    ['labels = { my-team = "red" }', ["red"], undefined],
    ['labels = { teams = "red" }', ["red"], undefined],
    ['team = "red"', ["red"], "team"],
    ['a team: "red"', ["red"], "team"],
    ["team", [], "team"],
    ['other = "red"', ["red"], undefined],
  ])("%s may have label team of %j", (text, values, found) => {
    const place = findLeftOutLabel("team", values, leftOut(text));
    expect(place?.file.text.slice(place.span.start, place.span.end)).toBe(found);
  });

  it("is told at the place beside which the value stands", () => {
    const place = findLeftOutLabel("team", ["red"], leftOut('team = "blue"\nteam = "red"\n'));
    expect(place?.span.start).toBe(14);
    expect(findLeftOutLabel("team", ["green"], leftOut('team = "blue"\nteam = var.x\n'))?.span.start).toBe(14);
    expect(findLeftOutLabel("team", ["red"], inventory([]))).toBeUndefined();
  });

  it.each([
    ['taint { key = "team", value = "red" }', { key: "team", value: "red" }, true],
    ['taint { key = "team", value = "red" }', { key: "team", value: "blue" }, false],
    ['taint { key = "team", value = "red" }', { key: "team" }, true],
    ['taint { key = "team", value = var.value }', { key: "team", value: "blue" }, true],
    ['team = "red"', { key: "team", value: "red" }, false],
    ['team = "red"\nkey = "team"', { key: "team", value: "red" }, true],
    ['key = "teams"', { key: "team" }, false],
  ])("%s may have the taint of %j: %s", (text, toleration, may) => {
    expect(mayBeLeftOut(toleration, leftOut(text))).toBe(may);
  });
});
