import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CUSTOM_KINDS } from "../../src/manifest/custom-workloads/index.js";
import type { PodDeclaration } from "../../src/manifest/fields/custom-kind.js";
import { groupBy } from "../../src/model/group-by.js";
import { formatToleration } from "../../src/model/taint.js";
import { RULES } from "../../src/rules/index.js";

/** Fields of one mapping are written once: `spec.{tolerations, affinity}`. */
function placesOf({ podSpec, fields = {} }: PodDeclaration): string {
  const paths = [podSpec ?? [], Object.values(fields)].flat().map(String);
  const folders = groupBy(paths, (path) => path.slice(0, path.lastIndexOf(".")));
  return [...folders]
    .map(([folder, ones]) => {
      const names = ones.map((path) => path.slice(folder.length + 1)).join(", ");
      return ones.length === 1 ? `\`${ones[0]}\`` : `\`${folder}.{${names}}\``;
    })
    .join(", ");
}

function rowOf(group: string, kind: string, pod: PodDeclaration): string {
  const { openWithout, openWhere, everyNode } = pod;
  const { when, tolerates = [] } = everyNode ?? {};
  const adds = tolerates.map((one) => `, with ${formatToleration(one)}`).join("");
  const unless = openWithout && `, but not without \`${openWithout.field}\`: ${openWithout.because}`;
  const every = everyNode ? `, on every node${when ? ` with \`${when.field}: ${when.is}\`` : ""}${adds}` : "";
  const yes = `yes${every}${unless ?? (openWhere && `, but not where ${openWhere.because}`) ?? ""}`;
  const judged = pod.openBecause === undefined ? yes : `no: ${pod.openBecause}`;
  return `| \`${kind}\` | ${group && `\`${group}\``} | ${pod.part ?? ""} | ${placesOf(pod)} | ${judged} |`;
}

it("the page lists every kind with every place, as the table has them", () => {
  const rows = CUSTOM_KINDS.flatMap(({ group, kind, pods }) => pods.map((pod) => rowOf(group, kind, pod)));
  const page = readFileSync("docs/custom-resources.md", "utf8");
  expect(page.split("\n").filter((line) => line.startsWith("| `"))).toEqual(rows);
});

it("the page names the rules that look at fragments, and no others", () => {
  const [, paragraph = ""] =
    /These rules do:\n([\s\S]*?)\.\s/.exec(readFileSync("docs/custom-resources.md", "utf8")) ?? [];
  const named = [...paragraph.matchAll(/\[`([a-z-]+)`\]/g)].map(([, rule = ""]) => rule);
  const checking = RULES.filter(({ checksFragments }) => checksFragments).map(({ id }) => id);
  expect(named.sort()).toEqual(checking.sort());
});
