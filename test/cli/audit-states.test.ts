import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

/** An object as kubectl prints it; each row edits a copy. */
interface Printed {
  readonly kind: string;
  readonly metadata: Record<string, unknown> & { readonly name: string };
  readonly spec: Record<string, unknown>;
  readonly status: Record<string, unknown>;
}

// By kubectl v1.37.2 of a running control plane of `scripts/live`: three Nodes, three Deployments, and all that is made of these.
const PRINTED: { readonly items: readonly Printed[] } = JSON.parse(
  readFileSync("test/cli/data/kubectl-list.txt", "utf8"),
);
const NODES = PRINTED.items.filter(({ kind }) => kind === "Node");
const WEB = PRINTED.items.filter(({ metadata: { name } }) => name.startsWith("web"));

const listOf = (items: readonly object[]) => JSON.stringify({ apiVersion: "v1", items, kind: "List" }, null, 4);

type Edit = { readonly spec?: object; readonly status?: object; readonly metadata?: object };

/** The items with the first of a kind changed. */
function edited(items: readonly Printed[], kind: string, { spec, status, metadata }: Edit): Printed[] {
  const at = items.findIndex((one) => one.kind === kind);
  return items.map((one, index) =>
    index !== at
      ? one
      : {
          ...one,
          metadata: { ...one.metadata, ...metadata },
          spec: { ...one.spec, ...spec },
          status: { ...one.status, ...status },
        },
  );
}

const waiting = (message: string, reason = "Unschedulable"): Edit => ({
  spec: { nodeName: undefined },
  status: { conditions: [{ type: "PodScheduled", status: "False", reason, message }] },
});
const alone = (pod: Printed, edit: Edit) =>
  edited([pod], "Pod", { ...edit, metadata: { ownerReferences: undefined, ...edit.metadata } });
const [POD, SECOND] = WEB.filter(({ kind }) => kind === "Pod") as [Printed, Printed];
const job = (status: object): Printed => {
  const spec = { template: { spec: { nodeSelector: { disk: "none" }, containers: [{ name: "c", image: "i" }] } } };
  const { uid, creationTimestamp, namespace } = POD.metadata;
  const metadata = { name: "import", uid: `${uid}-job`, creationTimestamp, namespace };
  return { apiVersion: "batch/v1", kind: "Job", metadata, spec, status } as Printed;
};
const daemonSet = (numberReady: number): Printed => {
  const { template, selector } = WEB.find(({ kind }) => kind === "Deployment")?.spec ?? {};
  const metadata = { ...POD.metadata, ownerReferences: undefined, name: "agent", uid: "agent", generation: 1 };
  const status = { observedGeneration: 1, desiredNumberScheduled: 3, currentNumberScheduled: 3, numberReady };
  return { apiVersion: "apps/v1", kind: "DaemonSet", metadata, spec: { selector, template }, status } as Printed;
};
const GONE = { nodeSelector: { "eks.amazonaws.com/nodegroup": "gone" } };
const ROOM = "0/3 nodes are available: 3 Insufficient cpu.";
const CLAIM = '0/3 nodes are available: persistentvolumeclaim "data" not found.';
const GATE = "Scheduling is blocked due to non-empty scheduling gates";

async function audit(input: string, files: Readonly<Record<string, string>> = {}) {
  const words = ["-", "--format", "json", "--only", "live-state,unschedulable"];
  const { exitCode, stdout, stderr } = await run(words, { cwd: temporaryFolder(files), env: {}, input });
  const { findings, notices, summary } = JSON.parse(stdout || "{}");
  const said = findings.map(
    ({
      severity,
      rule,
      workload,
      message,
      details,
    }: Record<string, unknown> & { workload: { name: string }; details: string[] }) =>
      `${severity} ${rule} ${workload?.name}: ${[message, ...details].join("; ")}`,
  );
  return { exitCode, said, notices, workloads: summary.workloads, pools: summary.pools, stderr };
}

const stateOf = (name: string, says: string) => [`warning live-state ${name}: ${says}`];
const waits = (name: string, of: string, message: string) =>
  stateOf(name, `${of} waits for a node: the scheduler says: "${message}"`);
const nowhere = (name: string) => [expect.stringContaining(`warning unschedulable ${name}: no node of the snapshot`)];

