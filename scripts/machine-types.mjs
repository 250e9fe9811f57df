// Writes src/inventory/machines/machine-table.ts: the machine types of AWS and Azure, out of the public tables of two projects;
// and what nodes of AWS have for pods, for the tests.
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

/**
 * Of Google Cloud: GiB for each CPU by the first two parts of a name, and CPUs, GiB and GPUs of what follows no rule.
 * Source: Google's documentation of machine families.
 */
const GOOGLE = [
  "c2-standard 4",
  "c2d-highcpu 2",
  "c2d-highmem 8",
  "c2d-standard 4",
  "c3-highcpu 2",
  "c3-highmem 8",
  "c3-standard 4",
  "c3d-highcpu 2",
  "c3d-highmem 8",
  "c3d-standard 4",
  "c4-highcpu 2",
  "c4-highmem 7.75",
  "c4-standard 3.75",
  "c4a-highcpu 2",
  "c4a-highmem 8",
  "c4a-standard 4",
  "c4d-highcpu 2",
  "c4d-highmem 8",
  "c4d-standard 4",
  "e2-highcpu 1",
  "e2-highmem 8",
  "e2-standard 4",
  "h3-standard 4",
  "n1-highcpu 0.9",
  "n1-highmem 6.5",
  "n1-standard 3.75",
  "n2-highcpu 1",
  "n2-highmem 8",
  "n2-standard 4",
  "n2d-highcpu 1",
  "n2d-highmem 8",
  "n2d-standard 4",
  "n4-highcpu 2",
  "n4-highmem 8",
  "n4-standard 4",
  "t2a-standard 4",
  "t2d-standard 4",
  "e2-medium 2 4",
  "e2-micro 2 1",
  "e2-small 2 2",
  "f1-micro 1 0.6",
  "g1-small 1 1.7",
  "g2-standard-4 4 16 1",
  "g2-standard-8 8 32 1",
  "g2-standard-12 12 48 1",
  "g2-standard-16 16 64 1",
  "g2-standard-24 24 96 2",
  "g2-standard-32 32 128 1",
  "g2-standard-48 48 192 4",
  "g2-standard-96 96 384 8",
  "a2-highgpu-1g 12 85 1",
  "a2-highgpu-2g 24 170 2",
  "a2-highgpu-4g 48 340 4",
  "a2-highgpu-8g 96 680 8",
  "a2-megagpu-16g 96 1360 16",
  "a2-ultragpu-1g 12 170 1",
  "a2-ultragpu-2g 24 340 2",
  "a2-ultragpu-4g 48 680 4",
  "a2-ultragpu-8g 96 1360 8",
  "a3-highgpu-8g 208 1872 8",
  "a3-megagpu-8g 208 1872 8",
  "a3-ultragpu-8g 224 2952 8",
  "a3-highgpu-1g 26 234 1",
  "a3-highgpu-2g 52 468 2",
  "a3-highgpu-4g 104 936 4",
  "h3-standard-88 88 352",
  "n2-highmem-128 128 864",
];

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

writeFileSync(
  "src/inventory/machines/machine-table.ts",
  `// Written by scripts/machine-types.mjs. Do not edit.
// Sources, under the Apache License 2.0:
// aws/karpenter-provider-aws, ${page.source};
// kubernetes/autoscaler, ${ec2.source},
// and ${azure.source}.

/** The day of the sources. */
export const MACHINE_TABLE_DATE = "${[page.date, azure.date].sort()[0]}";

/** By line: a family, its architecture and the labels of all its sizes; then each size with CPUs, MiB and its own labels. */
export const AWS_MACHINES = \`${aws.join("\n")}\`;

/** By line: an architecture, then each size with CPUs, MiB and GPUs. */
export const AZURE_MACHINES = \`${vms.join("\n")}\`;

/** Google's: a kind with GiB for each CPU, or a type with CPUs, GiB and GPUs. */
export const GOOGLE_MACHINES =
  "${GOOGLE.join(";")}";
`,
);
const left = grouped(told, ({ family }) => family).map(([family, types]) =>
  [family, ...types.map((one) => [one.size, ...one.left].join(" "))].join(";"),
);
writeFileSync("test/conformance/data/karpenter/allocatable.txt", `${left.join("\n")}\n`);
console.log(`${told.length + onlyListed.length} types of AWS, ${structs(azure.text).length} of Azure`);
