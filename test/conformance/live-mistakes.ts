import { type Draw, one, type Part } from "./drawing.js";
import { type LiveWorld, liveWorld } from "./live-worlds.js";

type Mistake = (draw: Draw) => Part;

const LONG = "l".repeat(64);
const BAD_KEYS = [
  "te am",
  "a/b/c",
  "/x",
  "x/",
  "-x",
  "x-",
  LONG,
  `${"p".repeat(254)}/x`,
  "Upper.io/x",
  "ü",
  "",
] as const;
const BAD_VALUES = [LONG, "a b", "-a", "a-", "a/b", "ü", "x*", "."] as const;
const NO_TEXTS = [true, 5, 1.5, null, ["x"], {}] as const;

/** One toleration, mostly of the taint `team`. */
function toleration(part: Part): Part {
  return { tolerations: [{ key: "team", operator: "Exists", ...part }] };
}

function required(nodeSelectorTerms: unknown): Part {
  return { affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms } } } };
}

function requiredExpression(part: Part): Part {
  return required([{ matchExpressions: [{ key: "pool", operator: "In", values: ["open"], ...part }] }]);
}

function preferred(part: Part): Part {
  const term = { weight: 5, preference: { matchExpressions: [{ key: "pool", operator: "Exists" }] }, ...part };
  return { affinity: { nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [term] } } };
}

function spread(part: Part): Part {
  const labelSelector = { matchLabels: { app: "made" } };
  const constraint = { maxSkew: 1, topologyKey: "pool", whenUnsatisfiable: "DoNotSchedule", labelSelector, ...part };
  return { topologySpreadConstraints: [constraint] };
}

function container(part: Part): Part {
  return { containers: [{ name: "main", image: "example/main:1", ...part }] };
}

function needs(requests: Part, limits: Part = {}): Part {
  return container({ resources: { requests, limits } });
}

