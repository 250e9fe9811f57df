import { describe, expect, it } from "vitest";
import type { IdentifiedFinding } from "../../../src/lint/contract/fingerprint.js";
import { mergeFindings } from "../../../src/lint/triage/merge-findings.js";
import type { Fix, Severity } from "../../../src/model/finding.js";
import type { Workload } from "../../../src/model/workload.js";
import { readTexts } from "../../rules/lint-texts.js";
import { deploymentIn, placeIn, said } from "./found.js";

const many = <Thing>(count: number, make: (index: number) => Thing) =>
  Array.from({ length: count }, (_, index) => make(index));
const fix = (title: string): Fix => ({ title, edits: [] });

/** The only finding that these are told as. */
function theOne(findings: readonly IdentifiedFinding[]) {
  const [one, ...others] = mergeFindings(findings);
  expect(others).toEqual([]);
  if (one === undefined) throw new Error("nothing is told");
  return one;
}

describe("workloads that are copies of one", () => {
  const copies = (count: number, severity: Severity) =>
    many(count, (index) => said({ severity, workload: deploymentIn(`${index}.yaml`, `web-${index}`, "web:1") }));

  it.each([
    ["error", 3, 3],
    ["error", 4, 1],
    ["warning", 3, 3],
    ["warning", 4, 1],
    ["note", 1, 1],
    ["note", 2, 1],
  ] as const)("are one %s each up to a number, and one finding beyond: of %i are told %i", (severity, count, told) => {
    expect(mergeFindings(copies(count, severity))).toHaveLength(told);
  });

  it("are no copies where pools have other reasons", () => {
    const [pool] = readTexts("pools: [{name: gpu}]", []).clusters.flatMap(({ inventory }) => inventory.pools);
    if (pool === undefined) throw new Error("there is a pool");
    const told = (reasonOf: (index: number) => string) =>
      mergeFindings(
        copies(5, "error").map((one, index) => {
          const reasons = [{ pool, reasons: [reasonOf(index)] }];
          return { ...one, finding: { ...one.finding, reasons } };
        }),
      );
    expect(told((index) => `too small by ${index}`)).toHaveLength(5);
    expect(told(() => "too small")).toHaveLength(1);
  });

  it("are no copies where they run other images", () => {
    const others = many(5, (index) => said({ workload: deploymentIn(`${index}.yaml`, "web", `image-${index}:1`) }));
    expect(mergeFindings(others)).toHaveLength(5);
  });

  const bare = (workload: Workload): Workload => ({ ...workload, podSpec: { ...workload.podSpec, containers: [] } });

  it("are known by their names where they have no containers", () => {
    const named = (name: (index: number) => string) =>
      many(5, (index) => said({ workload: bare(deploymentIn(`${index}.yaml`, name(index))) }));
    expect(mergeFindings(named((index) => `web-${index}`))).toHaveLength(5);
    expect(mergeFindings(named(() => "web"))).toHaveLength(1);
  });
});

it("what one change explains is told with it, and nothing without it", () => {
  const follows = (path: string, explains?: number) =>
    said({
      at: placeIn(path),
      message: path,
      change: { key: "pool gpu", ...(explains !== undefined && { explains }) },
    });
  expect(mergeFindings([follows("a.yaml"), follows("b.yaml")])).toHaveLength(2);
  const [first, second] = ["gpu", "db"].map((key) =>
    said({ at: placeIn(`${key}.yaml`), message: key, change: { key, explains: 0 } }),
  );
  expect(mergeFindings([first, second].flatMap((one) => one ?? []))).toHaveLength(2);
  const change = { ...follows("pools.yaml", 2), severity: "note" as const };
  const told = theOne([follows("a.yaml"), follows("b.yaml"), change]);
  expect([told.source.file, told.also.map(({ message }) => message)]).toEqual(["pools.yaml", ["a.yaml", "b.yaml"]]);
  expect([told.severity, told.fixable]).toEqual(["error", false]);
  expect(theOne([{ ...follows("a.yaml"), fixable: true }, change]).fixable).toBe(true);
  expect(theOne([{ ...follows("a.yaml"), fixable: true }, follows("b.yaml"), change]).fixable).toBe(false);
});

it("in the only cluster, different words about one object are findings of their own", () => {
  const workload = deploymentIn("web.yaml");
  expect(theOne([said({ workload })]).clusters).toEqual([]);
  expect(mergeFindings(many(5, (index) => said({ workload, message: `misses pool ${index}` })))).toHaveLength(5);
});

it("in many clusters, different words about one file are findings of their own", () => {
  expect(
    mergeFindings(many(5, (index) => said({ cluster: `${index}`, message: `misses pool ${index}` }))),
  ).toHaveLength(5);
});

