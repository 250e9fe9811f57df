import { describe, expect, it } from "vitest";
import type { PodChange } from "../../src/model/cluster.js";
import type { Verdict, WorkloadFit } from "../../src/model/pool-fit.js";
import type {
  ClusterQueue,
  Declared,
  FlavorChoice,
  LocalQueue,
  Queues,
  ResourceFlavor,
} from "../../src/model/queue.js";
import type { Toleration } from "../../src/model/taint.js";
import type { Workload } from "../../src/model/workload.js";
import {
  answeredByQueue,
  askQueue,
  asksQueue,
  clusterQueueOf,
  flavorOf,
  queueOf,
  refusalOf,
  withFlavors,
} from "../../src/scheduling/queues/queue.js";
import { words } from "../words.js";
import { exists, expression, inventory, place, pool, required, taint, workload } from "./build.js";

const LABEL = "kueue.x-k8s.io/queue-name";

function flavor(name: string, fields: Partial<ResourceFlavor> = {}): ResourceFlavor {
  return { name, place, nodeLabels: words({}), nodeTaints: [], tolerations: [], ...fields };
}
const local = (name: string, fields: Partial<LocalQueue> = {}): LocalQueue => ({
  name,
  place,
  namespace: "default",
  clusterQueue: "cq",
  ...fields,
});
/** `cpu: a b` for a group of the resource with two flavors. */
const groups = (...texts: string[]): ClusterQueue["groups"] =>
  texts.map((text) => {
    const [resource = "", names = ""] = text.split(": ");
    return { coveredResources: resource.split(" "), flavors: names.split(" ") };
  });
const clusterQueue = (fields: Partial<ClusterQueue> = {}): ClusterQueue => ({
  name: "cq",
  place,
  groups: groups("cpu: a"),
  namespaceLabels: words({}),
  hasChecks: false,
  ...fields,
});
const sure = <T>(...objects: T[]): Declared<T>[] => objects.map((object) => ({ object, isSure: true }));

interface Objects {
  readonly local?: Queues["local"];
  readonly cluster?: Partial<ClusterQueue>;
  readonly flavors?: Queues["flavors"];
}

const queues = ({ local: named = sure(local("q")), cluster, flavors = sure(flavor("a")) }: Objects = {}): Queues => ({
  local: named,
  cluster: sure(clusterQueue(cluster)),
  flavors,
});

const asking = (resource = "cpu") =>
  workload({
    containers: [
      { name: "a", image: "a", requests: words({ [resource]: "1" }), limits: words({}), restartPolicy: undefined },
    ],
  });
const job = (fields: Partial<Workload> = {}): Workload => ({
  ...asking(),
  kind: "Job",
  apiVersion: "batch/v1",
  labels: words({ [LABEL]: "q" }),
  ...fields,
});

/** What the queue answers, in a word or as its choices of flavors. */
function answerTo(asked: Workload, declared: Queues, isSettled = true): string {
  const answer = askQueue(asked, asked.podSpec, asked.podSpec.tolerations, declared, isSettled);
  if (answer.kind !== "gives") return answer.kind;
  return answer.choices.map((choice) => choice.map(({ name }) => name).join("+") || "nothing").join(" or ");
}

describe("the queue of a workload", () => {
  const labelled = (queue: string) => words({ [LABEL]: queue });

  it.each<readonly [string, Partial<Workload>, string | undefined]>([
    ["is that of its own label", { labels: labelled("q") }, "q"],
    ["is that of the job that makes it", { labels: labelled("q"), jobLabels: labelled("j") }, "j"],
    ["is that of its template", { templateLabels: labelled("t") }, "t"],
    [
      "is that of its own label before that of its template",
      { labels: labelled("q"), templateLabels: labelled("t") },
      "q",
    ],
    ["is none without a label", {}, undefined],
    ["is none of an empty name", { labels: labelled("") }, undefined],
    ["is none for a DaemonSet", { kind: "DaemonSet", labels: labelled("q") }, undefined],
  ])("%s", (_, fields, expected) => {
    expect(queueOf({ ...workload(), ...fields })).toBe(expected);
  });

  it.each<readonly [string, Partial<Workload>, Queues | undefined, string | undefined]>([
    ["is the one that it names, whatever is declared", { labels: labelled("q") }, undefined, "q"],
    ["is the default one of its namespace", {}, queues({ local: sure(local("default")) }), "default"],
    [
      "is the default one without a namespace",
      {},
      queues({ local: sure(local("default", { namespace: undefined })) }),
      "default",
    ],
    [
      "is not the default one of another namespace",
      {},
      queues({ local: sure(local("default", { namespace: "other" })) }),
      undefined,
    ],
    ["is none where no queue is the default one", {}, queues(), undefined],
    ["is none where no queue is declared", {}, undefined, undefined],
    ["is none for a DaemonSet", { kind: "DaemonSet" }, queues({ local: sure(local("default")) }), undefined],
  ])("that may start it %s", (_, fields, declared, expected) => {
    expect(asksQueue({ ...workload(), ...fields }, declared)).toBe(expected);
  });
});

