import { expect, it } from "vitest";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

const ARM = "\n    machineSpec: {mode: metal, arch: arm64}";
const ARM_BOARD = "\n    schematic: {overlay: {image: siderolabs/sbc-raspberrypi, name: rpi_generic}}";

function talconfig(worker = "", controlPlane = ""): string {
  return `clusterName: home
nodes:
  - hostname: cp
    ipAddress: 10.0.0.1
    controlPlane: true${controlPlane}
  - hostname: worker
    ipAddress: 10.0.0.2
    controlPlane: false${worker}
`;
}

function pod(name: string, architecture: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  nodeSelector: {kubernetes.io/arch: ${architecture}}
  tolerations: [{operator: Exists, effect: NoSchedule}]
  containers: [{name: c, image: "c:1"}]
`;
}

const PODS = { "a.yaml": pod("a", "amd64"), "b.yaml": pod("b", "amd64"), "c.yaml": pod("c", "arm64") };
const CONFIGURATION = "version: 1\nfrom: [{path: talconfig.yaml}]\n";
const SENTENCE =
  'the verdicts of 2 workloads hold if the nodes are amd64, which no pool tells: write overrides: [{match: "*", labels: {kubernetes.io/arch: amd64}}]';

async function judged(configuration: string, nodes: string) {
  const files = { ".git/HEAD": "", "taintlint.yaml": configuration, "talconfig.yaml": nodes, ...PODS };
  const cwd = temporaryFolder(files);
  const { stdout } = await run(["--render", "off", "--format", "json"], { cwd });
  const { coverage, notices } = JSON.parse(stdout);
  const assumed = notices.filter((one: string) => one.includes("amd64"));
  return { cwd, assumed, states: [coverage.workloads, coverage.judged, coverage.unknown] };
}

it("takes nodes for amd64 where no pool tells, and says so once", async () => {
  const { cwd, ...told } = await judged(CONFIGURATION, talconfig());
  expect(told).toEqual({ assumed: [SENTENCE], states: [3, 2, 1] });
  const texts = await Promise.all(
    ["fit", "explain"].map((command) =>
      run([command, "--render", "off", ...(command === "explain" ? ["a"] : [])], { cwd }),
    ),
  );
  const [fit = "", explain = ""] = texts.map(({ stdout }) => stdout.replace(/\s+/g, " "));
  expect(fit.split("if the nodes are amd64")).toHaveLength(2);
  expect(explain).toContain("the verdicts of 1 workload hold if the nodes are amd64");
});

it("knows what the pasted line says", async () => {
  const pasted = SENTENCE.slice(SENTENCE.indexOf("overrides:"));
  const told = await judged(`${CONFIGURATION}${pasted}\n`, talconfig());
  expect(told).toMatchObject({ assumed: [], states: [3, 3, 0] });
});

it.each([
  ["each machine", talconfig(ARM, ARM), [3, 3, 0]],
  ["each schematic", talconfig(ARM_BOARD, ARM_BOARD), [3, 3, 0]],
  ["one machine", talconfig(ARM), [3, 0, 3]],
])("assumes nothing where %s tells", async (_, nodes, states) => {
  expect(await judged(CONFIGURATION, nodes)).toMatchObject({ assumed: [], states });
});

it("names the key of pools that are written by hand", async () => {
  const { assumed } = await judged("version: 1\npools: [{name: general}]\n", talconfig());
  expect(assumed).toEqual([expect.stringMatching(/write labels: \{kubernetes.io\/arch: amd64\} of its pools$/)]);
});
