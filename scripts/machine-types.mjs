// Writes src/inventory/machines/aws.txt and azure.txt, machine types out of the public tables of two projects; and what nodes of
// AWS have for pods, for the tests.
// Run it by hand with checkouts, or bare Git directories, of both:
//   node scripts/machine-types.mjs KARPENTER_PROVIDER_AWS AUTOSCALER
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

const KARPENTER = "website/content/en/preview/reference/instance-types.md";
const EC2 = "cluster-autoscaler/cloudprovider/aws/ec2_instance_types.go";
const AZURE = "cluster-autoscaler/cloudprovider/azure/azure_instance_types.go";

/** The labels `karpenter.k8s.aws/instance-...` by the letters that stand for them in the table. */
const LETTERS = {
  "accelerator-count": "A",
  "accelerator-manufacturer": "B",
  "accelerator-name": "C",
  "capability-flex": "f",
  category: "c",
  "cpu-manufacturer": "m",
  "cpu-sustained-clock-speed-mhz": "s",
  "ebs-bandwidth": "b",
  "encryption-in-transit-supported": "e",
  generation: "g",
  "gpu-count": "G",
  "gpu-manufacturer": "M",
  "gpu-memory": "Y",
  "gpu-name": "N",
  hypervisor: "h",
  "local-nvme": "n",
  "network-bandwidth": "w",
};
/** Told by the name, or by the columns. */
const TOLD = new Set(["cpu", "family", "memory", "size"]);

const [karpenter, autoscaler] = process.argv.slice(2);
if (karpenter === undefined || autoscaler === undefined) throw new Error("name both repositories");

function show(repository, path) {
  const git = (...words) => execFileSync("git", ["-C", repository, ...words], { encoding: "utf8", maxBuffer: 1 << 28 });
  const [date, commit] = git("log", "-1", "--format=%cs %h").trim().split(" ");
  return { text: git("show", `HEAD:${path}`), source: `${path} at ${commit} (${date})`, date };
}

/** Each entry of a map of Go's structs. */
function structs(text) {
  return [...text.matchAll(/InstanceType: +"([^"]+)",([^}]+)\}/g)].map(([, name, fields]) => {
    const field = (key) => new RegExp(`${key}: +"?([^",\\n]*)`).exec(fields)?.[1] ?? "";
    return {
      name,
      family: field("SkuFamily"),
      cpu: field("VCPU"),
      memory: field("MemoryMb"),
      gpu: field("GPU"),
      arch: field("Architecture"),
    };
  });
}

/** A type of Karpenter's page: its columns, and its other labels by their letters. */
function documented(section) {
  const [name] = section.split("`");
  const labels = new Map([...section.matchAll(/^ \|([^|]+)\|([^|]*)\|$/gm)].map(([, key, value]) => [key, value]));
  const of = (key) => labels.get(`karpenter.k8s.aws/instance-${key}`);
  const others = new Map();
  for (const [key, value] of labels) {
    if (!key.startsWith("karpenter.k8s.aws/instance-")) continue;
    const suffix = key.slice("karpenter.k8s.aws/instance-".length);
    if (TOLD.has(suffix)) continue;
    if (LETTERS[suffix] === undefined) throw new Error(`${key} of ${name} has no letter`);
    others.set(LETTERS[suffix], value);
  }
  const [family, size] = name.split(/\.(.*)/);
  if (of("family") !== family || of("size") !== size)
    throw new Error(`${name} is named otherwise than its family and size`);
  const left = ["cpu", "memory", "pods"].map((resource) => Number.parseInt(labels.get(resource), 10));
  const type = { family, size, arch: labels.get("kubernetes.io/arch"), cpu: of("cpu"), memory: of("memory") };
  return { ...type, labels: others, left };
}

/** A type that only the autoscaler lists: nobody tells its other labels. */
function listed({ name, cpu, memory, gpu, arch }) {
  const [family, size] = name.split(".");
  const [, category, generation] = /^([a-z]+)(\d+)/.exec(family);
  const labels = new Map([
    ["c", category],
    ["g", generation],
    ["?", ""],
  ]);
  if (gpu !== "0" && !category.startsWith("dl")) labels.set("G", gpu).set("M", "nvidia");
  if (category.startsWith("dl")) labels.set("A", gpu).set("B", "habana");
  return { family, size, arch, cpu, memory, labels };
}

function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