describe("the objects of a queue", () => {
  const one = local("q");
  const elsewhere = local("q", { namespace: "other" });

  it.each<readonly [string, Queues["local"], boolean]>([
    ["one", sure(one), true],
    ["two that are the same", sure(one, { ...one, place: { ...place, path: ["other"] } }), true],
    ["two that differ", sure(one, local("q", { clusterQueue: "other" })), false],
    ["one that goes to any namespace", sure(local("q", { namespace: undefined })), true],
    ["one of another namespace", sure(elsewhere), false],
    ["one of another name", sure(local("other")), false],
    ["one that may be another in the cluster", [{ object: one, isSure: false }], false],
    ["two that are the same, of which one may be another", [...sure(one), { object: one, isSure: false }], false],
    ["none", [], false],
  ])("lead from a name to the ClusterQueue by %s: %j", (_, declared, isFound) => {
    expect(clusterQueueOf(queues({ local: declared }), "q", "default")?.name).toBe(isFound ? "cq" : undefined);
  });

  it("are not found without their ClusterQueue", () => {
    expect(clusterQueueOf({ ...queues(), cluster: [] }, "q", "default")).toBeUndefined();
  });

  it("hold a flavor by its name", () => {
    const declared = queues({ flavors: sure(flavor("a"), flavor("b")) });
    expect([flavorOf(declared, "b")?.name, flavorOf(declared, "c")]).toEqual(["b", undefined]);
  });
});

describe("a flavor refuses a pod", () => {
  const typed = flavor("typed", { nodeLabels: words({ type: "a", zone: "z" }) });
  const mismatch = "the pod's selector does not match its labels type=a, zone=z";
  const tainted = (effect: string, ...tolerations: Toleration[]) =>
    flavor("tainted", { nodeTaints: [taint(`spot=5:${effect}`)], tolerations });

  it.each<readonly [string, ResourceFlavor, Parameters<typeof workload>[0], string | undefined]>([
    ["never without labels and taints", flavor("a"), { nodeSelector: words({ type: "b" }) }, undefined],
    ["for another value of a label", typed, { nodeSelector: words({ type: "b" }) }, mismatch],
    ["not for the same value", typed, { nodeSelector: words({ type: "a" }) }, undefined],
    ["not for a label that it does not have", typed, { nodeSelector: words({ tier: "b" }) }, undefined],
    ["for an affinity", typed, required([expression("type", "In", "b")]), mismatch],
    [
      "not for one of two terms",
      typed,
      required([expression("type", "In", "b")], [expression("zone", "In", "z")]),
      undefined,
    ],
    [
      "not for a term about other labels",
      typed,
      required([expression("type", "In", "b")], [expression("tier", "In", "b")]),
      undefined,
    ],
    [
      "for a term, whatever it asks of other labels",
      typed,
      required([expression("type", "In", "b"), expression("tier", "Exists")]),
      mismatch,
    ],
    ["for a taint", tainted("NoSchedule"), {}, "untolerated taint spot=5:NoSchedule"],
    ["for a taint that evicts", tainted("NoExecute"), {}, "untolerated taint spot=5:NoExecute"],
    ["not for a preference", tainted("PreferNoSchedule"), {}, undefined],
    ["not for a taint that the pod tolerates", tainted("NoSchedule"), { tolerations: [exists("spot")] }, undefined],
    [
      "not for a taint that the pod may tolerate",
      tainted("NoSchedule"),
      { tolerations: [{ key: "spot", operator: "Gt", value: "1" }] },
      undefined,
    ],
    ["not for a taint that its own tolerations meet", tainted("NoSchedule", exists("spot")), {}, undefined],
  ])("%s", (_, one, spec, expected) => {
    const { podSpec } = workload(spec);
    expect(refusalOf(one, podSpec, podSpec.tolerations)).toBe(expected);
  });
});

