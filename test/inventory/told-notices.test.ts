import { describe, expect, it } from "vitest";
import { formatNotices } from "../../src/inventory/declaration/notice-texts.js";
import { buildInventory } from "../../src/inventory/pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";

const notice = (name: string, cause: string) => ({
  message: `pool "${name}" ${cause}`,
  cause,
  range: { file: `${name}.yaml`, line: 3, column: 1, endLine: 3, endColumn: 2 },
});

it("tells many notices of one kind in one line, with how many there are and where", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  expect(formatNotices([...names.map((name) => notice(name, "has no nodes")), notice("a", "is a template")])).toEqual([
    'a.yaml:3: pool "a" has no nodes; there are 6 more like this: b.yaml:3, c.yaml:3, d.yaml:3 and 3 more',
    'a.yaml:3: pool "a" is a template',
  ]);
});

it("tells two of a kind, and those of different kinds, one by one", () => {
  const few = [notice("a", "has no nodes"), notice("b", "has no nodes"), notice("c", "is a template")];
  expect(formatNotices(few)).toEqual([
    'a.yaml:3: pool "a" has no nodes',
    'b.yaml:3: pool "b" has no nodes',
    'c.yaml:3: pool "c" is a template',
  ]);
});

describe("pools that a template leaves open", () => {
  const group = (name: string) =>
    `---\napiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: {name: ${name}}\nspec: {role: Node}\n`;
  const told = (text: string) => {
    const from = parseConfiguration(
      { path: "taintlint.yaml", text: "version: 1\nfrom: [a.yaml.tmpl]\n" },
      { kind: "inventory" },
    );
    const [declaration] = from.configuration?.clusters ?? [];
    const imports = (declaration?.from ?? []).map((one) => ({ from: one, file: { path: "a.yaml.tmpl", text } }));
    if (declaration === undefined) throw new Error("a configuration has a cluster");
    return formatNotices(buildInventory(declaration, imports).notices);
  };

  it("are one notice where it may leave them out, whatever line says so", () => {
    const each = `{{ range .zones }}\n${group("a")}${group("b")}{{ end }}\n{{ if .spot }}\n${group("c")}{{ end }}\n`;
    expect(told(each)).toEqual([
      'a.yaml.tmpl:3: pool "a": whether it exists cannot be determined: it stands behind "{{ range .zones }}"; there are 2 more like this: a.yaml.tmpl:8, a.yaml.tmpl:15',
    ]);
  });

  it("are one notice where they are two", () => {
    expect(told(`{{ range .zones }}\n${group("a")}${group("b")}{{ end }}\n`)).toEqual([
      'a.yaml.tmpl:3: pool "a": whether it exists cannot be determined: it stands behind "{{ range .zones }}"; there is 1 more like this: a.yaml.tmpl:8',
    ]);
  });

  it("are told nothing of where it makes their names: nobody has any to write", () => {
    expect(told(`${group('"nodes-{{ $zone }}"')}---\n{{ include "more" }}\n`)).toEqual([]);
  });

  it("are one notice each, whatever is open of them", () => {
    const open =
      '  nodeLabels: {a: "{{ $a }}", b: "{{ $b }}"}\n  taints: ["{{ $key }}={{ $value }}:NoSchedule"]\n  maxSize: 3\n';
    expect(told(group("a").replace("spec: {role: Node}\n", `spec:\n  role: Node\n${open}`))).toEqual([
      'a.yaml.tmpl:8: pool "a": its taints and labels cannot be determined: it is a template: "{{ $key }}={{ $value }}:NoSchedule"; taintlint pools shows 2 more reasons',
    ]);
  });

  it("are told of where their taints are open", () => {
    const taints = 'spec: {role: Node, taints: ["{{ .taint }}"]}';
    expect(told(`${group("a").replace("spec: {role: Node}", taints)}---\n{{ include "more" }}\n`)).toEqual([
      'a.yaml.tmpl:5: pool "a": its taints cannot be determined: it is a template: "{{ .taint }}"',
    ]);
  });
});