describe("a list that kubectl printed, and its twin", () => {
  const rows: [string, reported: Printed[], silent: Printed[], said: unknown[]][] = [
    ["a Pod that waits for room", alone(POD, waiting(ROOM)), alone(POD, {}), waits(POD.metadata.name, "the Pod", ROOM)],
    [
      "a Pod that waits for its claim",
      alone(POD, waiting(CLAIM)),
      alone(POD, {}),
      waits(POD.metadata.name, "the Pod", CLAIM),
    ],
    [
      "a Pod that a gate holds",
      alone(POD, waiting(GATE, "SchedulingGated")),
      alone(POD, {}),
      waits(POD.metadata.name, "the Pod", GATE),
    ],
    [
      "two Pods of one Deployment that wait, once",
      WEB.flatMap((one) => (one.kind === "Pod" ? edited([one], "Pod", waiting(ROOM)) : [one])),
      WEB,
      waits("web", "a Pod of it", ROOM),
    ],
    [
      "a Pod that no node takes, unless it is finished",
      alone(POD, { spec: { ...GONE, nodeName: undefined } }),
      [
        ...WEB,
        ...alone(POD, {
          spec: { ...GONE, nodeName: undefined },
          status: { phase: "Failed" },
          metadata: { name: "over" },
        }),
      ],
      nowhere(POD.metadata.name),
    ],
    [
      "a Job that no node takes, unless it is finished",
      [job({ active: 1 })],
      [...WEB, job({ succeeded: 1, conditions: [{ type: "Complete", status: "True" }] })],
      nowhere("import"),
    ],
    [
      "a StatefulSet that no node takes, unless it has no replicas",
      ...([1, 0].map((replicas) => {
        const template = { spec: { ...POD.spec, ...GONE, nodeName: undefined } };
        const metadata = { ...POD.metadata, ownerReferences: undefined, name: "db" };
        return [
          { apiVersion: "apps/v1", kind: "StatefulSet", metadata, spec: { replicas, template }, status: {} } as Printed,
          ...(replicas === 0 ? WEB : []),
        ];
      }) as [Printed[], Printed[]]),
      nowhere("db"),
    ],
    [
      "a DaemonSet with fewer ready Pods than it wants",
      [daemonSet(2)],
      [daemonSet(3)],
      stateOf("agent", "2 of 3 Pods of the DaemonSet are ready"),
    ],
    [
      "a Pod on a node without the label that it asks for",
      alone(POD, { spec: { nodeSelector: { "eks.amazonaws.com/nodegroup": "gpu" } } }),
      alone(POD, { spec: { nodeSelector: { "eks.amazonaws.com/nodegroup": "general" } } }),
      stateOf(
        POD.metadata.name,
        `1 Pod stands on a node that would not take another now; ${POD.metadata.name} on ${POD.spec.nodeName}: its labels are not those that the Pod asks for`,
      ),
    ],
  ];

  it.each(rows)("tells of %s", async (_, reported, silent, said) => {
    const [told, quiet] = [await audit(listOf([...NODES, ...reported])), await audit(listOf([...NODES, ...silent]))];
    expect(told).toMatchObject({ exitCode: 0, said, pools: 2, workloads: 1 });
    expect(quiet).toMatchObject({ exitCode: 0, said: [], pools: 2 });
  });

  it("tells of Pods on nodes whose NoExecute taint they do not tolerate, once for their Deployment", async () => {
    const taints = [{ key: "repair", effect: "NoExecute" }];
    const node = POD.spec.nodeName;
    const nodes = NODES.map((one) => (one.metadata.name === node ? { ...one, spec: { taints } } : one));
    const tolerations = [{ key: "repair", operator: "Exists" }];
    const tolerant = WEB.map((one) => (one === POD ? { ...one, spec: { ...one.spec, tolerations } } : one));
    expect((await audit(listOf([...nodes, ...WEB]))).said).toEqual(
      stateOf(
        "web",
        `1 Pod stands on a node that would not take another now; ${POD.metadata.name} on ${node}: taint "repair:NoExecute" is not tolerated`,
      ),
    );
    expect(await audit(listOf([...nodes, ...tolerant]))).toMatchObject({ said: [], workloads: 1, pools: 3 });
  });

  it("names Nodes that take no pods now in one line", async () => {
    const [first, second, third] = NODES as [Printed, Printed, Printed];
    const states = (type: string, status: string) => ({ status: { conditions: [{ type, status }] } });
    const items = [
      ...edited([first], "Node", states("Ready", "Unknown")),
      ...edited([second], "Node", { spec: { unschedulable: true } }),
      ...edited([third], "Node", states("DiskPressure", "True")),
    ];
    const says =
      '3 of 3 Nodes take no new pods now: "general-1" (not ready), "general-2" (cordoned), "gpu-1" (under DiskPressure)';
    const { notices } = await audit(listOf([...items, ...WEB]));
    expect(notices.filter((one: string) => one.includes("Nodes"))).toEqual([says]);
    const healthy = await audit(listOf([...NODES, ...WEB]));
    expect([healthy.notices.join(), healthy.workloads]).toEqual([expect.not.stringContaining("Nodes take"), 1]);
  });

  it("reads a Node that stands twice once, and two lists one after another", async () => {
    const lost = alone(SECOND, { spec: { ...GONE, nodeName: undefined } });
    const twice = await audit(listOf([...NODES, ...NODES, ...lost]));
    const apart = await audit(`${listOf(NODES)}\n${listOf([...NODES, ...lost])}\n`);
    for (const one of [twice, apart]) {
      expect(one).toMatchObject({ said: nowhere(SECOND.metadata.name), pools: 2, workloads: 1, stderr: "" });
    }
  });

  it("asks for the Nodes of a list without any, and reads no file around it instead", async () => {
    const files = { "pools.json": listOf(NODES) };
    const lost = alone(POD, { spec: { ...GONE, nodeName: undefined } });
    const { said, notices, pools, workloads } = await audit(listOf(lost), files);
    expect({ said, pools, workloads }).toEqual({ said: [], pools: 0, workloads: 1 });
    expect(notices.join()).toContain("the list holds no Node");
    const config = "version: 1\ncomplete: true\npools: [{name: a}]\n";
    const declared = await audit(listOf(lost), { "taintlint.yaml": config });
    expect([declared.pools, declared.notices.join()]).toEqual([1, expect.not.stringContaining("holds no Node")]);
  });
});