describe("a queue answers", () => {
  const two = sure(flavor("a"), flavor("b"));
  const tainted = flavor("a", { nodeTaints: [taint("spot:NoSchedule")] });
  const deployment = { ...job(), kind: "Deployment", apiVersion: "apps/v1" };
  const defaultOnly = { local: sure(local("default")) };

  it.each<readonly [string, Workload, Objects, string]>([
    ["with its only flavor", job(), {}, "a"],
    ["with each of its flavors", job(), { cluster: { groups: groups("cpu: a b") }, flavors: two }, "a or b"],
    ["with one flavor of each group", job(), { cluster: { groups: groups("cpu: a", "pods: b") }, flavors: two }, "a+b"],
    [
      "with nothing of a group that the pod does not name, as a LimitRange may",
      job(),
      { cluster: { groups: groups("memory: a") } },
      "a or nothing",
    ],
    ["openly for a flavor that nobody declares", job(), { flavors: [] }, "open"],
    ["openly for a queue that nobody declares", job(), { local: [] }, "open"],
    ["openly where admission checks may add anything", job(), { cluster: { hasChecks: true } }, "open"],
    ["with a refusal where no flavor takes a Job", job(), { flavors: sure(tainted) }, "refuses"],
    [
      "openly where no flavor takes a Deployment, which Kueue may not manage",
      deployment,
      { flavors: sure(tainted) },
      "open",
    ],
    ["with its flavor or nothing for a Deployment", deployment, {}, "a or nothing"],
    [
      "with its flavor or nothing for a Job whose template alone names the queue",
      job({ labels: words({}), templateLabels: words({ [LABEL]: "q" }) }),
      {},
      "a or nothing",
    ],
    [
      "with its flavor for a Job whose maker names the queue",
      job({ labels: words({}), jobLabels: words({ [LABEL]: "q" }) }),
      {},
      "a",
    ],
    ["with its flavor or nothing for a Job whose maker names none", job({ jobLabels: words({}) }), {}, "a or nothing"],
    ["with a refusal in no namespace", job(), { cluster: { namespaceLabels: null } }, "refuses"],
    [
      "with a refusal in another namespace",
      job(),
      { cluster: { namespaceLabels: words({ "kubernetes.io/metadata.name": "ml" }) } },
      "refuses",
    ],
    [
      "with its flavor in the namespace that it names",
      job(),
      { cluster: { namespaceLabels: words({ "kubernetes.io/metadata.name": "default" }) } },
      "a",
    ],
    [
      "with its flavor where the labels of the namespace are not plain",
      job(),
      { cluster: { namespaceLabels: undefined } },
      "a",
    ],
    [
      "with nothing for a Deployment in another namespace, whatever is open",
      deployment,
      { cluster: { namespaceLabels: null } },
      "a or nothing",
    ],
    ["openly for a pod that goes to the default queue", job({ labels: words({}) }), defaultOnly, "open"],
  ])("%s", (_, asked, objects, expected) => {
    expect(answerTo(asked, queues(objects))).toBe(expected);
  });

  it("openly where somebody else may change the pod, or no queue is declared", () => {
    expect([answerTo(job(), queues(), false), answerTo(job(), queues(), true)]).toEqual(["open", "a"]);
    expect(askQueue(job(), job().podSpec, [], undefined, true)).toEqual({ kind: "open", queue: "q", taints: [] });
    const byDefault = queues({ local: sure(local("default")) });
    expect(answerTo(job({ labels: words({}) }), byDefault, false)).toBe("open");
  });

  it.each([
    [4, 4, "gives"],
    [1, 17, "open"],
    [4, 5, "open"],
  ])("with up to sixteen choices: %i times %i", (first, second, kind) => {
    const names = (group: string, count: number) => Array.from({ length: count }, (_, index) => `${group}${index}`);
    const [ofCpu, ofPods] = [names("cpu", first), names("pods", second)];
    const flavors = sure(...[...ofCpu, ...ofPods].map((name) => flavor(name)));
    const cluster = { groups: groups(`cpu: ${ofCpu.join(" ")}`, `pods: ${ofPods.join(" ")}`) };
    expect(askQueue(job(), job().podSpec, [], queues({ cluster, flavors }), true).kind).toBe(kind);
  });

  it.each([
    [{ zone: "a" }, { zone: "a" }, "a+b"],
    [{ zone: "a" }, { zone: "b" }, "open"],
    [{ zone: "a" }, { rack: "b" }, "a+b"],
  ])("openly where two flavors give one label two values: %j and %j", (first, second, expected) => {
    const flavors = sure(flavor("a", { nodeLabels: words(first) }), flavor("b", { nodeLabels: words(second) }));
    expect(answerTo(job(), queues({ cluster: { groups: groups("cpu: a", "pods: b") }, flavors }))).toBe(expected);
  });

  it("with why each flavor of a group refuses the pod, and with every taint of a flavor", () => {
    const flavors = sure(tainted, flavor("b", { nodeTaints: [taint("gpu:NoSchedule")] }));
    const declared = queues({ cluster: { groups: groups("cpu: a b") }, flavors });
    expect(askQueue(job(), job().podSpec, [], declared, true)).toMatchObject({
      refusals: [
        { flavor: { name: "a" }, why: "untolerated taint spot:NoSchedule" },
        { flavor: { name: "b" }, why: "untolerated taint gpu:NoSchedule" },
      ],
      taints: [{ key: "spot" }, { key: "gpu" }],
    });
  });
});