/** What somebody might write by mistake in place of a part of a pod spec. Not all of it is refused. */
const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  tolerations: [
    (draw) => toleration({ value: one(draw, ["a", ""]) }),
    (draw) => toleration({ key: one(draw, ["", undefined]), operator: one(draw, ["Equal", undefined]), value: "a" }),
    (draw) =>
      toleration({ key: one(draw, ["", undefined]), operator: "Exists", value: one(draw, ["a", "", undefined]) }),
    (draw) => toleration({ operator: one(draw, ["exists", "In", "", "NotIn", "Exists "]) }),
    (draw) =>
      toleration({ operator: one(draw, ["Gt", "Lt"]), value: one(draw, ["a", "", "05", "-3", "1.5", "9".repeat(19)]) }),
    (draw) => toleration({ effect: one(draw, ["noSchedule", "", "Evict", "NoSchedule ", "NoExecute", null]) }),
    (draw) =>
      toleration({
        effect: one(draw, ["NoSchedule", undefined, "PreferNoSchedule", "NoExecute"]),
        tolerationSeconds: 5,
      }),
    (draw) => toleration({ effect: "NoExecute", tolerationSeconds: one(draw, [-1, 0, "5", 1.5, null]) }),
    (draw) => toleration({ key: one(draw, BAD_KEYS) }),
    (draw) => toleration({ operator: "Equal", value: one(draw, BAD_VALUES) }),
    (draw) => toleration({ operator: "Equal", value: one(draw, NO_TEXTS) }),
    (draw) => ({ tolerations: one<unknown>(draw, [{ key: "team" }, "team", ["team"], [null], null, [{}]]) }),
  ],
  nodeSelector: [
    (draw) => ({ nodeSelector: { pool: one(draw, NO_TEXTS) } }),
    (draw) => ({ nodeSelector: { pool: one(draw, BAD_VALUES) } }),
    (draw) => ({ nodeSelector: { [one(draw, BAD_KEYS)]: "x" } }),
    (draw) => ({ nodeSelector: one(draw, [[], ["pool"], "pool", null, {}]) }),
  ],
  "required node affinity": [
    (draw) =>
      required(
        one<unknown>(draw, [[], [{}], null, {}, [null], [{ matchExpressions: [] }], [{ matchExpressions: null }]]),
      ),
    (draw) =>
      requiredExpression({
        operator: one(draw, ["In", "NotIn"]),
        values: one(draw, [[], undefined, null, [null], [5]]),
      }),
    (draw) => requiredExpression({ values: ["open", one(draw, BAD_VALUES)] }),
    (draw) =>
      requiredExpression({
        operator: one(draw, ["Exists", "DoesNotExist"]),
        values: one(draw, [["a"], [], undefined]),
      }),
    (draw) => requiredExpression({ operator: one(draw, ["in", "Equals", "", undefined, "Gte"]) }),
    (draw) => requiredExpression({ key: one(draw, [...BAD_KEYS, undefined]) }),
    (draw) =>
      requiredExpression({
        key: "rank",
        operator: one(draw, ["Gt", "Lt"]),
        values: one(draw, [
          ["a"],
          ["1", "2"],
          [],
          ["1.5"],
          ["-1"],
          ["+1"],
          ["007"],
          [" 1"],
          ["9223372036854775808"],
          [3],
        ]),
      }),
    (draw) =>
      required([
        {
          matchFields: [
            {
              key: one(draw, ["metadata.name", "metadata.name", "metadata.labels", "spec.x", ""]),
              operator: one(draw, ["In", "In", "Exists", "NotIn", "Gt"]),
              values: one(draw, [["open-1"], ["a", "b"], [], ["A b"], ["Open-1"]]),
            },
          ],
        },
      ]),
    (draw) =>
      required([
        { matchFields: [{ key: "metadata.name", operator: "In", values: [one(draw, ["", "a_b", "a..b", LONG])] }] },
      ]),
  ],
  "preferred node affinity": [
    (draw) => preferred({ weight: one(draw, [0, 1, 100, 101, -5, undefined, null, "5"]) }),
    (draw) =>
      preferred({ preference: one<unknown>(draw, [{}, null, [], undefined, { matchExpressions: [{ key: "pool" }] }]) }),
    (draw) => preferred({ preference: { matchExpressions: [{ key: one(draw, BAD_KEYS), operator: "Exists" }] } }),
    (draw) =>
      preferred({
        preference: {
          matchExpressions: [
            { key: "pool", operator: one(draw, ["In", "NotIn", "Exists", "Gt"]), values: one(draw, [[], ["a", "b"]]) },
          ],
        },
      }),
  ],
  "requests and limits": [
    (draw) =>
      needs({
        cpu: one(draw, ["-1", "2x", "", " 1", "1 ", "1e3", "1E", ".5", "1.", "+1", "0", null, true, "1,5", "1m", "1u"]),
      }),
    (draw) =>
      needs({ memory: one(draw, ["1 Gi", "1gi", "1GB", "1Kib", "100m", "1e", "12k", "1Ki", "-5Mi", "Mi", 5.5, "1K"]) }),
    (draw) => needs({ cpu: 2 }, { cpu: one(draw, [1, "1999m", 2, "2000m", "3", "0"]) }),
    (draw) => needs({ memory: "2Gi" }, { memory: one(draw, ["2G", "2147483648", "2Gi", "2047Mi"]) }),
    (draw) => needs({ "nvidia.com/gpu": 1 }, one<Part>(draw, [{}, { "nvidia.com/gpu": 1 }, { "nvidia.com/gpu": 2 }])),
    (draw) => needs({}, { "nvidia.com/gpu": one(draw, ["500m", "1500m", "1000m", 1, "1.0", "0", "-1", "1k"]) }),
    (draw) =>
      needs({ [one(draw, ["gpu", "gpus", "nvidia.com/", "a b/c", "kubernetes.io/x", "cpus", "requests.cpu"])]: 1 }),
    (draw) => needs({}, { [one(draw, ["gpu", "example.com/GPU", "requests.example.com/x"])]: 2 }),
    (draw) =>
      container({
        resources: one<unknown>(draw, [[], "1", { requests: [] }, { requests: "cpu" }, null, { requests: null }]),
      }),
  ],
  spreads: [
    (draw) => spread({ maxSkew: one(draw, [0, -1, 1, "1", null, undefined]) }),
    (draw) => spread({ topologyKey: one(draw, ["", "a b", "pool", undefined, LONG, "a/b/c"]) }),
    (draw) => spread({ whenUnsatisfiable: one(draw, ["Never", "", undefined, "doNotSchedule", "ScheduleAnyway"]) }),
    (draw) =>
      spread({ minDomains: one(draw, [0, -1, 2]), whenUnsatisfiable: one(draw, ["DoNotSchedule", "ScheduleAnyway"]) }),
    (draw) =>
      spread({
        nodeTaintsPolicy: one(draw, ["honor", "Honor", ""]),
        nodeAffinityPolicy: one(draw, ["Ignore", "Always"]),
      }),
    (draw) => spread({ matchLabelKeys: one(draw, [["only"], ["app"], [""], ["a b"]]) }),
    (draw) =>
      spread({
        labelSelector: one<unknown>(draw, [null, {}, { matchLabels: { app: "a b" } }, { matchLabels: { "a b": "x" } }]),
      }),
  ],
  "huge pages": [
    (draw) =>
      needs({ "hugepages-2Mi": "4Mi" }, one<Part>(draw, [{}, { "hugepages-2Mi": "4Mi" }, { "hugepages-2Mi": "8Mi" }])),
  ],
  overhead: [(draw) => ({ overhead: { cpu: one(draw, ["100m", "-1"]) } })],
  priorityClassName: [
    (draw) => ({ priorityClassName: one(draw, ["High Priority", "system-node-critical", "", "nowhere"]) }),
  ],
  schedulingGates: [
    (draw) => ({
      schedulingGates: one<unknown>(draw, [[{ name: "example.com/wait" }], [{ name: "a b" }], [{}], null]),
    }),
  ],
  runtimeClassName: [(draw) => ({ runtimeClassName: one(draw, ["Nvidia", "a b", "nowhere", "", "plain", "a..b"]) })],
  others: [
    (draw) => ({ nodeName: one(draw, ["Open 1", "open-1", "", "open_1", "Open-1"]) }),
    (draw) => ({ hostNetwork: one(draw, ["true", true, "yes"]) }),
    (draw) => ({ os: { name: one(draw, ["linux", "windows", "Linux", ""]) } }),
  ],
};

const ALL = Object.entries(MISTAKES).flatMap(([name, mistakes]) => mistakes.map((mistake) => ({ name, mistake })));
/** One workload of so many is left as it should be. */
const RIGHT_SHARE = 8;

/** A world in most of whose workloads a part of the pod is replaced by one that the API server may refuse. */
export interface MistakenWorld extends LiveWorld {
  /** What is mistaken in each workload; undefined where nothing is. */
  readonly mistaken: readonly (string | undefined)[];
}

export function liveMistakes(seed: number, count: number): MistakenWorld {
  const mistaken: (string | undefined)[] = [];
  const world = liveWorld(seed, count, (draw, spec) => {
    const drawn = draw(RIGHT_SHARE) === 0 ? undefined : ALL[draw(ALL.length)];
    mistaken.push(drawn?.name);
    // One mistake at a time: a class of the world may be missing, or select other nodes.
    const right = "runtimeClassName" in spec ? { ...spec, runtimeClassName: "plain" } : spec;
    return { ...right, ...drawn?.mistake(draw) };
  });
  return { ...world, mistaken };
}
