import { beforeAll, describe, expect, it } from "vitest";
import type { HclParser } from "../../../src/hcl/syntax/hcl-node.js";
import { readHclFile } from "../../../src/hcl/syntax/read-file.js";
import { createTerraformReader } from "../../../src/inventory/terraform/reader.js";
import { openTerraformRoot } from "../../../src/inventory/terraform/repository.js";
import type { SourceFile } from "../../../src/model/source.js";
import { loadHclParser } from "../../../src/sources/disk/hcl-parser.js";
import { triedRows } from "../../long-run.js";

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

/** `x` with long texts, maps and JSON at hand. */
function grown(x: string): string {
  const locals =
    't = join("", [for i in range(5000) : "0123456789"])\n m = { for i in range(5000) : i => i }\n j = jsonencode(range(9000))';
  return `locals {\n ${locals}\n x = ${x}\n}\n${POOL}`;
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
  ["a huge heredoc", { "root/a.tf": `locals { x = <<-EOT\n${"  line $${x}\n".repeat(15_000)}EOT\n}\n${POOL}` }, 1],
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
  [
    "texts in a loop",
    {
      "root/a.tf": `locals {\n t = join("", [for i in range(10000) : "0123456789"])\n x = [for i in range(10000) : upper("\${local.t}\${i}")]\n}\n${POOL}`,
    },
    1,
  ],
  [
    "texts that double in locals",
    {
      "root/a.tf": `locals {\n${Array.from({ length: 60 }, (_, i) => ` l${i + 1} = "\${local.l${i}}\${local.l${i}}"\n`).join("")} l0 = "x"\n x = local.l60\n}\n${POOL}`,
    },
    1,
  ],
  ["a join of long texts", { "root/a.tf": grown("join(local.t, [for i in range(10000) : local.t])") }, 1],
  ["long separators", { "root/a.tf": grown("join(local.t, range(100000))") }, 1],
  ["a format of long texts", { "root/a.tf": grown('formatlist("%s%s%s", range(10000), local.t, local.t)') }, 1],
  ["a text put between letters", { "root/a.tf": grown('replace(local.t, "", local.t)') }, 1],
  ["each letter replaced", { "root/a.tf": grown('replace(replace(local.t, "0", local.t), "0", local.t)') }, 1],
  ["each letter replaced by a pattern", { "root/a.tf": grown('replace(local.t, "/[0-9]/", local.t)') }, 1],
  ["a deep indentation", { "root/a.tf": grown('indent(100000000, replace(local.t, "0", "\\n"))') }, 1],
  ["a text split into letters, many times", { "root/a.tf": grown('[for i in range(10000) : split("", local.t)]') }, 1],
  ["many arguments", { "root/a.tf": grown("max(range(500000)...)") }, 1],
  ["many arguments of a text function", { "root/a.tf": grown("lower(range(500000)...)") }, 1],
  ["many lists at once", { "root/a.tf": grown("concat([for i in range(1000) : range(10000)]...)") }, 1],
  [
    "nested lists made flat",
    { "root/a.tf": grown("flatten([for i in range(1000) : [for j in range(1000) : [1]]])") },
    1,
  ],
  ["a long list without twins", { "root/a.tf": grown("distinct(range(100000))") }, 1],
  ["a long list as a set", { "root/a.tf": grown("toset([for i in range(100000) : {a = i}])") }, 1],
  [
    "a product of many short lists",
    { "root/a.tf": grown(`setproduct(${Array.from({ length: 40 }, () => "[1, 2]").join()})`) },
    1,
  ],
  ["groups of one key", { "root/a.tf": grown('{for i in range(100000) : "a" => i...}') }, 1],
  ["maps merged in a loop", { "root/a.tf": grown("[for i in range(5000) : merge(local.m, {a = i})]") }, 1],
  ["a map that turns around", { "root/a.tf": grown("transpose({for i in range(1000) : i => range(1000)})") }, 1],
  ["a decoded text, many times", { "root/a.tf": grown("[for i in range(10000) : jsondecode(local.j)]") }, 1],
  [
    "two values of which one counts",
    {
      "root/a.tf": `${doubled(60, (one) => `{ a = ${one}, b = ${one} }`)}variable "v" {}\n`.replace(
        "x = local.l60",
        "x = var.v ? local.l60 : { a = local.l59, b = { a = local.l58 } }",
      ),
    },
    1,
  ],
  [
    "a type that nests as the value does",
    {
      "root/a.tf": `variable "v" {\n type = ${"list(".repeat(60)}any${")".repeat(60)}\n default = null\n}\nmodule "m" {\n source = "../m"\n v = local.l60\n}\n${doubled(60, (one) => `[${one}, ${one}]`).replace("x = local.l60", "x = module.m.o[0]")}`,
      "m/a.tf": `variable "v" {\n type = ${"list(".repeat(60)}any${")".repeat(60)}\n}\noutput "o" { value = var.v }\n`,
    },
    1,
  ],
  [
    "shared values of many pools",
    {
      "root/a.tf": `${doubled(16, (one) => `{ a = ${one}, b = ${one} }`)}`.replace(
        "{\n  node_group_name",
        "{\n  count = 900\n  node_group_name",
      ),
    },
    undefined,
  ],
  [
    "dynamic blocks in dynamic blocks",
    {
      "root/a.tf": `locals { x = 1 }\nresource "aws_eks_node_group" "p" {\n${'dynamic "taint" {\n for_each = range(100)\n content {\n'.repeat(12)}${"}\n}\n".repeat(12)}}\n`,
    },
    1,
  ],
  [
    "a template file, many times",
    {
      "root/a.tf": grown('[for i in range(10000) : templatefile("t.tpl", {})]'),
      "root/t.tpl": "line\n".repeat(30_000),
    },
    1,
  ],
  [
    "loops in a template file",
    {
      "root/a.tf": grown('templatefile("t.tpl", { l = range(1000) })'),
      "root/t.tpl": `${"%{ for a in l }".repeat(9)}x${"%{ endfor }".repeat(9)}`,
    },
    1,
  ],
  [
    "a template of many names",
    {
      "root/a.tf": grown('templatefile("t.tpl", { for i in range(50000) : "n${i}" => range(1000) })'),
      "root/t.tpl": "%{ for a in n1 }x%{ endfor }",
    },
    1,
  ],
  [
    "instances of instances that are asked for",
    {
      "root/a.tf": `module "a" {\n source = "../m"\n count = 900\n}\nlocals { x = length(flatten(module.a[*].o)) }\n${POOL}`,
      "m/a.tf": 'module "b" {\n source = "../n"\n count = 900\n}\noutput "o" { value = module.b[*].o }\n',
      "n/a.tf": 'output "o" { value = 1 }\n',
    },
    1,
  ],
  ["a chain of attributes", { "root/a.tf": grown(`local.m${".a".repeat(50_000)}`) }, 1],
  [
    "a chain of attributes in JSON",
    { "root/a.tf": POOL, "root/b.tf.json": JSON.stringify({ locals: { x: `\${local.m${".a".repeat(50_000)}}` } }) },
    1,
  ],
  [
    "chains in parentheses",
    {
      "root/a.tf": POOL,
      "root/b.tf.json": JSON.stringify({
        locals: { x: `\${${"(".repeat(140)}local.m${`${".a".repeat(140)})`.repeat(140)}}` },
      }),
    },
    1,
  ],
  ["a long sum", { "root/a.tf": grown(`${"1 + ".repeat(20_000)}1`) }, 1],
];

