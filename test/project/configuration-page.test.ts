import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { KNOWN_RULES } from "../../src/lint/configuration/rule-settings.js";
import { CONFIGURATION_NAMES } from "../../src/sources/disk/find-configuration.js";

const page = readFileSync("docs/configuration.md", "utf8");
const sections = page.split(/^### /m).slice(1);
const { properties } = JSON.parse(readFileSync("schema/taintlint.schema.json", "utf8"));

describe("the page of the configuration", () => {
  it("has a section for each key, and no other", () => {
    expect(sections.map((text) => text.split("\n")[0]).sort()).toEqual(Object.keys(properties).sort());
  });

  it.each(sections.map((text) => [text.split("\n")[0] ?? "", text]))(
    "has an example that is legal: %s",
    (key, text) => {
      const [, example = ""] = /```yaml\n(.*?)```/s.exec(text) ?? [];
      expect(example).toMatch(new RegExp(`^${key}:`));
      const whole = key === "version" ? example : `version: 1\n${example}`;
      const { configuration, errors } = parseConfiguration(
        { path: "taintlint.yaml", text: whole },
        { kind: "configuration", ...KNOWN_RULES },
      );
      expect([configuration === undefined, errors]).toEqual([false, []]);
      // What is wrong is told: the example is read.
      const wrong = parseConfiguration({ path: "t.yaml", text: `${whole}${key}x: 1\n` }, { kind: "configuration" });
      expect(wrong.errors).not.toEqual([]);
    },
  );

  it("names every name that the file may have", () => {
    expect(CONFIGURATION_NAMES.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
