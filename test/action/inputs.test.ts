import { describe, expect, it } from "vitest";
import { readInputs } from "../../src/action/inputs.js";

function read(inputs: Readonly<Record<string, string>>) {
  return readInputs((name) => inputs[name] ?? "");
}

const TEXT = { format: "text", file: undefined };

describe("readInputs", () => {
  it("needs no input", () => {
    expect(read({})).toMatchObject({
      value: {
        ...{ config: undefined, inventory: undefined, manifests: [], failOn: undefined, formats: [TEXT] },
        ...{ baseline: undefined, workingDirectory: ".", base: undefined, token: "" },
        ...{
          comment: false,
          suggestions: false,
          issue: false,
          annotations: true,
          filter: "nofilter",
          charts: "locked",
        },
        view: { only: [], least: "note", isFull: false, isQuiet: false },
      },
    });
  });

  it.each([
    ["k8s/*.yaml", ["k8s/*.yaml"]],
    ["k8s/*.yaml, apps/**", ["k8s/*.yaml", "apps/**"]],
    ["a/*.{yaml,yml}, b/{c,{d,e}}/*\n\n  f  \n", ["a/*.{yaml,yml}", "b/{c,{d,e}}/*", "f"]],
    [" , ,\n,", []],
  ])("splits manifests %j", (manifests, expected) => {
    expect(read({ manifests }).value?.manifests).toEqual(expected);
  });

  it("takes the shares that a run has to judge", () => {
    expect(read({ coverage: "releases: 90%\nworkloads:80%" }).value?.coverage).toEqual(
      new Map([
        ["releases", 90],
        ["workloads", 80],
      ]),
    );
    expect(read({}).value?.coverage).toBeUndefined();
    expect(read({ coverage: "releases: 900%" }).problem?.[0]?.message).toContain('"releases: 900%" is no share');
  });

  it("takes how to render", () => {
    expect(read({ render: "off" }).value?.render).toBe("off");
    expect(read({}).value?.render).toBeUndefined();
  });

  it("takes the formats of lint, one a line", () => {
    expect(read({ format: "json=a.json\nmarkdown=b.md" }).value?.formats).toEqual([
      TEXT,
      { format: "json", file: "a.json" },
      { format: "markdown", file: "b.md" },
    ]);
    expect(read({ format: "json" }).value?.formats).toEqual([{ format: "json", file: undefined }]);
  });

  it("takes yes and no as GitHub's toolkit does", () => {
    expect(read({ comment: "true", suggestions: "True", issue: "FALSE" }).value).toMatchObject({
      ...{ comment: true, suggestions: true, issue: false },
    });
  });

  it("takes what is told, and where", () => {
    expect(
      read({
        only: "unschedulable, invalid-taint\nunknown-label",
        "min-severity": "warning",
        annotations: "false",
        filter: "added",
      }).value,
    ).toMatchObject({
      ...{ view: { only: ["unschedulable", "invalid-taint", "unknown-label"], least: "warning" } },
      ...{ annotations: false, filter: "added" },
    });
  });

  it.each([
    ["only", "unschedulabel", 'unknown rule "unschedulabel" in input "only"; did you mean "unschedulable"?'],
    ["min-severity", "warn", 'input "min-severity" takes error, warning or note, not "warn"; did you mean "warning"?'],
    ["filter", "diff", 'input "filter" takes nofilter, file, diff_context or added, not "diff"'],
    ["charts", "all", 'input "charts" takes fetch, locked or off, not "all"'],
    ["annotations", "no", 'input "annotations" takes true or false, not "no"'],
  ])("refuses %s: %s", (name, text, message) => {
    expect(read({ [name]: text }).problem).toEqual([{ message: expect.stringContaining(message) }]);
  });

  it("names every mistake at once", () => {
    expect(read({ "fail-on": "x", format: "x", issue: "x" }).problem).toHaveLength(3);
  });

  it("tells a misspelt input, and leaves the variables of others alone", () => {
    const variables = ["INPUT_FAIL_ON", "INPUT_FAIL-ON", "INPUT_CONFIG", "INPUT_USERNAME", "PATH", "INPUT_"];
    expect(readInputs(() => "", variables)).toEqual({
      problem: [{ message: 'input "fail_on" is not known; did you mean "fail-on"?' }],
    });
  });

  it.each([
    [{ comment: "Yes" }, 'input "comment" takes true or false, not "Yes"'],
    [{ "fail-on": "warn" }, 'input "fail-on" takes error, warning, note or never, not "warn"; did you mean "warning"?'],
    [{ render: "on" }, 'input "render" takes auto or off, not "on"'],
    [{ "fail-on": "sometimes" }, 'input "fail-on" takes error, warning, note or never, not "sometimes"'],
    [
      { format: "github" },
      'input "format": format "github" is not known to command "lint", which has text, concise, agent, json, markdown, html, sarif, junit, gitlab, azure',
    ],
    [{ format: "sarif" }, 'input "format": "sarif" takes a file: write sarif=taintlint.sarif'],
    [{ format: "json=" }, 'input "format": format "json=" names no file after "="'],
  ])("refuses %j", (inputs, message) => {
    expect(read(inputs)).toEqual({ problem: [{ message }] });
  });
});
