import { describe, expect, it } from "vitest";
import { formatAzureIssues } from "../../src/reporters/azure-issues.js";
import { fc } from "../property.js";
import { HOSTILE_TEXTS } from "./hostile-names.js";
import { sampleFinding } from "./samples.js";

const inInfra = (file: string) => `infra/${file}`;
const ESCAPES = ["%3B=;", "%0D=\r", "%0A=\n", "%5D=]", "%AZP25=%"];

/** One escape after the other, the percent sign last, as the agent does. */
function undo(text: string): string {
  return ESCAPES.reduce((result, pair) => {
    const [escaped = "", ...character] = pair.split("=");
    return result.replaceAll(escaped, character.join("="));
  }, text);
}

/** Reads a line as the agent does. Upstream: microsoft/azure-pipelines-agent Command.cs TryParse. */
function parseCommand(line: string) {
  const begin = line.indexOf("##vso[") + "##vso[".length;
  const end = line.indexOf("]", begin);
  const [command = "", fields = ""] = line.slice(begin, end).split(/ (.*)/s);
  const properties = fields.split(";").map((field): [string, string] => {
    const [key = "", value = ""] = field.split(/=(.*)/s);
    return [key, undo(value)];
  });
  return { command, properties: Object.fromEntries(properties), message: undo(line.slice(end + 1)) };
}

describe("formatAzureIssues", () => {
  it("writes a finding as an issue at its place, from the root of the repository", () => {
    const finding = sampleFinding({ severity: "error", details: ["gpu: 100% cordoned; again [x]"] });
    expect(formatAzureIssues({ findings: [finding] }, inInfra)).toBe(
      "##vso[task.logissue type=error;sourcepath=infra/k8s/api.yaml;linenumber=31;columnnumber=18;code=near-miss-toleration]" +
        'toleration has value "true", pool gpu is tainted "present"%3B gpu: 100%AZP25 cordoned%3B again [x%5D\n',
    );
  });

  it("links to no file of another checkout", () => {
    const finding = sampleFinding({ severity: "error" });
    const said = formatAzureIssues({ findings: [finding] }, (file) => `../infra/${file}`);
    const { properties, message } = parseCommand(said.trimEnd());
    expect(properties).toEqual({ type: "error", code: "near-miss-toleration" });
    expect(message).toMatch(/^\.\.\/infra\/k8s\/api\.yaml:31: toleration has value /);
  });

  it("writes at most ten errors and ten warnings, no notes, and says where the others are", () => {
    const severities = ["note", "warning", "error"] as const;
    const findings = Array.from({ length: 60 }, (_, index) =>
      sampleFinding({ severity: severities[index % 3] ?? "note" }),
    );
    const lines = formatAzureIssues({ findings }, inInfra).trimEnd().split("\n");
    const types = lines.slice(0, -1).map((line) => parseCommand(line).properties.type);
    expect(types).toEqual([...Array(10).fill("error"), ...Array(10).fill("warning")]);
    expect(lines.at(-1)).toBe('40 findings have no annotation (10 errors, 10 warnings, 20 notes): see format "text"');
  });

  it("is empty when there is nothing to say", () => {
    expect(formatAzureIssues({ findings: [] }, inInfra)).toBe("");
  });

  it.each(HOSTILE_TEXTS)("lets %j end no command and begin none", (text) => {
    const source = { file: text, line: 1, column: 1, endLine: 1, endColumn: 2 };
    const lines = formatAzureIssues(
      { findings: [sampleFinding({ rule: text, message: text, source })] },
      inInfra,
    ).slice(0, -1);
    expect(lines).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(Object.keys(parseCommand(lines).properties)).toEqual([
      ...["type", "sourcepath", "linenumber", "columnnumber", "code"],
    ]);
  });

  it("is undone by the agent for every text", () => {
    const unit = fc.constantFrom("%", ";", "]", "[", "=", "#", "##vso[", "0", "A", "3B", "5D", "AZP25", " ", "é");
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1 }), (text) => {
        const line = formatAzureIssues({ findings: [sampleFinding({ rule: text, message: text })] }, inInfra).slice(
          0,
          -1,
        );
        const { command, properties, message } = parseCommand(line);
        expect([command, properties.code, message]).toEqual(["task.logissue", text, text]);
      }),
    );
  });
});
