import { describe, expect, it } from "vitest";
import { locate } from "../../src/manifest/locate.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { placeInPodSpec } from "../../src/model/workload.js";
import { blankPlaceholders } from "../../src/yaml/placeholders.js";
import { fc, runsOf } from "../property.js";

const read = (text: string, path = "a.yaml") => readManifest({ path, text });

/** A Deployment; `labels` and `spec` are lines with their indentation. */
function deployment({
  labels = "",
  spec = "",
  containers = "",
  around = ["", ""],
}: Partial<Record<"labels" | "spec" | "containers", string>> & { around?: [string, string] }) {
  return `${around[0]}apiVersion: apps/v1
kind: Deployment
metadata:
  name: api
spec:
  template:
    metadata:
      labels:
        app: api
${labels}    spec:
${spec}      nodeSelector:
        pool: general
      containers:
        - name: api
${containers}          image: api
${around[1]}`;
}

/** Whether the workload is read, and what is told of it where it is not. */
function outcome(text: string) {
  const { workloads, placeholders = [], template, problems } = read(text);
  if (problems.length > 0) return problems.map(({ message }) => message);
  return workloads.length > 0 ? "judged" : (placeholders[0] ?? template ?? "nothing");
}

describe("placeholders that keep a manifest from being YAML", () => {
  it.each([
    ["a word of sed among labels", { labels: "        GEN3_DATE_LABEL\n" }],
    ["two of them", { labels: "        GEN3_DATE_LABEL\n        GEN3_HOST_LABEL\n" }],
    ["a word with hyphens as an entry", { containers: "          GEN3_COVID19-ETL_IMAGE\n" }],
    [
      "a word with a default",
      { containers: '          env:\n            - name: A\n              GEN3_A|-value: "x"-| # why\n' },
    ],
    ["a variable of envsubst as an entry", { labels: "        ${LABELS}\n" }],
    ["a value of Jinja without quotes", { containers: "          tty: {{ tty }}\n" }],
    ["a block of Helm in a container", { containers: "          {{- toYaml .resources | nindent 10 }}\n" }],
    [
      "a condition of Jinja in a container",
      { containers: "          {% if tty %}\n          tty: true\n          {% endif %}\n" },
    ],
    ["a condition around the whole", { around: ["{% if api %}\n", "{% endif %}\n"] as [string, string] }],
    [
      "a condition of Terraform in a container",
      { containers: "          %{ if tty ~}\n          tty: true\n          %{ endif ~}\n" },
    ],
    ["a comment of a template in the pod spec", { spec: "{# the pool of the team #}\n" }],
    ["two at signs", { containers: "          imagePullPolicy: @PULL@\n" }],
    ["names in braces", { containers: "          workingDir: {registry}/{name}:{tag}\n" }],
    ["two per cent signs", { containers: "          imagePullPolicy: %PULL%\n" }],
    ["a verb of printf", { containers: "          imagePullPolicy: %s\n          args:\n            - %d\n" }],
    [
      "an expression of ERB",
      { containers: "          tty: <%= tty %>\n          <% if tty %>\n          stdin: true\n          <% end %>\n" },
    ],
  ])("are left blank: %s", (_, parts) => {
    expect(outcome(deployment(parts))).toBe("judged");
    expect(read(deployment(parts)).blank).toBeDefined();
  });

  it.each([
    ["a word of sed in the pod spec", { spec: "      GEN3_TOLERATIONS\n" }, "GEN3_TOLERATIONS"],
    [
      "a block of Helm in the pod spec",
      { spec: "{{ toYaml .tolerations | indent 6 }}\n" },
      "{{ toYaml .tolerations | indent 6 }}",
    ],
    [
      "a condition in the pod spec",
      { spec: "      {% if gpu %}\n      tolerations: []\n      {% endif %}\n" },
      "{% if gpu %}",
    ],
    ["a toleration of Jinja", { spec: "      tolerations:\n        {{ tolerations }}\n" }, "{{ tolerations }}"],
    ["an item of sed", { spec: "      tolerations:\n        GEN3_TOLERATION\n" }, "GEN3_TOLERATION"],
    ["a value of Jinja", { spec: "      nodeName: {{ node }}\n" }, "{{ node }}"],
    ["two underscores", { spec: "      nodeName: __NODE__\n" }, "__NODE__"],
    ["names in braces", { spec: "      nodeName: {cluster}-{node}\n" }, "{cluster}"],
    ["a name in braces and quotes", { spec: '      nodeName: "{node}"\n' }, "{node}"],
    ["a verb of printf", { spec: "      nodeName: %s\n" }, "%s"],
    [
      "a text that SOPS encrypted",
      { spec: "      nodeName: ENC[AES256_GCM,data:a=,iv:b=,tag:c==,type:str]\n" },
      "ENC[AES256_GCM,data:a=,iv:b=,tag:c==,type:str]",
    ],
    ["a variable of the shell", { spec: "      nodeName: $NODE\n" }, "$NODE"],
    ["angle brackets", { spec: "      nodeName: <node-name>\n" }, "<node-name>"],
    [
      "an alternative",
      {
        spec: "      {% if a %}\n      hostNetwork: true\n      {% else %}\n      hostNetwork: false\n      {% endif %}\n",
      },
      "{% if a %}",
    ],
  ])("leave a workload out whose scheduling they touch: %s", (_, parts, mark) => {
    expect(outcome(deployment(parts))).toBe(mark);
  });

  it("leave the places of all else, and the texts that are written", () => {
    const text = deployment({ labels: "        GEN3_DATE_LABEL\n", containers: "          tty: {{ tty }}\n" }).replace(
      "name: api",
      "name: {{ app }}-api",
    );
    const [workload] = read(text).workloads;
    expect(workload?.name).toBe("{{ app }}-api");
    expect(workload && locate(placeInPodSpec(workload, ["nodeSelector", "pool"])).line).toBe(
      text.slice(0, text.indexOf("pool:")).split("\n").length,
    );
    expect(workload?.decodeErrors).toEqual([]);
  });

  it("hide no mistake that has nothing to do with them", () => {
    expect(outcome(deployment({ labels: "        GEN3_DATE_LABEL\n", spec: "      a: b: c\n" }))).toEqual([
      expect.stringContaining("not valid YAML"),
    ]);
  });

  it("let a key stand twice, because a tool may choose", () => {
    const twice = (mark: string) => deployment({ labels: mark, spec: "      nodeSelector: {}\n" });
    expect(read(twice("")).problems.map(({ kind }) => kind)).toEqual(["duplicate-key"]);
    expect(read(twice("        GEN3_DATE_LABEL\n")).problems).toEqual([]);
  });

  it("are no words of capitals where those are values", () => {
    const text = deployment({ spec: "      nodeName: ON_DEMAND\n" });
    expect([outcome(text), read(text).blank]).toEqual(["judged", undefined]);
  });

  it("count files with a suffix of a template only where they are YAML but for them", () => {
    const text = deployment({ labels: "        __LABELS__\n" });
    expect(read(text, "a.yaml.tpl").workloads).toHaveLength(1);
    const broken = read(`${text}  a: b: c\n`, "a.yaml.tpl");
    expect([broken.workloads, broken.problems, broken.template]).toEqual([[], [], undefined]);
  });
});

it("a blanked text has the length and the lines of the text", () => {
  const part = fc.constantFrom(
    "{{ a }}",
    "{% if b %}",
    "{% end %}",
    "  A_B",
    "x: ",
    "@a@",
    "%A%",
    "__a__",
    "\n",
    "\r\n",
    " ",
    "# c",
    "${D}",
    "<%= e %>",
    "'",
    "{",
    "}",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const text = parts.join("");
      const blanked = blankPlaceholders(text);
      if (blanked === undefined) return;
      expect(blanked.text.length).toBe(text.length);
      expect(blanked.text.replaceAll(/[^\r\n]/g, "")).toBe(text.replaceAll(/[^\r\n]/g, ""));
      for (const { start, end, text: mark } of blanked.blanks) expect(text.slice(start, end)).toBe(mark);
    }),
    { numRuns: runsOf(2_000) },
  );
});
