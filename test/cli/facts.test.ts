import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const SECRET = "S3CR3T";
/** Every field of a pod that may hold a secret, and every one that decides where it runs. */
const HOSTILE = `apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: api
  namespace: shop
  labels: { app: api }
  annotations: { token: ${SECRET}, "taintlint.dev/origin": ${SECRET} }
  managedFields: [{ manager: ${SECRET} }]
spec:
  replicas: 2
  serviceName: ${SECRET}
  selector: { matchLabels: { app: api } }
  volumeClaimTemplates: [{ metadata: { name: data, annotations: { a: ${SECRET} } }, spec: { storageClassName: fast } }]
  template:
    metadata: { labels: { app: api }, annotations: { a: ${SECRET} } }
    spec:
      serviceAccountName: ${SECRET}
      imagePullSecrets: [{ name: ${SECRET} }]
      hostAliases: [{ ip: 1.1.1.1, hostnames: [${SECRET}] }]
      hostname: ${SECRET}
      schedulerName: ${SECRET}
      securityContext: { seLinuxOptions: { user: ${SECRET} } }
      volumes:
        - { name: ${SECRET}, secret: { secretName: ${SECRET} } }
        - { name: b, hostPath: { path: /${SECRET} } }
        - { name: c, persistentVolumeClaim: { claimName: cache } }
        - { name: d, csi: { driver: ${SECRET}, volumeAttributes: { a: ${SECRET} } } }
      initContainers:
        - { name: ${SECRET}, image: ${SECRET}, restartPolicy: Always, resources: { requests: { cpu: 100m } } }
      containers:
        - name: ${SECRET}
          image: registry/${SECRET}:1
          command: [${SECRET}]
          args: [--token=${SECRET}, --kubeconfig, ${SECRET}, --controllers=${SECRET}]
          env: [{ name: ${SECRET}, value: ${SECRET} }, { name: CONDITION_TYPE, value: ${SECRET} }]
          envFrom: [{ secretRef: { name: ${SECRET} } }]
          livenessProbe: { exec: { command: [${SECRET}] }, httpGet: { path: ${SECRET} } }
          lifecycle: { preStop: { exec: { command: [${SECRET}] } } }
          volumeMounts: [{ name: ${SECRET}, mountPath: /${SECRET} }]
          ports: [{ name: ${SECRET}, containerPort: 80, hostPort: 8080 }]
          resources: { requests: { cpu: 1, nvidia.com/gpu: 1 }, limits: { nvidia.com/gpu: 1 } }
      nodeSelector: { pool: gpu, image: new }
      tolerations: [{ key: gpu, operator: Exists, effect: NoExecute, tolerationSeconds: 60 }]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms: [{ matchExpressions: [{ key: zone, operator: In, values: [a, b] }] }]
        podAntiAffinity:
          preferredDuringSchedulingIgnoredDuringExecution:
            - weight: 5
              podAffinityTerm:
                { topologyKey: host, namespaces: [shop], labelSelector: { matchExpressions: [{ key: app, operator: Exists }] } }
      topologySpreadConstraints:
        - { maxSkew: 1, topologyKey: zone, whenUnsatisfiable: DoNotSchedule, labelSelector: { matchLabels: { app: api } } }
      runtimeClassName: nvidia
      priorityClassName: high
      resourceClaims: [{ name: ${SECRET}, resourceClaimTemplateName: card }]
`;