describe("one object in many clusters", () => {
  const web = deploymentIn("web.yaml");
  const inCluster = (cluster: string, message = `misses pool ${cluster}`, severity: Severity = "error") =>
    said({ workload: web, cluster, message, severity, details: ["a detail"] });
  const inAll = (...names: string[]) => names.map((name) => inCluster(name));

  it("is told in the words of the first, and how many others there are", () => {
    const { clusters, message, details, also } = theOne(inAll("a", "b", "c", "d"));
    expect(clusters).toEqual(["a", "b", "c", "d"]);
    expect(message).toBe('misses pool a (cluster "a"), and others in 3 more clusters');
    expect(details).toEqual(["a detail", '"taintlint --cluster NAME" shows what helps in another cluster']);
    expect(also).toEqual([]);
  });

  it("is told once of two clusters where it is a note", () => {
    const notes = ["a", "b"].map((name) => inCluster(name, `misses pool ${name}`, "note"));
    expect(theOne(notes).message).toBe('misses pool a (cluster "a"), and others in 1 more cluster');
  });

  it("is told for each of three, in words of its own", () => {
    expect(mergeFindings(inAll("a", "b", "c")).map(({ message }) => message)).toEqual([
      "misses pool a",
      "misses pool b",
      "misses pool c",
    ]);
  });

  it("is told by itself for each of two things that are wrong in one cluster", () => {
    const findings = [...inAll("a", "b", "c", "d"), inCluster("d", "misses pool e")];
    expect(mergeFindings(findings)).toHaveLength(5);
  });

  it("is no other object that is wrong in another cluster", () => {
    const findings = Array.from("abcd", (name) =>
      said({ ...inCluster(name).finding, cluster: name, workload: deploymentIn(`${name}.yaml`, name) }),
    );
    expect(mergeFindings(findings)).toHaveLength(4);
  });

  it("counts a thing once that is said of a cluster twice", () => {
    expect(mergeFindings([...inAll("a", "b", "c", "d"), inCluster("d")])).toHaveLength(1);
  });

  it("has no cluster in its words where there are other objects, too", () => {
    const findings = many(4, (index) => {
      const cluster = index < 2 ? "a" : "b";
      return said({
        workload: deploymentIn(`${index}.yaml`),
        cluster,
        message: `misses ${cluster}`,
        groupBy: "a pool",
      });
    });
    const { message, also, clusters } = theOne(findings);
    expect([message, also.length, clusters]).toEqual(["misses a", 3, ["a"]]);
    expect(also.map((other) => other.clusters)).toEqual([["a"], ["b"], ["b"]]);
  });
});

describe("what is found at one place", () => {
  const at = placeIn("values.yaml");
  const ofFile = (path: string, more: Parameters<typeof said>[0] = {}) =>
    said({ workload: deploymentIn(path, path), at, ...more });

  it("in different words is not one thing, though a few workloads have it from one cause", () => {
    const findings = ["a", "b"].map((message) => ofFile("a.yaml", { message, groupBy: "a pool" }));
    expect(mergeFindings(findings)).toHaveLength(2);
  });

  it("of files that lack something for one cause is one, and each of them is counted", () => {
    const findings = ["a", "b"].map((message) => said({ at, message, groupBy: "no network" }));
    expect(theOne(findings).also).toHaveLength(1);
  });

  it.each([
    ["error", "warning"],
    ["warning", "error"],
  ] as const)("is as severe as where it is worst: %s and %s", (first, second) => {
    const findings = [ofFile("a.yaml", { severity: first }), ofFile("b.yaml", { severity: second })];
    expect(theOne(findings).severity).toBe("error");
  });

  it("names each rendering once, and none where nothing was rendered", () => {
    const rendered = (root: string, path: string) => {
      const workload = deploymentIn(path);
      const origin = { renderer: "kustomize" as const, root, place: placeIn(path), fields: [] };
      return said({ workload: { ...workload, document: { ...workload.document, origin } }, at });
    };
    const findings = [rendered("prod", "a.yaml"), rendered("test", "a.yaml"), rendered("prod", "b.yaml")];
    expect(theOne(findings).renderings).toEqual(["prod", "test"]);
    expect(theOne([ofFile("a.yaml"), ofFile("b.yaml")]).renderings).toBeUndefined();
    expect(theOne([ofFile("a.yaml")]).renderings).toBeUndefined();
  });

  it("waits for the program of each rendering", () => {
    const waitsFor = (...roots: readonly string[]) =>
      roots.map((root) => ({ severity: "error" as const, renderer: "helm" as const, root }));
    const findings = [
      ofFile("a.yaml", { undecided: waitsFor("a") }),
      ofFile("b.yaml", { undecided: waitsFor("b", "c") }),
    ];
    expect(theOne(findings).undecided).toEqual(waitsFor("a", "b", "c"));
    expect(theOne([ofFile("a.yaml"), ofFile("b.yaml")])).not.toHaveProperty("undecided", []);
  });

  it("has the line's text with it", () => {
    expect(theOne([ofFile("a.yaml")]).excerpt).toBe("123456789");
  });

  it("names a workload once that two files hold, and every other one", () => {
    const named = (path: string, name: string) => said({ workload: deploymentIn(path, name), at });
    expect(theOne([named("a.yaml", "web"), named("b.yaml", "web")]).also).toEqual([]);
    const { also } = theOne([named("a.yaml", "web"), named("b.yaml", "api"), named("c.yaml", "api")]);
    // By name, whichever file was read first.
    expect(also.map(({ workload }) => workload?.name)).toEqual(["web"]);
  });

  it("is repaired there, for all who have it from there", () => {
    const findings = ["a", "b"].map((name) => ofFile(`${name}.yaml`, { fixable: name === "a", fixes: [fix(name)] }));
    const { fixable, fixes } = theOne(findings);
    expect([fixable, fixes]).toEqual([true, [fix("a")]]);
    expect(theOne(findings.toReversed().map((one) => ({ ...one, fixable: true }))).fixes).toHaveLength(1);
  });
});

