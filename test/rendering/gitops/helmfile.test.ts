import { describe, expect, it } from "vitest";
import { locate, rangeOfSpan, textPlaceOf } from "../../../src/manifest/locate.js";
import type { OutsideChart } from "../../../src/rendering/contract/outside-chart.js";
import { createGitops } from "../../../src/rendering/gitops/follow-gitops.js";
import { helmfileReleases } from "../../../src/rendering/gitops/helmfile.js";
import { planTargets } from "../../../src/rendering/gitops/plan-targets.js";
import { toValue } from "../../../src/yaml/node-value.js";
import { filesInMemory } from "./files-in-memory.js";

const BESIDE = {
  "charts/api/Chart.yaml": "name: api\n",
  "live/api.yaml": "a: 1\n",
  "live/prod.yaml": "a: 2\n",
  "live/open.yaml.gotmpl": `image: {{ requiredEnv "IMAGE" }}
url: "https://{{ .Values.Host }}/a"
{{ if eq .Environment.Name "prod" }}
web:
  nodeSelector: {pool: web}
{{ end }}
redis:
  enabled: {{ .Values.redis }}
`,
  "live/plain.yaml.gotmpl": "b: {{ .Values.b }}\n",
  "live/empty.gotmpl": "",
  "live/lines.yaml.gotmpl": "a: 1\n{{ toYaml .Values.more }}\n",
  "live/branches.gotmpl": "{{ if .Values.a }}\na: 1\n{{ else }}\na: 2\n{{ end }}\n",
  "live/key.gotmpl": "a:\n  {{ .Values.key }}: 1\n",
  "live/path.gotmpl": "a:\n  /aws/{{ .Values.key }}/x: 1\n",
  "live/blocks.gotmpl": "{{ if .Values.a }}\na: 1\n{{ end }}\n".repeat(501),
  "live/list.gotmpl": "- {{ .Values.a }}\n",
};
const LOCAL = "chart: ../charts/api";

const REPOSITORIES = `repositories:
  - {name: charts, url: https://charts.example.com}
  - {name: registry, url: registry.example.com/team, oci: true}
  - {name: twice, url: https://one.example.com}
  - {name: twice, url: https://two.example.com}
`;

/** The plan of a helmfile in `live/`; charts from elsewhere stand in a folder of their name. */
function planOf(text: string, path = "live/helmfile.yaml", hasOutside = true, more = {}) {
  const files = Object.entries({ ...BESIDE, ...more, [path]: text }).map(([one, own]) => ({ path: one, text: own }));
  const asked: OutsideChart[] = [];
  const outside = {
    folderOf(chart: OutsideChart) {
      asked.push(chart);
      return `locked/${chart.name}`;
    },
    holds: () => undefined,
  };
  const gitops = createGitops(
    [],
    files.map((file) => ({ file })),
  );
  const inRepository = filesInMemory(files);
  const { charts, open } = planTargets(gitops, hasOutside ? { ...inRepository, outside } : inRepository);
  const said = open.map(({ file, span, message }) => `${rangeOfSpan(file, span).line} ${message}`);
  return { charts, asked, said };
}

const release = (fields: string) =>
  `${REPOSITORIES}releases:\n  - name: api\n    ${fields.replaceAll("\n", "\n    ")}\n`;

