import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RepositoryFiles } from "../../../src/rendering/contract/render-root.js";
import type { ChartTarget } from "../../../src/rendering/contract/targets.js";
import { readChart } from "../../../src/rendering/helm/chart.js";
import { layValues, schedulingValues } from "../../../src/rendering/helm/effective-values.js";
import { markTemplate, readMark } from "../../../src/rendering/helm/mark-template.js";
import { planCharts } from "../../../src/rendering/helm/plan-charts.js";
import { getValue, nodeAt } from "../../../src/yaml/node-value.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";
import { temporaryFolder } from "../../cli/temporary-folder.js";
import { folderFiles } from "./folder-files.js";
import { textFiles } from "./text-files.js";

const CHART = "apiVersion: v2\nname: web\nversion: 1.0.0\n";

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** The files, and how often anything was asked of them. */
function counted(files: RepositoryFiles) {
  let asked = 0;
  const counting = <Words extends readonly unknown[], Answer>(ask: (...words: Words) => Answer) => {
    return (...words: Words) => {
      asked++;
      return ask(...words);
    };
  };
  const { lookUp, realPath, read, unpack, list } = files;
  return {
    files: {
      ...files,
      lookUp: counting(lookUp),
      realPath: counting(realPath),
      read: counting(read),
      unpack: counting(unpack),
      list: counting(list),
    },
    asked: () => asked,
  };
}

/** A value that aliases double again and again. */
function doubled(levels: number, key: string): string {
  const lines = range(levels).map((level) => `a${level + 1}: &a${level + 1} {x: *a${level}, y: *a${level}}\n`);
  return `a0: &a0 {${key}: [{key: gpu}]}\n${lines.join("")}`;
}

describe("a chart is read within bounds", () => {
  it.each([
    ["fifty links from a folder to itself", range(50).map(String), "stands behind more than 8 links to folders"],
    ["two links from a folder to itself", ["a", "b"], "stands behind more than 8 links to folders"],
    ["a link from a folder to itself", ["a"], "stands behind more than 8 links to folders"],
  ])("with %s", (_, links, says) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "c/files"), { recursive: true });
    writeFileSync(join(folder, "c/Chart.yaml"), CHART);
    for (const name of links) symlinkSync(".", join(folder, "c/files", name));
    const { files, asked } = counted(folderFiles(folder));
    expect(readChart("c/Chart.yaml", files)?.refusal?.message).toContain(says);
    expect(asked()).toBeLessThan(15_000);
  });

  it("with fifty links from each of six folders to the next one", () => {
    const folder = temporaryFolder({ "c/Chart.yaml": CHART, "c/f6/a.txt": "" });
    for (const one of range(6)) {
      mkdirSync(join(folder, `c/f${one}`));
      for (const link of range(50)) symlinkSync(`../f${one + 1}`, join(folder, `c/f${one}/l${link}`));
    }
    const { files, asked } = counted(folderFiles(folder));
    expect(readChart("c/Chart.yaml", files)?.refusal?.message).toBe("the chart holds more than 5000 files");
    expect(asked()).toBeLessThan(30_000);
  });

  it("with a folder of many files for each of many dependencies", () => {
    const dependencies = range(200)
      .map((one) => `- {name: d${one}, repository: "file://../d${one}"}\n`)
      .join("");
    const texts = { "c/Chart.yaml": `${CHART}dependencies:\n${dependencies}` };
    const local = range(200).flatMap((one) => [
      [`d${one}/Chart.yaml`, `name: d${one}\n`],
      ...range(100).map((file) => [`d${one}/${file}`, ""]),
    ]);
    const { files, asked } = counted(textFiles({ ...texts, ...Object.fromEntries(local) }));
    expect(readChart("c/Chart.yaml", files)?.refusal?.message).toBe("the chart holds more than 5000 files");
    expect(asked()).toBeLessThan(30_000);
  });

  it("with forty aliases of each of six charts", () => {
    const texts = range(6).map((depth) => {
      const aliases = range(40)
        .map((one) => `- {name: n${depth + 1}, alias: x${one}}\n`)
        .join("");
      return [`${`charts/n/`.repeat(depth)}Chart.yaml`, `name: n${depth}\ndependencies:\n${aliases}`];
    });
    const { files, asked } = counted(textFiles(Object.fromEntries(texts)));
    const chart = readChart("Chart.yaml", files);
    expect(chart?.refusal?.message).toBe(
      "its subcharts and their dependencies, once for each alias, are more than 2000",
    );
    expect(chart?.members.length).toBeLessThan(100);
    expect(asked()).toBeLessThan(100);
  });
});