describe("what has one cause at several places", () => {
  /** Two notes are one. */
  const of = (name: string, at: ReturnType<typeof placeIn>, fixable = true) =>
    said({
      severity: "note",
      groupBy: "a pool",
      at,
      workload: deploymentIn(`${name}.yaml`, "web"),
      fixable,
      fixes: [fix(name)],
    });

  it.each([
    ["file", placeIn("other.yaml", 2, 2)],
    ["line", placeIn("values.yaml", 3, 2)],
    ["column", placeIn("values.yaml", 2, 3)],
  ])("names every place, and is repaired at each: another %s", (_, place) => {
    const findings = [of("a", placeIn("values.yaml", 2, 2)), of("b", place)];
    const { also, fixes } = theOne(findings);
    const all = [...(fixes ?? []), ...(also[0]?.fixes ?? [])].map(({ title }) => title);
    expect([also.length, fixes?.length, all.sort()]).toEqual([1, 1, ["a", "b"]]);
    expect(theOne(findings.toReversed())).toEqual(theOne(findings));
  });

  it("is fixable where every part of it is", () => {
    const places = [placeIn("a.yaml"), placeIn("b.yaml")] as const;
    expect(theOne([of("a", places[0]), of("b", places[1])]).fixable).toBe(true);
    expect(theOne([of("a", places[0]), of("b", places[1], false)]).fixable).toBe(false);
    expect(theOne([of("a", places[0], false), of("b", places[1])]).fixable).toBe(false);
  });

  it("has no repair where none of its parts has one", () => {
    const findings = ["a.yaml", "b.yaml"].map((path) =>
      said({ severity: "note", groupBy: "a pool", workload: deploymentIn(path) }),
    );
    expect(theOne(findings).fixes).toBeUndefined();
  });
});

describe("an occurrence", () => {
  const at = (file: string) => placeIn(file, 2, 2);
  const copy = (index: number) => deploymentIn(`${index}.yaml`, `web-${index}`, "web:1");

  it("is told whole: place, fix, rendering and cluster are those of one file", () => {
    const findings = many(5, (index) => {
      const workload = copy(index);
      const origin = {
        renderer: "kustomize" as const,
        root: `overlays/${index}`,
        place: at(`${index}.yaml`),
        fields: [],
      };
      return said({
        at: at(`${index}.yaml`),
        workload: { ...workload, document: { ...workload.document, origin } },
        cluster: `c${index}`,
        // The first has none, and does not show that of another.
        fixes: index === 0 ? [] : [fix(`${index}`)],
        fixable: index > 0,
      });
    });
    for (const order of [findings, findings.toReversed()]) {
      const { source, fixes, renderings, clusters, also, fixable } = theOne(order);
      expect([source.file, fixes, renderings, clusters, fixable]).toEqual([
        "0.yaml",
        undefined,
        ["overlays/0"],
        ["c0"],
        false,
      ]);
      expect(
        also.map((one) => [one.source.file, one.fixes?.[0]?.title, one.renderings?.[0], one.clusters?.[0]]),
      ).toEqual([1, 2, 3, 4].map((index) => [`${index}.yaml`, `${index}`, `overlays/${index}`, `c${index}`]));
    }
  });

  it("of five copies and of another workload with the same words at the same line is one finding", () => {
    const job = deploymentIn("job.yaml", "job", "job:1");
    const findings = [...many(5, copy), job].map((workload) => said({ workload, at: at("values.yaml") }));
    for (const order of [findings, findings.toReversed()]) expect(theOne(order).also).toHaveLength(5);
  });
});

