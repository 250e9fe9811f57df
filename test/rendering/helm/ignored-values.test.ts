import { describe, expect, it } from "vitest";
import { planCharts } from "../../../src/rendering/helm/plan-charts.js";
import { textFiles } from "./text-files.js";

const VALUES = "workers:\n  tolerations: [{key: a, operator: Exists}]\n";

interface Case {
  readonly template: string;
  readonly values?: string;
  readonly chart?: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly output?: string;
}

/** The paths of the values that are said to be ignored. */
function ignored({ template, values = VALUES, chart = "", more = {}, output = "" }: Case): string[] {
  const files = textFiles({
    "Chart.yaml": `name: api\n${chart}`,
    "values.yaml": values,
    "templates/a.yaml": template,
    ...more,
  });
  const roots = planCharts({ charts: ["Chart.yaml"], declared: [], targets: [], kubernetesVersion: undefined, files });
  const problems = roots.flatMap((root) => root.interpret([{ value: output }]).value?.problems ?? []);
  return problems.map(({ message }) => message.split('"')[1] ?? "");
}

describe("said to be ignored", () => {
  const cases: readonly (readonly [string, Case])[] = [
    ["nothing reads it", { template: "kind: Pod" }],
    ["a sibling is read", { template: "{{ .Values.workers.image }} {{ toYaml .Values.web.tolerations }}" }],
    ["only asked whether its holder is set", { template: "{{- if .Values.workers }}x{{ end }}" }],
    ["read in a comment only", { template: "{{/* toYaml .Values.workers.tolerations */}}" }],
    ["named outside of actions", { template: "# see .Values.workers.tolerations" }],
    ["a key that begins alike is read", { template: "{{ .Values.workers.tolerationsExtra }}" }],
  ];
  it.each(cases)("%s", (_, one) => {
    expect(ignored(one)).toEqual(["workers.tolerations"]);
  });

  it("node selectors and affinities, too, by the end of their keys", () => {
    const values = "nodeSelector: {a: b}\nwebAffinity: {podAffinity: {}}\nextraTolerations: [{key: a}]\n";
    expect(ignored({ template: "x", values })).toEqual(["nodeSelector", "webAffinity", "extraTolerations"]);
  });
});

describe("a key that is nearly the right one", () => {
  const values = "workers:\n  toleration: [{key: a, operator: Exists}]\n";

  it("is said to be ignored, with what the templates read instead", () => {
    const files = textFiles({
      "Chart.yaml": "name: api\n",
      "values.yaml": values,
      "templates/a.yaml": "{{ toYaml .Values.workers.tolerations }}",
    });
    const plan = { charts: ["Chart.yaml"], declared: [], targets: [], kubernetesVersion: undefined, files };
    const problems = planCharts(plan).flatMap((root) => root.interpret([{ value: "" }]).value?.problems ?? []);
    expect(problems.map(({ message }) => message)).toEqual([
      '"workers.toleration" is set, and no template of the chart reads it: templates read `workers.tolerations`',
    ]);
  });

  it.each([
    ["nodeSelector: {a: b}", ".nodeSelectr", "nodeSelectr"],
    ["nodeSelector: {a: b}", ".pod.nodeSelector", "pod.nodeSelector"],
    ["pod:\n  nodeSelector: {a: b}", ".nodeSelector", "nodeSelector"],
    ["pod:\n  nodeSelector: {a: b}", ".pods.nodeSelector }}{{ .Values.pod.web.nodeSelector", "pod.web.nodeSelector"],
    ["nodeSelector: {a: b}", ".web.nodeSelector }}{{ .Values.api.nodeSelector", undefined],
  ])("is reported at the values where the template is the one that is wrong: %s, %s", (given, read, right) => {
    const files = textFiles({
      "Chart.yaml": "name: api\n",
      "values.yaml": `${given}\n`,
      "templates/a.yaml": `{{- with .Values${read} }}{{ toYaml . }}{{ end }}`,
    });
    const plan = { charts: ["Chart.yaml"], declared: [], targets: [], kubernetesVersion: undefined, files };
    const problems = planCharts(plan).flatMap((root) => root.interpret([{ value: "" }]).value?.problems ?? []);
    const said = right === undefined ? "" : `: templates read \`${right}\``;
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(new RegExp(`no template of the chart reads it${said}$`)),
    ]);
  });

  it("is what the chart calls it where a template reads it", () => {
    expect(ignored({ template: "{{ toYaml .Values.workers.toleration }}", values })).toEqual([]);
  });
});

