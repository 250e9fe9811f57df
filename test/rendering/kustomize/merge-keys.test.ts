import { describe, expect, it } from "vitest";
import type { RenderRequest, RenderRoot } from "../../../src/rendering/contract/render-root.js";
import { DISK } from "../../../src/sources/disk/disk.js";
import { renderRoots } from "../../../src/sources/render/render-roots.js";
import { RUN_LIMITS } from "../../../src/sources/render/run-program.js";
import { temporaryFolder } from "../../cli/temporary-folder.js";
import { fakeProgram } from "../../sources/render/fake-program.js";
import { planRepository, type Repository } from "./fixture.js";
import { kustomizePrograms, runRoot, withRepository } from "./run-kustomize.js";

/** Each list of a pod that is merged, one that is not, and some that kustomize merges by two keys. */
const pod = (image: string, port: number, more: object = {}) => ({
  containers: [
    {
      name: image,
      image,
      env: [{ name: "A", value: image }],
      ports: [
        { containerPort: 80, protocol: "TCP", name: `p${port}` },
        { containerPort: port, protocol: "UDP" },
      ],
      volumeMounts: [{ mountPath: `/${image}`, name: "v" }],
      volumeDevices: [{ devicePath: `/dev/${image}`, name: "v" }],
      args: [image],
    },
    { name: "both", image, env: [{ name: image, value: "b" }], resources: { limits: { [`${image}.io/x`]: "1" } } },
  ],
  initContainers: [{ name: "init", image, env: [{ name: image, value: "i" }] }],
  volumes: [{ name: "v", ...(image === "a" ? { emptyDir: {} } : { hostPath: { path: "/h" } }) }, { name: image }],
  imagePullSecrets: [{ name: image }],
  hostAliases: [{ ip: "1.2.3.4", hostnames: [image] }],
  topologySpreadConstraints: [
    { topologyKey: "zone", whenUnsatisfiable: "DoNotSchedule", maxSkew: port },
    { topologyKey: "zone", whenUnsatisfiable: "ScheduleAnyway", maxSkew: port },
  ],
  tolerations: [{ key: image, operator: "Exists" }],
  nodeSelector: { [image]: "x" },
  affinity: { nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: port, preference: {} }] } },
  ...more,
});
const BASE = pod("a", 1);
const PATCH = pod("b", 2, { dnsPolicy: null });

const OF_POD = (spec: object) => ({ spec });
const OF_CONTROLLER = (spec: object) => ({ spec: { template: { spec } } });
const OF_CRON_JOB = (spec: object) => ({ spec: { jobTemplate: { spec: { template: { spec } } } } });
const KINDS: readonly (readonly [string, string, (spec: object) => object])[] = [
  ["v1", "Pod", OF_POD],
  ["v1", "PodTemplate", (spec) => ({ template: { spec } })],
  ["v1", "ReplicationController", OF_CONTROLLER],
  ...["DaemonSet", "ReplicaSet", "StatefulSet"].map((kind) => ["apps/v1", kind, OF_CONTROLLER] as const),
  ["batch/v1", "Job", OF_CONTROLLER],
  ["batch/v1", "CronJob", OF_CRON_JOB],
  ["batch/v1beta1", "CronJob", OF_CRON_JOB],
  ["example.com/v1", "Rollout", OF_CONTROLLER],
];

function object(apiVersion: string, kind: string, rest: object): string {
  return JSON.stringify({ apiVersion, kind, metadata: { name: "x" }, ...rest });
}

function patched(base: string, patch: string, more = ""): Repository {
  const kustomization = `resources: [base.yaml]\npatches: [{path: patch.yaml}]\n${more}`;
  return new Map([
    ["kustomization.yaml", kustomization],
    ["base.yaml", base],
    ["patch.yaml", patch],
  ]);
}

function rootOf(repository: Repository): { readonly root: RenderRoot; readonly request: RenderRequest } {
  const [root] = planRepository(repository);
  const [request] = root?.requests ?? [];
  if (root === undefined || request === undefined) throw new Error("there is a root with a request");
  return { root, request };
}

describe.each(kustomizePrograms())("$name merges by the small schema as by its own", (program) => {
  it.each<readonly [string, string, object, object]>([
    ...KINDS.map(([version, kind, around]) => [version, kind, around(BASE), around(PATCH)] as const),
    [
      "apps/v1",
      "Deployment",
      { spec: { strategy: { type: "Recreate" }, template: { spec: BASE } } },
      { spec: { strategy: { type: "RollingUpdate", rollingUpdate: {} }, template: { spec: PATCH } } },
    ],
    ...["Mutating", "Validating"].map((word) => {
      const webhooks = (name: string) => ({ webhooks: [{ name: "one", timeoutSeconds: name.length }, { name }] });
      return [
        "admissionregistration.k8s.io/v1",
        `${word}WebhookConfiguration`,
        webhooks("two"),
        webhooks("three"),
      ] as const;
    }),
  ])("%s %s", (version, kind, base, patch) => {
    const repository = patched(object(version, kind, base), object(version, kind, patch));
    const { root, request } = rootOf(repository);
    expect(request.wholeFiles).toBeDefined();
    const whole = { ...root, requests: [{ ...request, files: request.wholeFiles ?? [] }] };
    const [own, small] = withRepository(repository, (place) =>
      [whole, root].map((one) => runRoot(one, place, program)[0]),
    );
    expect(small).toEqual(own);
    // A list that is not merged would lose the item of the base, a Rollout's too.
    expect(small?.value?.match(/image: a\n|name: one\n/g) ?? []).toHaveLength(kind === "Rollout" ? 0 : 1);
  });
});

describe("the small schema is left out", () => {
  const deployment = object("apps/v1", "Deployment", OF_CONTROLLER(BASE));

  it("where a kustomization names a schema of its own", () => {
    const { request } = rootOf(
      new Map([...patched(deployment, deployment, "openapi: {path: own.json}\n"), ["own.json", "{}"]]),
    );
    expect([request.wholeFiles, request.files.some(({ text }) => text.includes("merge-schema"))]).toEqual([
      undefined,
      false,
    ]);
  });

  it("where nothing is patched", () => {
    const plain = new Map([
      ["kustomization.yaml", "resources: [base.yaml]"],
      ["base.yaml", deployment],
    ]);
    expect(rootOf(plain).request.wholeFiles).toBeUndefined();
  });

  it.skipIf(process.platform === "win32")("by a second run where a kustomize fails with it", async () => {
    const repository = patched(deployment, deployment);
    const { root } = rootOf(repository);
    const refuses = 'test -f merge-schema.json && { echo "Error: unknown field openapi" >&2; exit 1; }';
    const { outcomes } = await renderRoots([root], {
      workingDirectory: temporaryFolder(Object.fromEntries(repository)),
      fileSystem: DISK,
      programs: new Map([["kustomize", fakeProgram(`${refuses}\necho "kind: Deployment"`)]]),
      limits: RUN_LIMITS,
      cache: undefined,
      keep: (output) => output,
      keepsFor: "",
      mayStore: () => false,
      describeFailure: (_renderer, message) => message,
      onProgress: () => {},
    });
    expect(outcomes).toEqual([[{ value: "kind: Deployment\n" }]]);
  });
});
