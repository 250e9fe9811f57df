import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMAND_NAMES, COMMANDS, FAIL_ON_DEFAULTS } from "../../src/cli/arguments/command-descriptions.js";
import { helpText } from "../../src/cli/arguments/help.js";
import { FORMATS } from "../../src/inventory/formats/index.js";
import { CELL_MARKS } from "../../src/reporters/words/fit-matrix.js";
import { runInProcess } from "./in-process.js";
import { POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const POOLS = "version: 1\ncomplete: true\npools: [{name: general, taints: [a=b:NoSchedule]}, {name: gpu}]\n";
const POD_OF = (spec: string) => POD.replace("spec:", `spec:\n  ${spec}`);

describe("--fail-on without a word", () => {
  const NODE = {
    apiVersion: "v1",
    kind: "Node",
    metadata: { name: "n", uid: "1", labels: { more: "than" } },
    spec: {},
    status: {},
  };
  const LIVE = JSON.stringify({ apiVersion: "v1", kind: "List", items: [NODE] });
  const files = {
    "taintlint.yaml": POOLS.replace("{name: gpu}", "{name: gpu, labels: {pool: gpu}}"),
    "pod.yaml": POD_OF("nodeSelector: {pool: gpux}"),
    "fits.yaml": POD_OF("nodeSelector: {pool: gpu}").replace(/name: \w+/, "name: fits"),
    "live.json": LIVE,
  };
  /** An input for each command that some severity fails and `never` does not. */
  const ASKED = {
    lint: [],
    "what-if": ["what-if", "gpu", "x=y:NoExecute"],
    drift: ["drift", "live.json"],
    merge: ["merge", "report.json"],
  };
  const LEVELS = ["never", "error", "warning", "note"];

  it("is what the help of the command says", async () => {
    const withOption = COMMAND_NAMES.filter((name) => COMMANDS[name].options.includes("fail-on"));
    expect(withOption).toEqual(expect.arrayContaining(Object.keys(FAIL_ON_DEFAULTS)));
    expect(withOption).toHaveLength(Object.keys(ASKED).length);
    for (const [command, standard] of Object.entries(FAIL_ON_DEFAULTS)) {
      const name = command as keyof typeof ASKED;
      const help = helpText(name).replaceAll(/\s+/g, " ");
      expect(help).toContain(`from this severity on: error, warning, note, never (default: ${standard})`);
      expect(help.match(/\(default\)|[Ww]ithout --fail-on|--fail-on is/g) ?? []).toEqual(
        help.match(/(?:auto|note|locked) \(default\)/g)?.map(() => "(default)") ?? [],
      );
    }
  });

  it.each(Object.entries(ASKED))("exits as with the default that is printed: %s", async (command, words) => {
    const cwd = temporaryFolder(files);
    writeFileSync(join(cwd, "report.json"), (await runInProcess(["--format", "json"], cwd)).stdout);
    const exit = async (...more: string[]) => (await runInProcess([...words, ...more], cwd)).exitCode;
    const codes = await Promise.all(LEVELS.map((level) => exit("--fail-on", level)));
    expect(codes[0], "what is asked passes with never").toBe(0);
    expect(codes[3], "what is asked fails with note").toBe(1);
    const standard = FAIL_ON_DEFAULTS[command as keyof typeof ASKED];
    expect(await exit()).toBe(codes[LEVELS.indexOf(standard)]);
  });
});

describe("what is said", () => {
  it("of a label of which the pools have the empty value only", async () => {
    const files = { "taintlint.yaml": POOLS.replace("{name: gpu}", '{name: gpu, labels: {flag: ""}}') };
    const cwd = temporaryFolder({ ...files, "pod.yaml": POD_OF("nodeSelector: {flag: on}").replace("on}", '"on"}') });
    const { stdout } = await runInProcess([], cwd);
    expect(stdout.replaceAll(/\s+/g, " ")).toContain("The pools have an empty value.");
    expect(stdout).not.toContain('have ""');
  });

  it("of workloads to which a change does the same is true of each, and no pod of a test tool is among them", async () => {
    const pods = ["a", "b", "c", "d"].map((name) => [`${name}.yaml`, POD.replace(/name: \w+/, `name: ${name}`)]);
    const test = POD.replace(/name: \w+/, "name: of-a-test");
    const files = Object.fromEntries([...pods, ["tests/kyverno-test.yaml", ""], ["tests/resource.yaml", test]]);
    const cwd = temporaryFolder({ "taintlint.yaml": POOLS, ...files });
    const { stdout } = await runInProcess(["what-if", "general", "a=b:NoSchedule-"], cwd);
    expect(stdout).toContain("4 workloads may enter it now");
    expect(stdout).not.toMatch(/of-a-test|: it |^ +it /m);
    const judged = await runInProcess(["fit", "--format", "json"], cwd);
    expect(judged.stdout).toContain("of-a-test");
  });

  it("of a file that a cluster of the configuration reads, where another one is asked about", async () => {
    const cluster = (name: string, more = "") =>
      `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: ${name}}\nmanagedNodeGroups: [{name: g}${more}]\n`;
    const files = {
      "taintlint.yaml": "version: 1\nclusters: [{name: a, from: [a.yaml]}, {name: b, from: [b.yaml]}]\n",
      "a.yaml": cluster("a"),
      "b.yaml": cluster("b"),
      "pod.yaml": POD,
    };
    const unread = async (more: Readonly<Record<string, string>>) => {
      const { stdout, errors } = await runInProcess(["--cluster", "a"], temporaryFolder({ ...files, ...more }));
      expect(stdout).toMatch(/1 workload/);
      return `${stdout}${errors.map((one) => JSON.stringify(one)).join("\n")}`.match(/\S+ declares a \w+ that/g) ?? [];
    };
    expect(await unread({})).toEqual([]);
    expect(await unread({ "c.yaml": cluster("c", ", {name: h}") })).toEqual(["c.yaml:4 declares a ClusterConfig that"]);
  });

  it("of what is covered counts an object of an unknown kind that asks for nodes", async () => {
    const said = async (spec: string) => {
      const widget = `apiVersion: example.org/v1\nkind: Widget\nmetadata: {name: w}\nspec: {${spec}}\n`;
      const cwd = temporaryFolder({ "taintlint.yaml": POOLS, "pod.yaml": POD, "widget.yaml": widget });
      const { stdout } = await runInProcess([], cwd);
      expect(stdout).toContain("(2 documents, 1 workload, 2 pools)");
      return stdout;
    };
    expect((await said("nodeSelector: {pool: gpu}")).replaceAll(/\s+/g, " ")).toContain(
      "1 of 1 workload judged on every pool; 1 pod spec is a fragment, in values, patches or custom resources",
    );
    expect(await said("size: 1")).not.toContain("pod spec");
  });
});

describe("a hint", () => {
  it("says that a label without an effect is no taint, where it changes nothing", async () => {
    const asked = async (spec: string) => {
      const cwd = temporaryFolder({ "taintlint.yaml": POOLS, "pod.yaml": POD });
      return (await runInProcess(["what-if", "gpu", spec], cwd)).stdout;
    };
    const hint = '"x=y" is a label: a taint has an effect, for example "x=y:NoSchedule"\n';
    expect(await asked("x=y")).toContain(`nothing changes for the 1 workload\n${hint}`);
    expect(await asked("x=y:PreferNoSchedule")).not.toContain("is a label");
  });

  it.each([".taintlint.yaml", ".taintlint.yml"])("is not needed where the configuration is called %s", async (name) => {
    const cwd = temporaryFolder({ [name]: POOLS, "pod.yaml": POD });
    expect((await runInProcess(["pools"], cwd)).stdout).toContain(`${name}:3`);
    expect((await runInProcess([], cwd)).stdout).toContain("1 file (1 document, 1 workload, 2 pools)");
    expect(JSON.stringify((await runInProcess(["init"], cwd)).errors)).toContain("exists already");
  });

  it.each([
    ["NoExecut", "NoExecute"],
    ["NoSchedul", "NoSchedul"],
  ])("corrects effect %s beside the seconds of a NoExecute to %s", async (written, then) => {
    const toleration = `{key: a, operator: Exists, effect: ${written}, tolerationSeconds: 3}`;
    const cwd = temporaryFolder({ "taintlint.yaml": POOLS, "pod.yaml": POD_OF(`tolerations: [${toleration}]`) });
    const { stdout } = await runInProcess(["--fix-dry-run"], cwd);
    expect(stdout.includes(`+  tolerations: [${toleration.replace(written, "NoExecute")}]`)).toBe(then === "NoExecute");
    expect((await runInProcess([], cwd)).stdout).toContain(`effect "${written}"`);
  });
});

describe("the documentation", () => {
  it("names every sign of the reports beside the verdicts", () => {
    const page = readFileSync("docs/decisions.md", "utf8").split("\n## ")[0] ?? "";
    expect(CELL_MARKS.filter((mark) => !page.includes(mark))).toEqual([]);
    expect(page).toContain(`one of ${["no", "one", "two", "three", "four"][CELL_MARKS.length - 1]} verdicts`);
  });

  it("asks for the versions of Node.js that the package asks for", () => {
    const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(engines.node).toBe("^20.16.0 || >=22.3.0");
    const pages = ["README.md", "action.yml", ...["docs", "docs/developing", "templates"].flatMap(textsOf)];
    const said = pages.flatMap((page) => {
      const text = readFileSync(page, "utf8").replaceAll(/\s+/g, " ");
      return [...text.matchAll(/Node(?:\.js)?\b[^.]{0,20}?2\d.{0,25}?newer/g)].map(([words]) => [page, words]);
    });
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter(([, words]) => words?.endsWith("20.16, or 22.3 or newer") !== true)).toEqual([]);
  });

  it("has patterns for editors that read what is printed", async () => {
    const page = readFileSync("docs/editors.md", "utf8");
    const { tasks } = JSON.parse(/^```json\n(\{\n {2}"version"[\s\S]*?)^```/m.exec(page)?.[1] ?? "");
    const [, lua = ""] = /^ {4}"(\^.*\$)",$/m.exec(page) ?? [];
    const cwd = temporaryFolder({ "taintlint.yaml": POOLS, "a b/pod.yaml": POD_OF("nodeSelector: {pool: gpux}") });
    const [line = ""] = (await runInProcess(["--format", "concise"], cwd)).stdout.split("\n");
    const wanted = ["a b/pod.yaml", "6", "24", "error", "unschedulable", expect.stringMatching(/^no pool admits/)];
    for (const pattern of [
      tasks[0].problemMatcher.pattern.regexp,
      lua.replaceAll("%", "\\").replaceAll("\\a", "[a-z]"),
    ]) {
      expect([...(new RegExp(pattern).exec(line) ?? [])].slice(1)).toEqual(wanted);
    }
  });

  it("counts the formats of pools", () => {
    expect(readFileSync("README.md", "utf8")).toContain(`[${FORMATS.length} formats of node pools]`);
  });

  it("says of the table of what is certain what is not in it", () => {
    const page = readFileSync("docs/precision.md", "utf8").replaceAll(/\s+/g, " ");
    expect(page).toMatch(/workloads that are assigned to no cluster are not in this table, nor are releases/);
  });
});

function textsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:md|ya?ml)$/.test(name))
    .map((name) => join(folder, name));
}