describe("not said to be ignored", () => {
  const pod = 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {tolerations: [{key: "a", operator: Exists}]}\n';
  const cases: readonly (readonly [string, Case])[] = [
    ["read", { template: "{{ toYaml .Values.workers.tolerations }}" }],
    ["read from the root", { template: "{{ with $.Values.workers.tolerations }}{{ end }}" }],
    ["an item of it is read", { template: "{{ (index .Values.workers.tolerations 0).key }}" }],
    ["read by a condition", { template: "{{ if .Values.workers.tolerations }}{{ end }}" }],
    ["its holder is entered", { template: "{{ with .Values.workers }}{{ .image }}{{ end }}" }],
    ["its holder is kept", { template: "{{ $w := .Values.workers }}" }],
    ["its holder is handed on", { template: '{{ include "pod" (dict "part" .Values.workers) }}' }],
    ["all values are gone through", { template: "{{ range $k, $v := .Values }}{{ end }}" }],
    ["a key is made up", { template: '{{ index .Values "workers" $x }}' }],
    ["other files may be templates", { template: '{{ tpl (.Files.Get "pod.yaml") . }}' }],
    ["a named template reads it", { template: "x", more: { "templates/_a.tpl": "{{ .Values.workers.tolerations }}" } }],
    [
      "a library in charts/ reads it",
      {
        template: "x",
        more: { "charts/l/Chart.yaml": "name: l\n", "charts/l/templates/_a.tpl": "{{ .Values.workers.tolerations }}" },
      },
    ],
    [
      "another value, filled in as a template, may read it",
      { template: "{{ tpl .Values.x . }}", values: `${VALUES}x: "{{ .Values.workers.tolerations }}"\n` },
    ],
    ["packed charts are not seen", { template: "x", more: { "charts/l-1.tgz": "" } }],
    [
      "it is a dependency's, and nothing was rendered to compare",
      {
        template: "x",
        chart: "dependencies: [{name: w, alias: workers}]\n",
        more: { "charts/w/Chart.yaml": "name: w\n" },
      },
    ],
    ["it is everybody's", { template: "x", values: `global:\n  ${VALUES.replace("\n", "\n  ")}` }],
    ["it is empty", { template: "x", values: "tolerations: []\nnodeSelector: {}\naffinity: {}\n" }],
    ["it is no list of tolerations", { template: "x", values: "tolerations: standard\n" }],
    ["a workload carries it", { template: "x", output: pod }],
  ];
  it.each(cases)("%s", (_, one) => {
    expect(ignored(one)).toEqual([]);
  });
});

/** The parts of a release: what helm prints for it is told by a function of its values. */
type Print = (values: Record<string, unknown>) => string;

const REACHED = '{{ range $name, $part := .Values.parts }}{{ include "pod" $part }}{{ end }}';
const PARTS = `parts:
  web:
    image: example.org/web
    tolerations: [{key: a, operator: Exists}]
`;
const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: example.org/web}]}\n";

interface Trial {
  readonly ignored: readonly string[];
  readonly renderings: number;
}

/** Tries the values of a chart until it asks for no further rendering. */
function tried(print: Print, values = PARTS, more: Readonly<Record<string, string>> = {}): Trial {
  const files = textFiles({
    "Chart.yaml": "name: api\n",
    "values.yaml": values,
    "templates/a.yaml": REACHED,
    ...more,
  });
  const plan = { charts: ["Chart.yaml"], declared: [], targets: [], kubernetesVersion: undefined, files };
  const [root] = planCharts(plan);
  if (root?.next === undefined) throw new Error("the chart is not planned");
  const outcomes: { value: string }[] = root.requests.map(() => ({ value: POD }));
  const own = outcomes.length;
  for (let asked = root.next(outcomes); asked !== undefined; asked = root.next(outcomes)) {
    expect(asked.isDigest).toBe(true);
    outcomes.push({ value: print(JSON.parse(asked.files.at(-1)?.text ?? "")) });
  }
  const problems = root.interpret(outcomes).value?.problems ?? [];
  return { ignored: problems.map(({ message }) => message), renderings: outcomes.length - own };
}

const part = (values: Record<string, unknown>, name = "web") =>
  ((values.parts ?? {}) as Record<string, Record<string, unknown> | undefined>)[name] ?? {};
const IGNORED = ['"parts.web.tolerations" is set, and the chart renders the same without it'];

