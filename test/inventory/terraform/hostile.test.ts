import { beforeAll, describe, expect, it } from "vitest";
import { openTerraformRoot } from "../../../src/inventory/terraform/open-root.js";
import { createTerraformReader } from "../../../src/inventory/terraform/reader.js";
import type { HclParser } from "../../../src/inventory/terraform/syntax/hcl-node.js";
import type { SourceFile } from "../../../src/model/source.js";
import { loadHclParser } from "../../../src/sources/hcl-parser.js";

/** Far above what a slow machine takes, and far below what an unbounded evaluation would. */
const MOST_SECONDS = 20;

let parse: HclParser;
beforeAll(async () => {
  parse = await loadHclParser();
});

function resourcesOf(texts: Readonly<Record<string, string>>): number {
  const files = new Map(Object.entries(texts).map(([path, text]): [string, SourceFile] => [path, { path, text }]));
  const folderOf = (path: string) => (path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "");
  const list = (folder: string) => [...files.keys()].filter((path) => folderOf(path) === folder).sort();
  const reader = createTerraformReader({ read: (path) => files.get(path), list }, parse);
  const { opened } = openTerraformRoot(reader, { folder: "root", varFiles: [] });
  return opened?.objects.length ?? 0;
}

const POOL = 'resource "aws_eks_node_group" "pool" {\n  node_group_name = "pool"\n  labels = { x = local.x }\n}\n';

function doubled(depth: number, step: (name: string) => string): string {
  const locals = Array.from({ length: depth }, (_, index) => `  l${index + 1} = ${step(`local.l${index}`)}\n`);
  return `locals {\n  l0 = ["x"]\n${locals.join("")}  x = local.l${depth}\n}\n${POOL}`;
}

const CASES: readonly (readonly [
  name: string,
  texts: Readonly<Record<string, string>>,
  resources: number | undefined,
])[] = [
  ["locals in a circle", { "root/a.tf": `locals {\n a = local.b\n b = local.x\n x = local.a\n}\n${POOL}` }, 1],
  [
    "a variable that is its own default",
    { "root/a.tf": `variable "a" { default = var.a }\nlocals { x = var.a }\n${POOL}` },
    1,
  ],
  ["a module that calls itself", { "root/a.tf": `locals { x = 1 }\nmodule "a" { source = "./" }\n${POOL}` }, 1],
  [
    "modules that call each other, many times",
    {
      "root/a.tf": 'module "a" {\n source = "../m"\n count = 900\n}\n',
      "m/a.tf": 'module "n" {\n source = "../n"\n count = 900\n}\n',
      "n/a.tf": `module "m" {\n source = "../m"\n count = 900\n}\n${POOL}`,
    },
    undefined,
  ],
  ["a long range", { "root/a.tf": `locals { x = range(1000000000) }\n${POOL}` }, 1],
  ["a huge count", { "root/a.tf": 'resource "aws_eks_node_group" "p" {\n count = 1000000000\n}\n' }, 1],
  ["lists that double", { "root/a.tf": doubled(60, (one) => `concat(${one}, ${one})`) }, 1],
  ["values that share their parts", { "root/a.tf": doubled(60, (one) => `[${one}, ${one}]`) }, 1],
  [
    "shared values as a text",
    { "root/a.tf": doubled(60, (one) => `[${one}, ${one}]`).replace("x = local.l60", "x = jsonencode(local.l60)") },
    1,
  ],
  [
    "shared values compared",
    {
      "root/a.tf": doubled(60, (one) => `[${one}, ${one}]`).replace(
        "x = local.l60",
        "x = local.l60 == [local.l59, local.l58]",
      ),
    },
    1,
  ],
  [
    "texts that double",
    { "root/a.tf": doubled(60, (one) => `"\${${one}[0]}\${${one}[0]}"`).replaceAll(/l(\d+) = (".*")/g, "l$1 = [$2]") },
    1,
  ],
  [
    "a product of lists",
    { "root/a.tf": `locals {\n l = range(1000)\n x = setproduct(local.l, local.l, local.l)\n}\n${POOL}` },
    1,
  ],
  [
    "loops in loops",
    {
      "root/a.tf": `locals {\n l = range(5000)\n x = [for a in local.l : [for b in local.l : [for c in local.l : c]]]\n}\n${POOL}`,
    },
    1,
  ],
  ["deep brackets", { "root/a.tf": `locals { x = ${"[".repeat(20_000)}1${"]".repeat(20_000)} }\n${POOL}` }, 1],
  ["deep blocks", { "root/a.tf": `${"a {\n".repeat(5000)}${"}\n".repeat(5000)}${POOL}` }, 1],
  ["a chain of a thousand conditions", { "root/a.tf": `locals { x = ${"true ? 1 : ".repeat(1000)}1 }\n${POOL}` }, 1],
  ["a huge heredoc", { "root/a.tf": `locals { x = <<-EOT\n${"  line $${x}\n".repeat(60_000)}EOT\n}\n${POOL}` }, 1],
  [
    "aliases that explode",
    {
      "root/a.tf": `locals { x = yamldecode(<<-EOT\n  a: &a [x,x,x,x,x,x,x,x,x]\n  b: &b [*a,*a,*a,*a,*a,*a,*a,*a]\n  c: &c [*b,*b,*b,*b,*b,*b,*b,*b]\n  d: &d [*c,*c,*c,*c,*c,*c,*c,*c]\n  e: &e [*d,*d,*d,*d,*d,*d,*d,*d]\n  f: [*e,*e,*e,*e,*e,*e,*e,*e]\nEOT\n)\n}\n${POOL}`,
    },
    1,
  ],
  [
    "a regular expression without an end",
    { "root/a.tf": `locals { x = replace("${"a".repeat(5000)}!", "/(a+)+$/", "") }\n${POOL}` },
    1,
  ],
  ["a quote without an end", { "root/a.tf": `${POOL}locals { y = "${"${".repeat(3000)}\n` }, 1],
];

describe("an evaluation ends, whatever the text says", () => {
  it.each(CASES)("%s", (_name, texts, resources) => {
    const start = performance.now();
    const found = resourcesOf(texts);
    if (resources !== undefined) expect(found).toBe(resources);
    expect((performance.now() - start) / 1000).toBeLessThan(MOST_SECONDS);
  });
});