const words = (labels) =>
  [...labels]
    .map(([letter, value]) => `${letter}${value}`)
    .sort()
    .join(",");

/** `family arch shared;size cpu memory own;...`: what all sizes share stands once. */
function awsLine([, types]) {
  const [{ family, arch, labels }] = types;
  const shared = new Map([...labels].filter(([key, value]) => types.every((one) => one.labels.get(key) === value)));
  const sizes = types.map(({ size, cpu, memory, labels: own }) => {
    const rest = words([...own].filter(([key]) => !shared.has(key)));
    return `${size} ${cpu} ${memory}${rest === "" ? "" : ` ${rest}`}`;
  });
  return [`${family} ${arch} ${words(shared)}`, ...sizes].join(";");
}

/** Devices whose number, or whose kind, the table does not tell. */
function azureGpu({ name, gpu }) {
  if (!/^Standard_N/.test(name)) return gpu === "0" ? "" : ` ${gpu}`;
  return gpu === "0" || /^Standard_N(?:P|G)|MI300X|_V710_|^Standard_NV\d+as_v4/.test(name) ? " ?" : ` ${gpu}`;
}

/** MiB of the sizes of which the source drops a part of a GiB. Source: Azure's documentation of sizes. */
const AZURE_PARTS = [
  [/^Standard_B1ls$/, 512],
  [/^Standard_DS?1(?:_|$)/, 3584],
  [/^Standard_M8(?:-\d)?ms$/, 224000],
  [/^Standard_M16(?:-\d)?ms$/, 448000],
];

/** `Standard_E16-4s_v5` is an E16 with four of its CPUs. */
function azureSize(one) {
  const [, memory = one.memory] = AZURE_PARTS.find(([pattern]) => pattern.test(one.name)) ?? [];
  const [, cpu = one.cpu] = /^Standard_[A-Z]+\d+-(\d+)/.exec(one.name) ?? [];
  return `${one.name} ${cpu} ${memory}${azureGpu(one)}`;
}

function azureLine([arch, types]) {
  return [arch, ...types.map(azureSize)].join(";");
}

/** OpenStack and others call machines of any size so. */
const AMBIGUOUS = /^(?:c1|m1|m2|t1)$/;

const page = show(karpenter, KARPENTER);
const [ec2, azure] = [show(autoscaler, EC2), show(autoscaler, AZURE)];
const told = page.text
  .split(/^### `/m)
  .slice(1)
  .map(documented)
  .filter(({ family }) => !AMBIGUOUS.test(family));
const names = new Set(told.map(({ family, size }) => `${family}.${size}`));
const onlyListed = structs(ec2.text)
  .filter(({ name }) => !names.has(name) && !name.startsWith("mac"))
  .map(listed)
  .filter(({ family }) => !AMBIGUOUS.test(family));
const aws = grouped([...told, ...onlyListed], ({ family, arch }) => `${family} ${arch}`).map(awsLine);
const vms = grouped(structs(azure.text), ({ family, arch }) => `${family} ${arch}`).map(([, types]) =>
  azureLine([types[0].arch, types]),
);

function writeTable(name, header, lines) {
  const text = [...header.map((line) => `# ${line}`), ...lines].join("\n");
  writeFileSync(`src/inventory/machines/${name}.txt`, `${text}\n`);
}

writeTable("date", [], [page.date, azure.date].sort().slice(0, 1));

const WRITTEN = "Written by scripts/machine-types.mjs.";
writeTable(
  "aws",
  [
    `${WRITTEN} Sources, under the Apache License 2.0:`,
    `aws/karpenter-provider-aws, ${page.source};`,
    `kubernetes/autoscaler, ${ec2.source}.`,
    "By line: a family, its architecture and common labels; then each size with CPUs, MiB and labels.",
  ],
  aws,
);
writeTable(
  "azure",
  [
    `${WRITTEN} Source, under the Apache License 2.0:`,
    `kubernetes/autoscaler, ${azure.source}.`,
    "By line: an architecture, then each size with CPUs, MiB and GPUs.",
  ],
  vms,
);
const left = grouped(told, ({ family }) => family).map(([family, types]) =>
  [family, ...types.map((one) => [one.size, ...one.left].join(" "))].join(";"),
);
writeFileSync("test/conformance/data/karpenter/allocatable.txt", `${left.join("\n")}\n`);
console.log(`${told.length + onlyListed.length} types of AWS, ${structs(azure.text).length} of Azure`);