describe("releases of a helmfile", () => {
  it("are read with the charts and values that stand in the repository", () => {
    const { charts, said } = planOf(
      `${release("namespace: shop\nchart: ../charts/api\nvalues: [api.yaml, prod.yaml, {a: 3}, {b: {c: 4}}]\nsecrets: [secret.yaml]\nneeds: [x]")}helmDefaults: {wait: true, timeout: 60}\n`,
    );
    expect(said).toEqual([]);
    const [chart] = charts;
    expect(charts).toMatchObject([
      {
        folder: "charts/api",
        owner: "helmfile release shop/api",
        namespace: "shop",
        releaseName: "api",
        valuesFiles: ["live/api.yaml", "live/prod.yaml"],
      },
    ]);
    expect(chart?.values && toValue(chart.values.node)).toEqual({ a: 3, b: { c: 4 } });
    const place = chart?.values && { ...chart.values.place, path: ["b", "c"] };
    expect(place && locate(place).line).toBe(10);
  });

  it.each([
    ["charts/redis", "1.10", { name: "redis", address: "https://charts.example.com", wanted: "1.10" }],
    ["registry/redis", "1.0.0", { name: "redis", address: "oci://registry.example.com/team/redis", wanted: "1.0.0" }],
    ["oci://example.com/a/redis", "~1", { name: "redis", address: "oci://example.com/a/redis", wanted: "~1" }],
  ])("take the chart %s from elsewhere", (chart, version, wanted) => {
    const { charts, asked, said } = planOf(release(`chart: ${chart}\nversion: ${version}`));
    expect([asked, said]).toEqual([[wanted], []]);
    expect(charts).toMatchObject([{ folder: "locked/redis", valuesFiles: [] }]);
  });

  it.each([
    ["charts/redis", true, 1],
    ["charts/redis", false, 0],
    ["", false, 0],
    ["../charts/api", false, 1],
  ])("of chart %s stay open with a word, if charts from elsewhere are there (%s)", (chart, hasOutside, words) => {
    const { charts, said } = planOf(release(`chart: ${chart}\nargs: [a]`), undefined, hasOutside);
    expect([charts, said]).toEqual([[], Array(words).fill('9 helmfile release "api" is not rendered: it has "args"')]);
  });

  it("have what a template fills in as variables, and what it decides in two ways", () => {
    const { charts, said } = planOf(
      release(
        `${LOCAL}\nvalues: [api.yaml, open.yaml.gotmpl, empty.gotmpl, {image: ref+vault://secret/a, b: {c: 4}}]\nset: [{name: b.d, value: "5,6"}]`,
      ),
    );
    expect(said).toEqual([]);
    const [chart] = charts;
    const common = {
      image: "__helmfile_ref_vault_secret_a__",
      url: "https://__helmfile_values_host__/a",
      b: { c: 4, d: "5,6" },
    };
    const known = { ...common, redis: { enabled: "__helmfile_values_redis__" } };
    expect(chart?.values && toValue(chart.values.node)).toEqual(known);
    expect(chart?.otherwise && toValue(chart.otherwise)).toEqual({
      ...common,
      web: { nodeSelector: { pool: "web" } },
      redis: { enabled: false },
    });
    const place = chart?.values && { ...chart.values.place, path: ["redis", "enabled"] };
    expect(place && [locate(place).line, textPlaceOf(place).file.path]).toEqual([8, "live/open.yaml.gotmpl"]);
  });

  it("have one way where a template decides no switch and no block", () => {
    const [chart] = planOf(
      release(`${LOCAL}\nvalues: [plain.yaml.gotmpl, path.gotmpl]\nsetString: [{name: c, value: 1}]`),
    ).charts;
    const a = { "/aws/__helmfile_values_key__/x": 1 };
    expect(chart?.values && toValue(chart.values.node)).toEqual({ a, b: "__helmfile_values_b__", c: "1" });
    expect(chart?.otherwise).toBeUndefined();
  });

  it("take values in the order that is written", () => {
    const order = "values: [api.yaml, {a: 5, e: 6}, prod.yaml, {f: 7}]";
    const [chart] = planOf(release(`${LOCAL}\n${order}`)).charts;
    expect(chart?.valuesFiles).toEqual(["live/api.yaml"]);
    expect(chart?.values && toValue(chart.values.node)).toEqual({ a: 2, e: 6, f: 7 });
  });

  it("may have hooks, which change no file of the repository", () => {
    const hooks = 'hooks: [{events: [prepare], command: sh, args: ["{{ .Release.Name }}"]}]';
    expect(planOf(`${hooks}\n${release(`${LOCAL}\n${hooks}`)}`)).toMatchObject({ charts: [{}], said: [] });
  });

  it("share values files with charts that read other values of them", () => {
    const { charts } = planOf(
      `${release(`${LOCAL}\nvalues: [api.yaml, prod.yaml]`)}  - {name: b, chart: charts/redis, values: [api.yaml, open.yaml.gotmpl]}\n  - {name: c, ${LOCAL}, values: [prod.yaml, open.yaml.gotmpl]}\n`,
    );
    expect(charts.map(({ releaseName, shared }) => [releaseName, shared])).toEqual([
      ["api", ["live/api.yaml"]],
      ["b", ["live/api.yaml", "live/open.yaml.gotmpl"]],
      ["c", ["live/open.yaml.gotmpl"]],
    ]);
  });

  it("are those of each cluster, even if one is as another", () => {
    const both = `${release("chart: ../charts/api")}  - {name: api, chart: ../charts/api}\n`;
    expect(planOf(both).charts).toHaveLength(2);
  });

  it("are those of YAML alone that is a helmfile's", () => {
    const text = "releases: [{name: api, chart: ../charts/api}]\n";
    const countOf = (path: string, own = text) => helmfileReleases({ path, text: own }).length;
    const paths = [
      "helmfile.yaml.gotmpl",
      "helmfile.d/10.yaml",
      "a/helmfile-prod.yml",
      "values.yaml",
      "myhelmfile/a.yaml",
      "helmfile.yaml.j2",
    ];
    expect(paths.map((path) => countOf(path))).toEqual([1, 1, 1, 0, 0, 0]);
    expect(countOf("clusters/a.yaml", `helmDefaults: {wait: true}\n---\n${text}`)).toBe(1);
    expect(countOf("helmfile.yaml", `kind: Deployment\n${text}`)).toBe(0);
    expect(countOf("helmfile.yaml", text.replace("}", ", installed: false}"))).toBe(0);
  });
});

