import { describe, expect, it } from "vitest";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";

function read(text: string) {
  return parseConfiguration({ path: "taintlint.yaml", text: `version: 1\n${text}` }, { kind: "configuration" });
}

function errors(text: string): string[] {
  return read(text).errors.map(({ message, range }) => `${range.line}:${range.column} ${message}`);
}

it("several entries of one kind are its pod specs", () => {
  const { configuration } = read(`workloads:
  - {group: example.com, kind: Trainer, part: head, podSpec: spec.head}
  - {group: example.com, kind: Trainer, tolerations: spec.tolerations, nodeAffinity: spec.nodes}
  - {group: example.com, kind: Server, podSpec: "spec.groups[*].template.spec"}
`);
  expect(configuration?.customKinds).toEqual([
    {
      group: "example.com",
      kind: "Trainer",
      pods: [
        { part: "head", podSpec: "spec.head" },
        { fields: { tolerations: "spec.tolerations", nodeAffinity: "spec.nodes" } },
      ],
    },
    { group: "example.com", kind: "Server", pods: [{ podSpec: "spec.groups[*].template.spec" }] },
  ]);
});

const entry = (text: string) => `workloads:\n  - {group: example.com, kind: Trainer${text}}\n`;

describe("what is wrong with an entry is told at its place", () => {
  it.each([
    ["no place", entry(""), '3:5 the entry of "workloads" has no place'],
    ["a path that is none", entry(', podSpec: "spec[0].a"'), '3:50 "spec[0].a" is not a path'],
    ["a wildcard at the start", entry(', podSpec: "[*].a"'), '3:50 "[*].a" is not a path'],
    ["an empty step", entry(", podSpec: spec..a"), '3:50 "spec..a" is not a path'],
    [
      "fields beside a pod spec",
      entry(", podSpec: spec, tolerations: spec.a"),
      '3:56 "tolerations" is beside "podSpec"',
    ],
    [
      "wildcards that are not shared",
      entry(', tolerations: "spec.a[*].t", nodeSelector: "spec.b"'),
      '3:54 the wildcard of "tolerations" is not in the other fields',
    ],
    [
      "a kind of Kubernetes",
      "workloads: [{group: apps, kind: Deployment, podSpec: spec}]",
      '2:33 "Deployment" of group "apps" is a kind of Kubernetes itself',
    ],
    ["an unknown key", entry(", podspec: spec"), '3:41 unknown key "podspec"'],
    ["no group", "workloads: [{kind: A, podSpec: spec}]", "2:13"],
  ])("%s", (_, text, expected) => {
    const found = errors(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  it("an inventory has none", () => {
    const file = { path: "pools.yaml", text: "version: 1\nworkloads: []\n" };
    const { errors: found } = parseConfiguration(file, { kind: "inventory" });
    expect(found.map(({ message }) => message)).toEqual([
      'an inventory has no "workloads": it belongs into "taintlint.yaml"',
    ]);
  });
});