/** What is published of the StatefulSet, without its annotations. */
const PUBLISHED = {
  apiVersion: "apps/v1",
  kind: "StatefulSet",
  metadata: { name: "api", namespace: "shop", labels: { app: "api" } },
  spec: {
    replicas: 2,
    volumeClaimTemplates: [{ spec: { storageClassName: "fast" } }],
    template: {
      metadata: { labels: { app: "api" } },
      spec: {
        volumes: [{}, {}, { persistentVolumeClaim: { claimName: "cache" } }, {}],
        initContainers: [{ image: "omitted", restartPolicy: "Always", resources: { requests: { cpu: "100m" } } }],
        containers: [
          {
            image: "omitted",
            ports: [{ containerPort: 80, hostPort: 8080 }],
            resources: { requests: { cpu: 1, "nvidia.com/gpu": 1 }, limits: { "nvidia.com/gpu": 1 } },
          },
        ],
        nodeSelector: { pool: "gpu", image: "new" },
        tolerations: [{ key: "gpu", operator: "Exists", effect: "NoExecute", tolerationSeconds: 60 }],
        affinity: {
          nodeAffinity: {
            requiredDuringSchedulingIgnoredDuringExecution: {
              nodeSelectorTerms: [{ matchExpressions: [{ key: "zone", operator: "In", values: ["a", "b"] }] }],
            },
          },
          podAntiAffinity: {
            preferredDuringSchedulingIgnoredDuringExecution: [
              {
                weight: 5,
                podAffinityTerm: {
                  topologyKey: "host",
                  namespaces: ["shop"],
                  labelSelector: { matchExpressions: [{ key: "app", operator: "Exists" }] },
                },
              },
            ],
          },
        },
        topologySpreadConstraints: [
          {
            ...{ maxSkew: 1, topologyKey: "zone", whenUnsatisfiable: "DoNotSchedule" },
            labelSelector: { matchLabels: { app: "api" } },
          },
        ],
        runtimeClassName: "nvidia",
        priorityClassName: "high",
        resourceClaims: [{ resourceClaimTemplateName: "card" }],
      },
    },
  },
};

interface Fact {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations: Readonly<Record<string, string>> };
}

async function factsOf(cwd: string): Promise<{ items: readonly Fact[]; stdout: string; stderr: string }> {
  const { exitCode, stdout, stderr } = await run(["facts"], { cwd });
  expect(exitCode, stderr).toBe(0);
  const { apiVersion, kind, items } = JSON.parse(stdout);
  expect([apiVersion, kind]).toEqual(["v1", "List"]);
  return { items, stdout, stderr };
}

const pod = (name: string, spec = "{ containers: [{ name: c, image: c:1 }] }") =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: ${name} }\nspec: ${spec}\n`;

describe("facts", () => {
  it("hold what decides where a pod runs, and no byte of the rest", async () => {
    const cwd = temporaryFolder({ "api.yaml": HOSTILE });
    const { items, stdout, stderr } = await factsOf(cwd);
    expect(HOSTILE.split(SECRET).length).toBeGreaterThan(35);
    expect(stdout + stderr).not.toContain(SECRET);
    const [{ metadata, ...rest } = { metadata: undefined }, ...others] = items;
    const { annotations, ...named } = metadata ?? {};
    expect(annotations).toEqual({ "taintlint.dev/origin": `api.yaml:1 ${basename(cwd)}` });
    expect({ ...rest, metadata: named }).toEqual(PUBLISHED);
    expect(others).toEqual([]);
  });

  it("name the line, the commit with its day, the repository and the cluster of each workload", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": `version: 1
clusters:
  - { name: prod, manifests: ["prod/*", "both/*"], pools: [{ name: a }] }
  - { name: dev, manifests: ["both/*"], pools: [{ name: a }] }
