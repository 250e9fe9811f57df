import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lintRepository } from "../../../src/lint/lint.js";
import { detailsOf } from "../../../src/reporters/words/finding-words.js";
import { FIXTURES, planRepository, readRepository, recordedName } from "../../rendering/kustomize/fixture.js";
import { lintTexts, readTexts } from "../lint-texts.js";
import { tolerating, workload } from "../workload-texts.js";

const POOLS = `
pools:
  - name: general
  - name: db
    labels: {pool: db}
    taints: ["db:NoSchedule"]
`;
const FIXTURE = join(FIXTURES, "lost-tolerations");

/** What is said of an overlay of the fixture, whose base tolerates the taint of the pool "db". */
function findingsOf(overlay: string) {
  const root = planRepository(readRepository(FIXTURE)).find(({ label }) => label === overlay);
  const output = readFileSync(join(FIXTURE, "recorded", recordedName(overlay)), "utf8");
  const manifest = root?.interpret([{ value: output }]).value;
  if (manifest === undefined) throw new Error(`${overlay} is not rendered`);
  const { findings } = lintRepository({ ...readTexts(POOLS, []), manifests: [manifest] });
  return findings;
}

const textsOf = (overlay: string) => findingsOf(overlay).flatMap((finding) => [finding.rule, ...detailsOf(finding)]);

it("names the base's toleration where a patch put a list of its own in the place of the base's", () => {
  expect(textsOf("replaced")).toEqual([
    "unschedulable",
    "the overlay's list replaced the base's, which would admit it to \"db\" by {key: db, operator: Exists}",
    "db: untolerated taint db:NoSchedule",
    'general: label "pool" is missing, the pod asks for "db"',
    "unmatched-toleration",
  ]);
});

it("stands at the overlay's list, which is the one to write in", () => {
  const [{ source, help, related } = {}] = findingsOf("replaced");
  expect(source?.file).toMatch(/^replaced\//);
  expect(help).toContain("Repeat the base's tolerations in the overlay");
  expect(related?.[0]).toMatchObject({ message: "the base tolerates it here" });
});

it.each(["items", "nothing"])("%s: blames no overlay that takes single tolerations away, or all of them", (overlay) => {
  expect(textsOf(overlay).filter((text) => /lost|base/.test(text))).toEqual([]);
});

describe("an overlay whose list replaced that of its base", () => {
  const base = workload("Deployment", [tolerating("{key: db, operator: Exists}", "{key: spot, operator: Exists}")]);
  const found = (manifest: string) =>
    lintTexts(POOLS, manifest, base).findings.flatMap(({ rule }) => (rule === "overlay-lost-toleration" ? [rule] : []));

  it("names the pools that are lost, and the tolerations that open them", () => {
    const both = `${POOLS}  - {name: cache, taints: ["spot:NoSchedule"]}\n  - {name: third, taints: ["other:NoSchedule"]}\n`;
    const said = (...kept: string[]) =>
      lintTexts(both, workload("Deployment", [tolerating(...kept)]), base).findings.flatMap(
        ({ rule, message, details }) => (rule === "overlay-lost-toleration" ? [message, ...details] : []),
      );
    expect(said("{key: third, operator: Exists}")).toEqual([
      `the overlay's list of tolerations replaces the base's and loses 2 tolerations, so that pools "db" and "cache" no longer admit the pod`,
      "lost: {key: db, operator: Exists}",
      "lost: {key: spot, operator: Exists}",
    ]);
    expect(said("{key: spot, operator: Exists}")).toEqual([
      `the overlay's list of tolerations replaces the base's and loses a toleration, so that pool "db" no longer admits the pod`,
      "lost: {key: db, operator: Exists}",
    ]);
    expect(said("{operator: Exists}")).toEqual([]);
  });

  it("is told of where a pool is lost with a toleration", () => {
    expect(found(workload("Deployment", [tolerating("{key: spot, operator: Exists}")]))).toHaveLength(1);
  });

  it("says nothing where no pool is lost", () => {
    expect(found(workload("Deployment", [tolerating("{key: db, operator: Exists}")]))).toEqual([]);
  });
});
