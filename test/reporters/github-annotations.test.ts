import { describe, expect, it } from "vitest";
import { formatGithubAnnotations } from "../../src/reporters/github-annotations.js";
import { HOSTILE_TEXTS } from "./hostile-names.js";
import { sampleFinding } from "./samples.js";

describe("formatGithubAnnotations", () => {
  it("writes a finding as a workflow command", () => {
    const finding = sampleFinding({ details: ["gpu: cordoned"], help: "write:\nvalue: present" });
    expect(formatGithubAnnotations([finding])).toEqual({
      commands: [
        "::warning file=k8s/api.yaml,line=31,endLine=31,col=18,endColumn=24,title=taintlint near-miss-toleration::" +
          'toleration has value "true", pool gpu is tainted "present"%0A- gpu: cordoned%0A' +
          "taintlint.yaml:9 pool gpu is tainted here%0Awrite:%0Avalue: present",
      ],
      closing: null,
    });
  });

  it.each([0, 1, 2, 3, 9])("keeps what to write whole, with %i reasons before it", (number) => {
    const details = Array.from({ length: number }, (_, index) => `reason ${index}`);
    const help = "add to the pod spec:\ntolerations:\n  - {key: a}\n  - {key: b}\n  - {key: c}\n  - {key: d}";
    const { commands } = formatGithubAnnotations([sampleFinding({ details, help, related: [] })]);
    const reasons = ["- reason 0", number > 2 ? `and ${number - 1} more` : "- reason 1"].slice(0, number);
    expect((commands[0] ?? "").split("%0A").slice(1)).toEqual([...reasons, ...help.split("\n")]);
  });

  it("has five lines where the help is one", () => {
    const details = Array.from({ length: 9 }, (_, index) => `reason ${index}`);
    const { commands } = formatGithubAnnotations([sampleFinding({ details, help: "write it" })]);
    const lines = (commands[0] ?? "").split("%0A").slice(1);
    expect(lines).toEqual(["- reason 0", "- reason 1", "and 8 more", "write it"]);
  });

  it("drops the columns of a range of several lines", () => {
    const source = { file: "a.yaml", line: 9, column: 3, endLine: 14, endColumn: 1 };
    const { commands } = formatGithubAnnotations([sampleFinding({ source })]);
    expect(commands[0]).toMatch(/^::warning file=a.yaml,line=9,endLine=13,title=/);
  });

  it("keeps the column where a block of one line ends at the next", () => {
    const source = { file: "a.yaml", line: 9, column: 3, endLine: 10, endColumn: 1 };
    const { commands } = formatGithubAnnotations([sampleFinding({ source })]);
    expect(commands[0]).toMatch(/^::warning file=a.yaml,line=9,endLine=9,col=3,title=/);
  });

  it("puts errors first, keeps the order of the files, and calls notes notices", () => {
    const findings = (["note", "warning", "error", "warning", "error"] as const).map((severity, index) =>
      sampleFinding({ severity, message: `m${index}` }),
    );
    const { commands } = formatGithubAnnotations(findings);
    expect(commands.map((line) => line.replace(/^::(\w+) .*::(m\d).*$/, "$1 $2"))).toEqual([
      "error m2",
      "error m4",
      "warning m1",
      "warning m3",
      "notice m0",
    ]);
  });

  it("writes at most ten of each level and says where the others are", () => {
    const findings = Array.from({ length: 5000 }, (_, index) =>
      sampleFinding({ severity: index % 2 === 0 ? "error" : "note" }),
    );
    const annotations = formatGithubAnnotations(findings);
    expect(annotations.commands).toHaveLength(20);
    expect(annotations.closing).toBe("4980 findings have no annotation (2490 errors, 2490 notes): see the job summary");
  });

  it("names files from the root of the repository, and puts changed lines first", () => {
    const findings = ["a", "b", "c"].map((name) =>
      sampleFinding({ source: { file: `${name}.yaml`, line: 1, column: 1, endLine: 1, endColumn: 2 } }),
    );
    const { commands } = formatGithubAnnotations([sampleFinding({ severity: "error" }), ...findings], {
      repositoryPath: (file) => `shop/${file}`,
      isChanged: ({ source }) => source.file === "c.yaml",
    });
    const files = commands.map((line) => /file=([^,]*)/.exec(line)?.[1]);
    expect(files).toEqual(["shop/k8s/api.yaml", "shop/c.yaml", "shop/a.yaml", "shop/b.yaml"]);
  });

  it("leaves room where an annotation is already used up", () => {
    const findings = Array.from({ length: 10 }, () => sampleFinding({ severity: "error" }));
    const annotations = formatGithubAnnotations(findings, { limits: { error: 9 }, elsewhere: "the artifact" });
    expect(annotations.commands).toHaveLength(9);
    expect(annotations.closing).toBe("1 finding has no annotation (1 error): see the artifact");
  });

  it("cuts a message at GitHub's limit", () => {
    const message = "m".repeat(60_000);
    const messageWith = (help: string) =>
      formatGithubAnnotations([sampleFinding({ message, help })])
        .commands[0]?.split("::")[2]
        ?.replaceAll("%0A", "\n");
    expect(messageWith("")).toBe(`${"m".repeat(4093)}...`);
    expect(messageWith("write:\na: b")).toBe(`${"m".repeat(4081)}...\nwrite:\na: b`);
    expect(messageWith("h".repeat(60_000))).toHaveLength(4096);
  });

  it.each(HOSTILE_TEXTS)("lets %j begin no command", (text) => {
    const finding = sampleFinding({
      rule: text,
      message: text,
      help: text,
      details: [text],
      source: { file: text, line: 1, column: 1, endLine: 1, endColumn: 2 },
      related: [{ file: text, line: 1, column: 1, endLine: 1, endColumn: 2, message: text }],
    });
    const { commands } = formatGithubAnnotations([finding]);
    expect(commands).toHaveLength(1);
    expect(commands[0]).not.toMatch(/[\r\n]/);
    const [empty, head = "", ...message] = (commands[0] ?? "").split("::");
    expect(empty).toBe("");
    expect(head).toMatch(/^warning file=[^:,]*,line=1,endLine=1,col=1,endColumn=2,title=[^:,]*$/);
    expect(message.join("::")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});