`,
      ...{ "prod/a.yaml": `# first\n${pod("a")}`, "both/b.yaml": pod("b"), "c.yaml": pod("c") },
    });
    const git = (...words: string[]) =>
      execFileSync("git", ["-C", cwd, "-c", "user.name=a", "-c", "user.email=a@example.com", ...words], {
        env: { ...process.env, GIT_COMMITTER_DATE: "2026-11-20T23:00:00Z" },
        encoding: "utf8",
      }).trim();
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message=x");
    git("remote", "add", "origin", "git@github.com:acme/shop.git");
    const origin = `https://github.com/acme/shop@${git("rev-parse", "HEAD")} 2026-11-20`;
    const { items } = await factsOf(cwd);
    expect(items.map(({ metadata }) => Object.values(metadata.annotations).join(" in "))).toEqual([
      `both/b.yaml:1 ${origin} in prod`,
      `prod/a.yaml:2 ${origin} in prod`,
      `both/b.yaml:1 ${origin} in dev`,
      `c.yaml:1 ${origin}`,
    ]);
  });

  it("hold a custom resource's pods as PodTemplate, and tell which workloads are left out", async () => {
    const prometheus = `apiVersion: monitoring.coreos.com/v1
kind: Prometheus
metadata: { name: main }
spec: { replicas: 2, nodeSelector: { pool: gpu }, secrets: [${SECRET}] }
`;
    const files = {
      "a.yaml": prometheus,
      "b.yaml": pod("b", `{ tolerations: [{ operator: Existss }], containers: [] }`),
    };
    const cwd = temporaryFolder(files);
    const { items, stdout, stderr } = await factsOf(cwd);
    expect(stdout).not.toContain(SECRET);
    expect(items).toEqual([
      {
        ...{ apiVersion: "v1", kind: "PodTemplate" },
        metadata: {
          ...{ name: "main", namespace: "default", labels: {} },
          annotations: { "taintlint.dev/origin": `a.yaml:1 ${basename(cwd)} Prometheus` },
        },
        template: { metadata: { labels: {} }, spec: { nodeSelector: { pool: "gpu" }, containers: [] } },
      },
    ]);
    expect(stderr).toContain("1 workload is left out, because the API server refuses them");
    expect(stderr).toContain("Pod default/b");
  });

  it("leave out pods that other objects of the repository place, and no others", async () => {
    const namespace = (name: string, key: string) =>
      `apiVersion: v1\nkind: Namespace\nmetadata: { name: ${name}, annotations: { ${key}: "pool=gpu" } }\n`;
    const policy = `apiVersion: kyverno.io/v1
kind: ClusterPolicy
metadata: { name: tolerate }
spec:
  rules:
    - name: r
      match: { any: [{ resources: { kinds: [Pod], namespaces: [ml] } }] }
      mutate: { patchStrategicMerge: { spec: { tolerations: [{ key: x, operator: Exists }] } } }
`;
    const within = (name: string) => pod("a").replace("name: a", `name: a, namespace: ${name}`);
    const cwd = temporaryFolder({
      "namespaces.yaml": [
        namespace("gpu", "scheduler.alpha.kubernetes.io/node-selector"),
        namespace("web", "example.com/node-selector"),
      ].join("---\n"),
      ...{ "policy.yaml": policy, "a.yaml": ["gpu", "web", "ml"].map(within).join("---\n") },
    });
    const { stderr, stdout } = await factsOf(cwd);
    expect(JSON.parse(stdout).items.map((item: { metadata: object }) => item.metadata)).toMatchObject([
      { namespace: "web" },
    ]);
    expect(stderr).toContain("2 workloads are left out");
    expect(stderr).toContain("Pod gpu/a, Pod ml/a");
  });

  it("are a list as taintlint reads them: each workload meets the pools as in its own repository", async () => {
    const configuration = {
      "taintlint.yaml": "version: 1\npools: [{ name: gpu, labels: { pool: gpu }, taints: ['gpu:NoSchedule'] }]\n",
    };
    const words = ["fit", "--format", "json"];
    const cwd = temporaryFolder({ ...configuration, "api.yaml": HOSTILE, "job.yaml": pod("job") });
    const verdicts = async (more: string[], folder: string, input = "") => {
      const { stdout } = await run([...words, ...more], { cwd: folder, input });
      const { workloads } = JSON.parse(stdout);
      return workloads.map(({ source: _, errors: __, ...one }: { readonly source: unknown; errors: unknown }) => one);
    };
    const { stdout } = await factsOf(cwd);
    const own = await verdicts([], cwd);
    expect(own.length).toBe(2);
    expect(await verdicts(["-"], temporaryFolder(configuration), stdout)).toEqual(own);
  });
});
