import { expect, it } from "vitest";
import { findInIndex, newestWithin } from "../../src/rendering/helm/chart-index.js";

const INDEX = `apiVersion: v1
entries:
  agent:
  - apiVersion: v2
    dependencies:
    - name: other
      version: 9.9.9
    digest: "0123"
    name: agent
    urls:
    - https://example.com/agent-1.2.0.tgz
    version: 1.2.0
  - name: agent
    urls: [agent-1.1.0.tgz]
    version: 1.1.0
  agent-two:
  - name: agent-two
    urls: [agent-two-2.0.0.tgz]
    version: 2.0.0
generated: "2026-01-01"
`;

it("finds one chart in an index, and nothing of its neighbours", () => {
  expect(findInIndex(INDEX, "agent")).toEqual([
    { version: "1.2.0", url: "https://example.com/agent-1.2.0.tgz", digest: "0123" },
    { version: "1.1.0", url: "agent-1.1.0.tgz", digest: "" },
  ]);
  expect(findInIndex(INDEX, "agent-two")).toEqual([{ version: "2.0.0", url: "agent-two-2.0.0.tgz", digest: "" }]);
  expect(findInIndex(INDEX, "a.ent")).toBeUndefined();
  expect(
    findInIndex(INDEX.replaceAll(/^ {2}-/gm, "    -").replaceAll(/^ {4}(?=\w)/gm, "      "), "agent-two"),
  ).toHaveLength(1);
});

it("reads an index in JSON", () => {
  const json = JSON.stringify({ entries: { agent: [{ version: "1.0.0", urls: ["a.tgz"], digest: "sha256:ab" }] } });
  expect(findInIndex(json, "agent")).toEqual([{ version: "1.0.0", url: "a.tgz", digest: "ab" }]);
  expect(findInIndex(json, "constructor")).toBeUndefined();
});

const VERSIONS = [
  "0.1.0",
  "0.2.3",
  "0.2.9",
  "0.3.0",
  "1.0.0",
  "1.2.0",
  "1.10.0",
  "2.0.0-rc.1",
  "2.0.0",
  "v3.1.0",
  "bad",
];

it.each([
  ["*", "v3.1.0"],
  ["1.2.0", "1.2.0"],
  ["v1.2.0", "1.2.0"],
  ["1.x", "1.10.0"],
  ["1", "1.10.0"],
  ["1.2.x", "1.2.0"],
  ["~1.2.0", "1.2.0"],
  ["~1", "1.10.0"],
  ["^1.2.0", "1.10.0"],
  ["^0.2.3", "0.2.9"],
  ["^0", "0.3.0"],
  [">=1.0.0 <2.0.0", "1.10.0"],
  [">= 1.0.0, < 1.10", "1.2.0"],
  [">1", "v3.1.0"],
  ["<=1.2", "1.2.0"],
  ["1.0.0 - 1.5.0", "1.2.0"],
  ["0.1.x || 1.0.x", "1.0.0"],
  ["!=3.1.0", "2.0.0"],
  [">=2.0.0-0 <2.0.0", "2.0.0-rc.1"],
  ["4.x", undefined],
  ["latest", undefined],
])("%s is %s", (range, version) => expect(newestWithin(range, VERSIONS)).toBe(version));