describe("values are laid over each other within bounds", () => {
  function layersOf(text: string, count = 1) {
    const [document] = parseDocuments({ path: "values.yaml", text }).documents;
    if (document === undefined) throw new Error("no document");
    return range(count).map((one) => {
      return { document, node: document.root, nodePath: [], at: count === 1 ? [] : [`part-${one}`] };
    });
  }
  const many = range(5000)
    .map((one) => `k${one}: {tolerations: [{key: gpu}]}\n`)
    .join("");

  it.each([
    ["a few", "tolerations: [{key: gpu}]\n", 1, 1],
    ["aliases of aliases", doubled(4, "tolerations"), 1, 31],
    ["aliases that double 40 times", doubled(40, "tolerations"), 1, 0],
    [
      "lists of aliases that double 40 times",
      doubled(40, "x")
        .replaceAll("{x: *", "[*")
        .replaceAll(", y: *", ", *")
        .replaceAll(/(\*a\d+)\}/g, "$1]"),
      1,
      0,
    ],
    ["many values in each of many charts", many, 300, 0],
  ])("%s", (_, text, count, found) => {
    expect(schedulingValues(layValues(layersOf(text, count)))).toHaveLength(found);
  });

  function planned(more: Partial<ChartTarget>) {
    const [document] = parseDocuments({ path: "app.yaml", text: doubled(40, "b") }).documents;
    if (document === undefined) throw new Error("no document");
    const node = getValue(document.root, "a40") ?? document.root;
    const target: ChartTarget = {
      folder: ".",
      owner: "Flux HelmRelease web",
      place: { document, path: [], target: "value" },
      clusters: undefined,
      namespace: undefined,
      releaseName: undefined,
      valuesFiles: [],
      values: { node, place: { document, path: ["a40"], target: "value" } },
      ...more,
    };
    const files = textFiles({ "Chart.yaml": CHART, "a.yaml": "a: 1\n" });
    return planCharts({
      charts: ["Chart.yaml"],
      declared: [],
      targets: [target],
      kubernetesVersion: undefined,
      files,
    })[0];
  }

  it("those of an object", () => {
    expect(planned({})?.refusal?.message).toContain("its values are too many, with all aliases written out");
  });

  it.each([
    [100, undefined],
    [101, "it has more than 100 values files"],
    [100_000, "it has more than 100 values files"],
  ])("those of %i files", (count, says) => {
    const root = planned({ values: undefined, valuesFiles: range(count).map(() => "a.yaml") });
    expect(root?.refusal?.cause).toBe(says);
  });
});

describe("a template is read once", () => {
  it.each([
    ["an action in each line", "key: {{ .Values.a }}\n"],
    ["two actions and a field in each line", "{{ if .a }}effect: {{ .b }}{{ end }}\n"],
    ["a comment over each second line", "{{/*\n*/}}effect: a\n"],
    ["actions without a line", "{{ a }}"],
    ["beginnings of actions", "{{ "],
    ["quotes", '{{ "'],
  ])("with %s", (_, text) => {
    expect(markTemplate(text.repeat(100_000), 1).length).toBeGreaterThan(0);
  });
});

it("finds the lines of a rendered pod with thousands of keys", () => {
  const keys = range(20_000)
    .map((one) => `    pool-${one}: a\n`)
    .join("");
  const pod = `kind: Pod\napiVersion: v1\nmetadata: {name: a}\nspec:\n  nodeSelector:\n${keys}`;
  const files = textFiles({ "Chart.yaml": CHART, "templates/pod.yaml": pod });
  const [root] = planCharts({ charts: ["Chart.yaml"], declared: [], targets: [], kubernetesVersion: undefined, files });
  const marked = root?.requests[0]?.files[0]?.text ?? "";
  expect(readMark(marked.split("\n")[5] ?? "")).toEqual({ template: 0, line: 6 });
  const output = `# Source: web/templates/pod.yaml\n${pod}---\n# Source: web/templates/-taintlint-0.yaml\n${marked}`;
  const read = root?.interpret([{ value: output }]).value;
  const [workload] = read?.workloads ?? [];
  const origin = workload?.document.origin;
  expect(origin?.fields.length).toBeGreaterThan(20_000);
  expect(nodeAt(workload?.document.root, ["spec", "nodeSelector", "pool-19999"])).toBeDefined();
});