describe("the reasons of pools", () => {
  const [cluster] = readTexts("pools: [{name: gpu}]", []).clusters;
  const reasons = cluster?.inventory.pools.map((pool) => ({ pool, reasons: ["too small"] })) ?? [];
  const found = (path: string, cluster: string | null, own = reasons) =>
    said({
      at: placeIn("values.yaml"),
      workload: deploymentIn(path),
      cluster,
      ...(own.length > 0 && { reasons: own }),
    });

  it.each([
    ["of another cluster are added", "a", "b", ["a", "b"]],
    ["of the same cluster are not said twice", "a", "a", ["a"]],
    ["of the only cluster are not said twice", null, null, [null]],
  ])("%s", (_, first, second, clusters) => {
    const told = theOne([found("a.yaml", first), found("b.yaml", second)]);
    expect(told.reasons).toEqual(clusters.map((cluster) => ({ pool: "gpu", cluster, reasons: ["too small"] })));
  });

  it("are left out where there are none", () => {
    expect(theOne([found("a.yaml", "a", []), found("b.yaml", "b", [])]).reasons).toBeUndefined();
  });
});

describe("a doubt", () => {
  const long = "x".repeat(450);

  it.each([
    ["a short message", "it is wrong"],
    ["one that is cut before the doubt", long],
  ])("is not told beside what is sure: %s", (_, message) => {
    const workload = deploymentIn("a.yaml");
    const findings = [
      said({ workload, severity: "note", message: `${message}; nobody knows`, plainMessage: message }),
      said({ workload, message, fixable: true }),
    ];
    const told = theOne(findings);
    const notes = findings.map((one) => ({ ...one, severity: "note" as const }));
    for (const order of [notes, notes.toReversed()]) expect(theOne(order).message).not.toContain("nobody knows");
    expect(told.message).not.toContain("nobody knows");
    expect([told.severity, told.fixable]).toEqual(["error", true]);
  });
});

it("a message names the clusters behind the pools that it counts", () => {
  const counting = (cluster: string) => said({ cluster, message: "no pool admits it", clusterAt: "no pool".length });
  expect(theOne([counting("a")]).message).toBe('no pool of cluster "a" admits it');
  const both = theOne([counting("a"), counting("b")]);
  expect([both.message, both.details]).toEqual(['no pool of clusters "a" and "b" admits it', []]);
  const web = deploymentIn("web.yaml");
  const four = Array.from("abcd", (name) => {
    const one = counting(name);
    return { ...one, finding: { ...one.finding, workload: web, message: `no pool admits ${name}` } };
  });
  expect(theOne(four).message).toBe('no pool of cluster "a" admits a, and others in 3 more clusters');
});

it("of one cause the worst is told first, wherever it stands", () => {
  const of = (path: string, severity: Severity) =>
    said({ at: placeIn(path), severity, change: { key: "pool gpu", ...(path === "c.yaml" && { explains: 0 }) } });
  const told = theOne([of("a.yaml", "note"), of("b.yaml", "error"), of("c.yaml", "note")]);
  expect([told.source.file, ...told.also.map(({ source }) => source.file)]).toEqual(["c.yaml", "b.yaml", "a.yaml"]);
});

describe("a message", () => {
  it.each([
    ["of 400 characters is whole", "x".repeat(400), "x".repeat(400)],
    ["that is longer ends after 399", "x".repeat(401), `${"x".repeat(399)}…`],
    ["is not cut within a character", `${"x".repeat(398)}😀x`, `${"x".repeat(398)}…`],
  ])("%s", (_, message, told) => {
    expect(theOne([said({ message })]).message).toBe(told);
  });
});

it("findings are in the order of file, line, column, rule and message", () => {
  const inOrder = [
    said({ at: placeIn("a.yaml", 1, 2), message: "b" }),
    said({ at: placeIn("a.yaml", 2, 1), rule: "a", message: "b" }),
    said({ at: placeIn("a.yaml", 2, 1), rule: "b", message: "a" }),
    said({ at: placeIn("a.yaml", 2, 1), rule: "b", message: "b" }),
    said({ at: placeIn("b.yaml", 1, 1), message: "a" }),
  ];
  expect(mergeFindings(inOrder.toReversed())).toEqual(mergeFindings(inOrder));
  expect(mergeFindings(inOrder).map(({ source, rule, message }) => [source.file, source.line, rule, message])).toEqual([
    ["a.yaml", 1, "unschedulable", "b"],
    ["a.yaml", 2, "a", "b"],
    ["a.yaml", 2, "b", "a"],
    ["a.yaml", 2, "b", "b"],
    ["b.yaml", 1, "unschedulable", "a"],
  ]);
});
