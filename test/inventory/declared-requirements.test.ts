import { describe, expect, it } from "vitest";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { formatErrors } from "./formatted-errors.js";

/** The requirements of the only pool, written as a flow list, and every error of the file. */
function read(requirements: string) {
  const text = `version: 1\npools:\n  - name: flexible\n    requirements: ${requirements}\n`;
  const { configuration, errors } = parseConfiguration({ path: "taintlint.yaml", text }, { kind: "configuration" });
  const pool = configuration?.clusters[0]?.pools?.[0];
  return { requirements: pool?.requirements, errors: formatErrors(errors) };
}

describe("the requirements of a hand-declared pool", () => {
  it("are those of a NodePool", () => {
    const text =
      "[{key: kubernetes.io/arch, operator: In, values: [amd64, arm64]}, {key: acme.io/tier, operator: Exists}, {key: cores, operator: Gte, values: [8]}]";
    expect(read(text)).toEqual({
      requirements: [
        { key: "kubernetes.io/arch", operator: "In", values: ["amd64", "arm64"] },
        { key: "acme.io/tier", operator: "Exists", values: [] },
        { key: "cores", operator: "Gte", values: ["8"] },
      ],
      errors: [],
    });
  });

  it.each([
    ["{key: arch, operator: In}", '"requirements" must be a list, found a mapping'],
    [
      "[{key: arch, operator: in, values: [a]}]",
      '"operator" must be "In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt", "Gte" or "Lte", found "in"; did you mean "In"?',
    ],
    ["[{key: arch, operator: In}]", 'operator "In" needs at least one value'],
    ["[{key: arch, operator: NotIn, values: []}]", 'operator "NotIn" needs at least one value'],
    ["[{key: arch, operator: Exists, values: [a]}]", 'operator "Exists" takes no values'],
    ["[{key: arch, operator: DoesNotExist, values: [a]}]", 'operator "DoesNotExist" takes no values'],
    ["[{key: cores, operator: Gt, values: [many]}]", 'operator "Gt" needs exactly one integer'],
    ["[{key: cores, operator: Lte, values: [1, 2]}]", 'operator "Lte" needs exactly one integer'],
    ["[{key: a/b/c, operator: Exists}]", 'label key "a/b/c" is not legal'],
    ["[{key: arch, operator: In, values: [a b]}]", 'value "a b" of label "arch" is not legal'],
    ["[{operator: Exists}]", '"key"'],
  ])("%s is an error", (requirements, message) => {
    const { errors } = read(requirements);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(message);
    expect(errors[0]).toMatch(/^taintlint\.yaml:4:/);
  });
});