describe("what a helmfile leaves to a program stays open, at its line", () => {
  it.each([
    [
      "lines of a template of values",
      release(`${LOCAL}\nvalues:\n  - api.yaml\n  - lines.yaml.gotmpl`),
      11,
      "its values are open: a template adds lines to them",
    ],
    [
      "branches of a template of values",
      release(`${LOCAL}\nvalues: [branches.gotmpl]`),
      9,
      "its values are open: a template adds lines to them",
    ],
    [
      "a key of values",
      release(`${LOCAL}\nvalues: [key.gotmpl]`),
      9,
      "its values are open: a template names a key of them",
    ],
    [
      "hundreds of blocks",
      release(`${LOCAL}\nvalues: [blocks.gotmpl]`),
      9,
      "its values are open: a template has too many blocks in them",
    ],
    [
      "a list as values",
      release(`${LOCAL}\nvalues: [list.gotmpl]`),
      9,
      "its values are open: they are not one mapping",
    ],
    [
      "an item of a list that is set",
      release(`${LOCAL}\nset: [{name: "a[0].b", value: 1}]`),
      9,
      '"set" is more than a name and a value',
    ],
    [
      "a file that is set",
      release(`${LOCAL}\nset:\n  - {name: a, value: 1}\n  - {name: b, file: b.txt}`),
      11,
      '"set" is more than a name and a value',
    ],
    [
      "a template that is set",
      release(`${LOCAL}\nset: [{name: a, value: '{{ env "A" }}'}]`),
      7,
      "a template decides it",
    ],
    [
      "values of an address",
      release(`${LOCAL}\nvalues: ["git::https://example.com/a@b.yaml"]`),
      9,
      'values "git::https://example.com/a@b.yaml" are made by a program',
    ],
    [
      "values of an absolute path",
      release(`${LOCAL}\nvalues: [/etc/passwd.yaml]`),
      9,
      'values "/etc/passwd.yaml" are made by a program',
    ],
    [
      "values outside",
      release(`${LOCAL}\nvalues: [../../secret.yaml]`),
      9,
      'values file "../../secret.yaml" is not in the repository',
    ],
    [
      "a mistyped name",
      release(`${LOCAL}\nvalues: [apii.yaml]`),
      9,
      'values file "apii.yaml" is not in the repository',
    ],
    ["a function", release(`${LOCAL}\nversion: {{ exec "./version.sh" (list) }}`), 7, "a template decides it"],
    [
      "a function as values",
      release(`${LOCAL}\nvalues: ['{{ fetchSecretValue "ref+vault://a" }}']`),
      7,
      "a template decides it",
    ],
    [
      "a name of a values file that another part gives",
      `x: &x {values: ["{{ .Environment.Name }}.yaml"]}\n${release(`${LOCAL}\n<<: *x`)}`,
      1,
      "a template decides it",
    ],
    ["a secret as a version", release(`${LOCAL}\nversion: ref+vault://secret/a`), 7, "a template decides it"],
    [
      "a block",
      `${REPOSITORIES}releases:\n{{ if eq .Environment.Name "prod" }}\n  - name: api\n    ${LOCAL}\n{{ end }}\n`,
      8,
      "a template decides it",
    ],
    ["a post-renderer", release(`${LOCAL}\npostRenderer: ./patch.sh`), 9, 'it has "postRenderer"'],
    ["arguments", `${release(LOCAL)}helmDefaults:\n  args: [--set, a=b]\n`, 7, 'its helmfile has "args"'],
    ["bases", `bases: [../../outside.yaml]\n${release(LOCAL)}`, 8, 'its helmfile has "bases"'],
    ["a chart outside", release("chart: ../../elsewhere"), 8, 'chart "../../elsewhere" is not in the repository'],
    ["an inherited chart", release("namespace: a"), 7, 'chart "" is not in the repository'],
  ])("%s", (_, text, line, why) => {
    const { charts, said } = planOf(text);
    expect(said).toEqual([`${line} helmfile release "api" is not rendered: ${why}`]);
    expect(charts).toEqual([]);
  });

  it("and asks no address that is not there once", () => {
    const { charts, said, asked } = planOf(release("chart: twice/redis"));
    expect([asked, said, charts]).toEqual([[], [], []]);
  });

  it.each([
    ["values that all share", "values: [*x]", 3000],
    ["values that all share and change", "values: [*x, {a: {b: 1}}]", 17],
    ["a file that all share", "values: [shared.gotmpl]", 3000],
  ])("bounded, however many there are: %s", (_, values, most) => {
    const shared = `${Array.from({ length: 20_000 }, (_, index) => `k${index}: {{ .Values.x }}\n`).join("")}`;
    const x = `x: &x {a: {${Array.from({ length: 30_000 }, (_, index) => `k${index}: 1`).join(", ")}}}\n`;
    const text = `${x}${release(LOCAL)}${`  - {name: api, chart: ../charts/api, ${values}}\n`.repeat(3000)}`;
    const begin = performance.now();
    const { charts, said } = planOf(text, undefined, true, { "live/shared.gotmpl": shared });
    expect(charts.length + said.length).toBe(3001);
    expect(charts.length).toBeLessThanOrEqual(most + 1);
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});