describe("a value that templates may read is tried", () => {
  it("is said to be ignored where the chart renders the same without it", () => {
    expect(tried(() => "same")).toEqual({ ignored: IGNORED, renderings: 4 });
  });

  it("is used where the rendering differs", () => {
    expect(tried((values) => JSON.stringify(part(values)))).toEqual({ ignored: [], renderings: 2 });
  });

  it("is used where it differs once another value does not hide it", () => {
    const values = `${PARTS}defaults:\n  tolerations: [{key: b, operator: Exists}]\n`;
    const template = { "templates/b.yaml": "{{ toYaml .Values.defaults.tolerations }}" };
    const print: Print = (changes) => (changes.defaults === undefined ? "hidden" : JSON.stringify(part(changes)));
    expect(tried(print, values, template)).toEqual({ ignored: [], renderings: 2 });
  });

  it("is used where a change shows it, although null does not remove it", () => {
    const all = PARTS.replace("tolerations: [{key: a, operator: Exists}]", "nodeSelector: {a: b}");
    const print: Print = (values) => (part(values).nodeSelector === null ? "kept" : JSON.stringify(part(values)));
    expect(tried((values) => (values.parts === undefined ? "kept" : print(values)), all)).toEqual({
      ignored: [],
      renderings: 4,
    });
  });

  it("tells nothing where a rendering fails", () => {
    const files = textFiles({ "Chart.yaml": "name: api\n", "values.yaml": PARTS, "templates/a.yaml": REACHED });
    const plan = { charts: ["Chart.yaml"], declared: [], targets: [], kubernetesVersion: undefined, files };
    const [root] = planCharts(plan);
    const failed = [{ value: POD }, ...Array.from({ length: 4 }, () => ({ problem: "failed" }))];
    expect(root?.next?.(failed.slice(0, 1))).toBeDefined();
    expect(root?.interpret(failed).value?.problems).toEqual([]);
  });
});

describe("a value that templates may read is not tried", () => {
  const cases: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
    ["its component is off", PARTS.replace("web:", "web:\n    enabled: false"), {}],
    ["its component is not rendered", PARTS.replace("example.org/web", "example.org/other"), {}],
    [
      "a template reads it by its whole path",
      PARTS,
      { "templates/b.yaml": "{{ if .Values.more }}{{ toYaml .Values.parts.web.tolerations }}{{ end }}" },
    ],
    [
      "its key is one of the chart's own",
      PARTS.replace("tolerations", "cronTolerations"),
      { "templates/_pod.tpl": '{{ define "pod" }}{{ .cronTolerations }}{{ end }}' },
    ],
    ["it is for all charts", PARTS.replace("parts:", "global:"), {}],
  ];
  it.each(cases)("%s", (_, values, more) => {
    expect(tried(() => "same", values, more)).toEqual({ ignored: [], renderings: 0 });
  });

  const OWN = "tolerations: [{key: a, operator: Exists}]\n";
  const within = (type: string, text: string) => ({
    "charts/sub/Chart.yaml": "name: sub\n",
    "charts/sub/templates/_a.tpl": text,
    ...(type === "library" ? {} : { "charts/sub/templates/a.yaml": text }),
    "templates/a.yaml": '{{ include "all" .Values }}',
  });
  const reads = "{{ toYaml .Values.tolerations }}";

  it("but is where a subchart reads the same path of its own values, defined or not", () => {
    for (const text of [reads, `{{ define "all" }}${reads}{{ end }}`]) {
      const told = tried(() => "same", OWN, within("application", text)).ignored;
      expect(told).toEqual(['"tolerations" is set, and the chart renders the same without it']);
    }
    expect(tried(() => "same", OWN, within("library", `{{ define "all" }}${reads}{{ end }}`)).renderings).toBe(0);
  });

  it("but is where a subchart alone knows its first key", () => {
    const values = `monitor:\n  spec: {${OWN.trim()}}\n`;
    const template = (type: string) => ({
      ...within(type, '{{ define "all" }}{{ .Values.monitor.on }}{{ end }}'),
      "values.yaml": "",
      "ci/a-values.yaml": values,
    });
    expect(tried(() => "same", "", template("application")).ignored).toHaveLength(1);
    expect(tried(() => "same", "", template("library")).renderings).toBe(0);
  });

  it("but is where its key belongs to another chart", () => {
    const values = "controller:\n  nodeSelector: {a: b}\n";
    const template = {
      "templates/a.yaml": '{{ include "all" .Values }}',
      "values.yaml": "",
      "ci/a-values.yaml": values,
    };
    expect(tried(() => "same", "", template).ignored).toEqual([
      '"controller.nodeSelector" is set, and the chart renders the same without it',
    ]);
  });
});
