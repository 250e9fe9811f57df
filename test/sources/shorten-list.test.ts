import { describe, expect, it } from "vitest";
import { shortenList } from "../../src/sources/disk/shorten-list.js";

const FILLING = Array.from({ length: 3000 }, (_, index) => ({ name: `E${index}`, value: "v".repeat(400) }));

function pod(name: string, owner: string | undefined, status: object = {}): object {
  const ownerReferences = owner && [{ apiVersion: "apps/v1", kind: "ReplicaSet", name: owner, uid: `uid-${owner}` }];
  const spec = { containers: [{ name: "c", env: FILLING }] };
  return { apiVersion: "v1", kind: "Pod", metadata: { name, ownerReferences }, spec, status };
}

/** As `kubectl get -o json` prints it. */
function printed(items: readonly object[]): string {
  return JSON.stringify({ apiVersion: "v1", items, kind: "List" }, null, 4);
}

function namesIn(text: string): readonly string[] {
  return JSON.parse(text).items.map((item: { metadata?: { name: string } }) => item.metadata?.name ?? "");
}

describe("a long list of kubectl", () => {
  const waits = { conditions: [{ message: "0/1 nodes are available", reason: "Unschedulable", status: "False" }] };
  const node = { kind: "Node", metadata: { name: "n" }, status: { images: [{ names: ["i"] }], nodeInfo: {} } };
  const items = [
    node,
    ...[pod("a-1", "a"), pod("a-2", "a"), pod("a-3", "a", waits), pod("a-4", "a", waits)],
    ...[pod("b-1", "b"), pod("alone", undefined), pod("single", undefined)],
  ];

  it("keeps one Pod of each controller, and one that waits, and every line where it was", () => {
    const text = printed(items);
    const short = shortenList(Buffer.from(text)).toString();
    expect(namesIn(short)).toEqual(["n", "a-1", "", "a-3", "", "b-1", "alone", "single"]);
    expect(JSON.parse(short).items[0].status).toEqual({ images: [], nodeInfo: {} });
    const lines = text.split("\n");
    const shortLines = short.split("\n");
    expect(shortLines).toHaveLength(lines.length);
    expect(shortLines.every((line, index) => line === "" || line === lines[index])).toBe(true);
  });

  it.each<[string, string]>([
    ["a short list", printed([{ kind: "Pod" }])],
    ["a list on one line", JSON.stringify({ items })],
    ["a long text", `a: ${"b".repeat(5_000_000)}\n`],
  ])("leaves %s as it is", (_, text) => {
    const bytes = Buffer.from(text);
    expect(shortenList(bytes)).toBe(bytes);
  });
});