describe("a template gets of its flavors", () => {
  const own = { ...exists("a", "NoExecute"), tolerationSeconds: 60, origin: { by: "manifest", index: 0 } as const };
  const template: PodChange = {
    spec: { ...workload().podSpec, nodeSelector: words({ pool: "x" }) },
    tolerations: [own],
    applied: [],
    open: { tolerations: [], selection: [] },
  };

  it("their labels beside its own", () => {
    const flavors = [
      flavor("a", { nodeLabels: words({ zone: "z" }) }),
      flavor("b", { nodeLabels: words({ rack: "r" }) }),
    ];
    expect(withFlavors(template, flavors).spec.nodeSelector).toEqual(words({ pool: "x", zone: "z", rack: "r" }));
  });

  it.each<readonly [string, Toleration, boolean]>([
    ["a toleration of another key", exists("b", "NoExecute"), true],
    ["a toleration of another key with its seconds", { ...exists("b", "NoExecute"), tolerationSeconds: 60 }, true],
    ["a toleration with other seconds", { ...exists("a", "NoExecute"), tolerationSeconds: 30 }, true],
    ["no toleration that it has", { ...exists("a", "NoExecute"), tolerationSeconds: 60 }, false],
  ])("%s", (_, toleration, isAdded) => {
    const { tolerations } = withFlavors(template, [flavor("f", { tolerations: [toleration] })]);
    const added = { ...toleration, origin: { by: "Kueue", flavor: "f" } };
    expect(tolerations).toEqual(isAdded ? [own, added] : [own]);
  });
});

describe("a pool, for a pod that its queue", () => {
  const judged = (verdict: Verdict, nodeSelector = words({})): WorkloadFit => ({
    workload: workload(),
    cluster: inventory([]).cluster,
    valid: true,
    fieldErrors: [],
    scoringErrors: [],
    admissionError: undefined,
    tolerations: [],
    nodeSelector,
    pools: inventory([pool()]).pools.map((one) => ({
      pool: one,
      verdict,
      untolerated: [],
      avoided: [],
      tolerated: [],
      selector: "match",
      cordoned: false,
      evictedAfterSeconds: null,
      reasons: [{ kind: "cordoned" }],
    })),
  });
  const gives = (...choices: FlavorChoice[]) => ({ kind: "gives", queue: "q", choices, taints: [] }) as const;
  const [a, b] = [[flavor("a")], [flavor("b")]];

  it("starts openly, is as without the queue", () => {
    const answer = { kind: "open", queue: "q", taints: [] } as const;
    expect(answeredByQueue(judged("fits"), answer, () => judged("blocked"))).toMatchObject({
      queue: answer,
      pools: [{ verdict: "fits" }],
    });
  });

  it("never starts, is closed", () => {
    const answer = { kind: "refuses", queue: "q", clusterQueue: clusterQueue(), refusals: [], taints: [] } as const;
    const { pools } = answeredByQueue(judged("fits"), answer, () => judged("fits"));
    expect(pools).toMatchObject([
      { verdict: "blocked", reasons: [{ kind: "queue-refuses", queue: "q", clusterQueue: "cq" }] },
    ]);
  });

  it.each<readonly [string, readonly FlavorChoice[], readonly Verdict[], Verdict, boolean | undefined]>([
    ["gives one flavor with which it fits", [a], ["fits"], "fits", undefined],
    ["gives one flavor with which it does not", [a], ["blocked"], "blocked", true],
    ["gives flavors that agree", [a, b], ["blocked", "blocked"], "blocked", true],
    ["gives flavors that disagree", [a, b], ["fits", "blocked"], "unknown", false],
    ["gives flavors that disagree, the other way", [a, b], ["avoided", "fits"], "unknown", false],
    ["may leave alone", [a, []], ["blocked", "blocked"], "blocked", false],
  ])("%s", (_, choices, verdicts, verdict, isSure) => {
    const answer = gives(...choices);
    const fit = answeredByQueue(judged("unknown"), answer, (choice) =>
      judged(verdicts[choices.indexOf(choice)] ?? "unknown"),
    );
    const flavors = choices.flatMap((choice) => choice.map(({ name }) => name));
    const told = isSure === undefined ? [] : [{ kind: "queue-gives", queue: "q", flavors, isSure }];
    expect(fit.pools).toMatchObject([{ verdict, reasons: [{ kind: "cordoned" }, ...told] }]);
  });

  it("gives one flavor, is judged by the pod with it, and else by the pod without", () => {
    const labelled = (choice: FlavorChoice) => judged("fits", words({ flavor: choice[0]?.name ?? "none" }));
    const selectorOf = (...choices: FlavorChoice[]) =>
      answeredByQueue(judged("fits"), gives(...choices), labelled).nodeSelector;
    expect([selectorOf(a), selectorOf(a, b)]).toEqual([{ flavor: "a" }, {}]);
  });
});
