import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { lintTexts, readTexts } from "../rules/lint-texts.js";

const POOLS = "pools: [{name: general}, {name: gpu, taints: ['gpu=true:NoSchedule']}]\n";
const told = (files: Readonly<Record<string, string>>, inventory = POOLS) =>
  lintRepository(
    readTexts(
      inventory,
      Object.entries(files).map(([path, text]) => ({ path, text })),
    ),
  ).findings.map(({ rule, severity, source, message }) => ({
    says: `${severity} ${rule} ${source.file}:${source.line}`,
    message,
  }));
const says = (files: Readonly<Record<string, string>>) => told(files).map((one) => one.says);

const BROKEN = "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n b: c\n";
const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {tolerations: [{key: gpu, value: "false"}], containers: [{name: a, image: "a:1"}]}\n';

describe("a file that is no YAML", () => {
  it.each([
    ["beside a kustomization that does not list it", { "app/kustomization.yaml": "resources: [b.yaml]\n" }, "warning"],
    ["beside one that does", { "app/kustomization.yaml": "resources: [a.yaml]\n" }, "error"],
    [
      "while one of another folder lists it",
      { "app/kustomization.yaml": "resources: [b.yaml]\n", "kustomization.yaml": "resources: [app/a.yaml]\n" },
      "error",
    ],
    ["in a folder without one", { "kustomization.yaml": "resources: [b.yaml]\n" }, "error"],
    ["alone", {}, "error"],
  ])("%s", (_, files, severity) => {
    expect(says({ ...files, "app/a.yaml": BROKEN })).toEqual([`${severity} invalid-yaml app/a.yaml:5`]);
  });
});

it.each([
  ["a.yaml", "warning"],
  ["old/a.yaml", "note"],
  ["apps/archive/web/a.yaml", "note"],
  ["_deprecated/a.yaml", "note"],
  ["attic/a.yaml", "note"],
  ["gold/a.yaml", "warning"],
  ["apps/old.yaml", "warning"],
])("what is found in %s is a %s", (path, severity) => {
  const [one, ...others] = told({ [path]: POD });
  expect(others).toEqual([]);
  expect(one?.says).toBe(`${severity} near-miss-toleration ${path}:4`);
  expect(one?.message.includes("for unused files")).toBe(severity === "note");
});

describe("a value that says the opposite of the taint's", () => {
  const help = (value: string) => lintTexts(POOLS, POD.replace('"false"', value)).findings.map((one) => one.help);
  it("is not to be turned round by the first advice", () => {
    expect(help('"false"')).toEqual([
      'Remove the toleration if it was never meant for pool "gpu". To let the pod in there: write `value: "true"`.',
    ]);
    expect(help('"no"')[0]).toMatch(/^Remove the toleration/);
    expect(help('"yes"')[0]).toMatch(/^Write `value: "true"`/);
    expect(help("gpus")[0]).toMatch(/^Write `value: "true"`/);
  });

  it.each([
    ['"false"', 0],
    ['"yes"', 1],
  ])("is not written by --fix: %s", (value, count) => {
    const text = POD.replace('"false"', value).replace("spec: {", "spec: {nodeSelector: {pool: gpu}, ");
    const inventory = "pools: [{name: gpu, labels: {pool: gpu}, taints: ['gpu=true:NoSchedule']}]\n";
    const fixes = lintTexts(inventory, text).findings.flatMap((one) => one.fixes ?? []);
    expect(fixes).toHaveLength(count);
  });
});

it("nothing is said of an inventory that there is not", () => {
  const wildcard = POD.replace('{key: gpu, value: "false"}', "{operator: Exists}");
  const messages = (inventory: string) => told({ "a.yaml": wildcard }, inventory).map(({ message }) => message);
  expect(messages("").join()).not.toContain("inventory");
  expect(messages("pools: [{name: general}]\n").join()).toContain("opens no pool of the inventory now");
});