describe("the parser ends by what it reads", () => {
  it.each([
    ["comments without an end", `x = 1\n${"/* ".repeat(20_000)}`],
    ["more of them", `x = 1\n${"/* ".repeat(100_000)}`],
  ])("%s: the file is not valid HCL as a whole", (_name, text) => {
    let read = 0;
    const slice = (start: number, end: number) => {
      const chunk = text.slice(start, end);
      read += chunk.length;
      return chunk;
    };
    const counted = Object.assign(Object(text), { slice }) as string;
    expect(parse(counted)).toEqual({ type: "ERROR", start: 0, end: text.length, children: [] });
    expect(read).toBeLessThan(9 * text.length + 5_000);
    expect(readHclFile({ path: "a.tf", text: `${POOL}${text}` }, parse).broken).toBeDefined();
  });

  it("reads a long file once", () => {
    const { broken, body } = readHclFile({ path: "a.tf", text: POOL.repeat(1_000) }, parse);
    expect([broken, body.blocks.length]).toEqual([undefined, 1_000]);
  });
});

describe("an evaluation ends, whatever the text says", { timeout: 20_000 }, () => {
  it.each(triedRows(CASES))("%s", (_name, texts, resources) => {
    const found = resourcesOf(texts);
    if (resources !== undefined) expect(found).toBe(resources);
  });
});
