import { describe, expect, it } from "vitest";
import type {
  Device,
  DeviceAsk,
  DeviceClaim,
  DeviceClass,
  DeviceReach,
  DeviceRequest,
  DeviceTaintRule,
  DeviceWorld,
} from "../../src/model/device.js";
import { stringMap } from "../../src/model/string-map.js";
import { canBeGiven, candidatesFor, type Reaches, taintsOfDevice } from "../../src/scheduling/devices/allocation.js";
import { canBeGivenOn, claimsOf } from "../../src/scheduling/devices/pod-claims.js";
import { words } from "../words.js";
import { exists, expression, inventory, node, place, pool, taint, workload } from "./build.js";

const EVERYWHERE: DeviceReach = { allNodes: true, nodeName: undefined, terms: undefined };

function device(
  name: string,
  { model, ...fields }: Partial<Device> & { readonly model?: string | number } = {},
): Device {
  const attribute =
    typeof model === "number"
      ? { type: "int" as const, value: model }
      : { type: "string" as const, value: model ?? "" };
  return {
    driver: "d",
    pool: "p",
    name,
    attributes: stringMap(model === undefined ? [] : [["model", attribute]]),
    taints: [],
    reach: EVERYWHERE,
    isPlain: true,
    ...fields,
  };
}

/** `count` devices that are alike: `d0`, `d1`. */
const devices = (count: number) => Array.from({ length: count }, (_, index) => device(`d${index}`));

function ask(fields: Partial<DeviceAsk> = {}): DeviceAsk {
  return {
    name: "a",
    className: "class",
    selectors: [],
    mode: "ExactCount",
    count: 1,
    tolerations: [],
    isPlain: true,
    place,
    ...fields,
  };
}

/** A request of a claim for each list of alternatives. */
function claim(requests: readonly (readonly DeviceAsk[])[], fields: Partial<DeviceClaim> = {}): DeviceClaim {
  return {
    kind: "claim",
    name: "c",
    namespace: "default",
    requests: requests.map((asks): DeviceRequest => ({ name: asks[0]?.name ?? "", asks })),
    matches: [],
    isPlain: true,
    place,
    ...fields,
  };
}

const CLASS: DeviceClass = { name: "class", selectors: [], extendedResourceName: undefined };

/** `?` and `!` are expressions that are not read, and that fail; any other one is the beginning of a device's name. */
function world(of: readonly Device[], fields: Partial<DeviceWorld> & { readonly isWhole?: boolean } = {}): DeviceWorld {
  const { isWhole = true, ...others } = fields;
  return {
    pools: [{ driver: "d", name: "p", isWhole, devices: of }],
    classes: [CLASS],
    claims: [],
    taintRules: [],
    selects: (text, { name }) =>
      text === "?" ? "unknown" : text === "!" ? "error" : name.startsWith(text) ? "yes" : "no",
    ...others,
  };
}

const TAINTED = { taints: [taint("broken:NoSchedule")] };

describe("a rule taints a device", () => {
  const rule = (selector: Partial<DeviceTaintRule>): DeviceTaintRule => ({
    name: "r",
    driver: undefined,
    pool: undefined,
    device: undefined,
    taint: taint("by-rule:NoExecute"),
    place,
    ...selector,
  });

  it.each([
    [{}, true],
    [{ driver: "d", pool: "p", device: "gpu" }, true],
    [{ driver: "other" }, false],
    [{ pool: "other" }, false],
    [{ device: "other" }, false],
  ])("of the selector %j: %j", (selector, isTainted) => {
    const keys = taintsOfDevice(device("gpu", TAINTED), world([], { taintRules: [rule(selector)] })).map(
      ({ key }) => key,
    );
    expect(keys).toEqual(isTainted ? ["broken", "by-rule"] : ["broken"]);
  });
});

describe("a device is selected", () => {
  it.each<readonly [string, readonly string[], readonly string[], string | undefined]>([
    ["by nothing but its class", [], [], "yes"],
    ["by the class and the request", ["g"], ["gpu"], "yes"],
    ["not where the class refuses it", ["x"], ["gpu"], undefined],
    ["not where the request refuses it", ["g"], ["x"], undefined],
    ["perhaps, where one expression is not read", ["g", "?"], ["gpu"], "unknown"],
    ["not where one is not read and another refuses it", ["?"], ["x"], undefined],
    ["not before an expression that fails", ["x"], ["!"], undefined],
    ["with a failure before an expression that refuses it", ["!"], ["x"], "error"],
    ["with a failure behind one that is not read", ["?"], ["!", "g"], "error"],
  ])("%s", (_, ofClass, ofRequest, selected) => {
    const classes = [
      { ...CLASS, name: "other", selectors: ["none"] },
      { ...CLASS, selectors: ofClass },
    ];
    const found = candidatesFor(ask({ selectors: ofRequest }), world([device("gpu")], { classes }));
    expect(found.map((candidate) => candidate.selected)).toEqual(selected === undefined ? [] : [selected]);
  });

  it("perhaps, where nobody declares its class", () => {
    expect(candidatesFor(ask({ className: "other" }), world([device("gpu")]))).toMatchObject([{ selected: "unknown" }]);
  });

  it.each([
    ["broken:NoSchedule", [], ["broken"]],
    ["broken:NoExecute", [], ["broken"]],
    ["broken:None", [], []],
    ["broken:NoSchedule", [exists("broken")], []],
    ["broken=5:NoSchedule", [{ key: "broken", operator: "Gt", value: "1" }], ["broken"]],
  ])("with the taint %s and the tolerations %j, against it stand %j", (spec, tolerations, keys) => {
    const [found] = candidatesFor(ask({ tolerations }), world([device("gpu", { taints: [taint(spec)] })]));
    expect(found?.untolerated.map(({ key }) => key)).toEqual(keys);
  });
});

const reached: Reaches = ({ allNodes, nodeName }) => (allNodes ? "yes" : nodeName === "perhaps" ? "unknown" : "no");
const on = (nodeName: string): DeviceReach => ({ allNodes: false, nodeName, terms: undefined });
// An ask belongs to one world: what it selects there is remembered.
const all = () => ask({ mode: "All" });
/** What two requests ask for, of one device each. */
const pair = () => [[ask({ name: "a" })], [ask({ name: "b" })]];
const match = (...requests: string[]) => ({ matches: [{ requests, attribute: "model" }] });

interface Asked {
  readonly devices: readonly Device[];
  readonly claims: readonly DeviceClaim[];
  readonly more?: Parameters<typeof world>[1];
}

const only = (asked: DeviceAsk, ...of: Device[]): Asked => ({ devices: of, claims: [claim([[asked]])] });

describe("devices can be had", () => {
  it.each<readonly [string, Asked]>([
    ["one of one", only(ask(), device("a"))],
    ["none of none", { devices: [], claims: [] }],
    ["as many as there are", { devices: devices(2), claims: [claim([[ask({ count: 2 })]])] }],
    ["as many as one claim may have", { devices: devices(32), claims: [claim([[ask({ count: 32 })]])] }],
    ["for two claims", { devices: devices(2), claims: [claim([[ask()]]), claim([[ask()]])] }],
    ["a tainted one that is tolerated", only(ask({ tolerations: [exists("broken")] }), device("a", TAINTED))],
    ["one beside a tainted one", only(ask(), device("a", TAINTED), device("b"))],
    ["one beside one that no node reaches", only(ask(), device("a", { reach: on("other") }), device("b"))],
    ["all of them", only(all(), device("a"), device("b"))],
    ["all that are selected", only(ask({ mode: "All", selectors: ["a"] }), device("a"), device("b", TAINTED))],
    [
      "the second choice",
      { devices: [device("b")], claims: [claim([[ask({ selectors: ["a"] }), ask({ selectors: ["b"] })]])] },
    ],
    [
      "the second choice, as another request needs the first",
      {
        devices: [device("a"), device("b")],
        claims: [claim([[ask(), ask({ selectors: ["b"] })], [ask({ selectors: ["a"] })]])],
      },
    ],
    [
      "all as the second choice",
      { devices: [device("a")], claims: [claim([[ask({ mode: "All", selectors: ["x"] }), all()]])] },
    ],
    [
      "another one, as a later request needs the first",
      { devices: [device("a"), device("b")], claims: [claim([[ask()]]), claim([[ask({ selectors: ["a"] })]])] },
    ],
    [
      "two of one model among others",
      {
        devices: [device("a", { model: "x" }), device("b", { model: "y" }), device("c", { model: "y" })],
        claims: [claim(pair(), match())],
      },
    ],
    [
      "two models where only one request must agree",
      { devices: [device("a", { model: "x" }), device("b", { model: "y" })], claims: [claim(pair(), match("a"))] },
    ],
    [
      "one without the model that another request must have",
      {
        devices: [device("a", { model: "x" }), device("b")],
        claims: [claim([[ask({ selectors: ["a"] })], [ask({ name: "b" })]], match("a"))],
      },
    ],
  ])("%s", (_, { devices, claims, more }) => {
    expect(canBeGiven(claims, world(devices, more), reached)).toBe("yes");
  });

  it.each<readonly [string, Asked]>([
    ["one of none", only(ask())],
    ["more than there are", { devices: devices(2), claims: [claim([[ask({ count: 3 })]])] }],
    ["more than one claim may have", { devices: devices(33), claims: [claim([[ask({ count: 33 })]])] }],
    ["one for two claims", { devices: devices(1), claims: [claim([[ask()]]), claim([[ask()]])] }],
    ["one for two requests", { devices: devices(1), claims: [claim(pair())] }],
    ["a tainted one", only(ask(), device("a", TAINTED))],
    ["one that no node reaches", only(ask(), device("a", { reach: on("other") }))],
    ["all where there is none", only(all())],
    ["all where one is tainted", only(all(), device("a"), device("b", TAINTED))],
    ["all where another request has one", { devices: devices(2), claims: [claim([[ask()], [all()]])] }],
    [
      "two models where both must agree",
      { devices: [device("a", { model: "x" }), device("b", { model: "y" })], claims: [claim(pair(), match("a", "b"))] },
    ],
    [
      "a word and a number",
      { devices: [device("a", { model: "1" }), device("b", { model: 1 })], claims: [claim(pair(), match())] },
    ],
    [
      "one without the model",
      { devices: [device("a", { model: "x" }), device("b")], claims: [claim(pair(), match())] },
    ],
    [
      "two models for the parts of one request",
      {
        devices: [device("a", { model: "x" }), device("b", { model: "y" })],
        claims: [claim([[ask({ name: "a/x", count: 2 })]], match("a"))],
      },
    ],
    // In whatever order these eight are taken, nothing is left for the other request.
    ["what another request needs, of many", { devices: devices(8), claims: [claim([[ask({ count: 8 })], [ask()]])] }],
  ])("not: %s", (_, { devices, claims, more }) => {
    expect(canBeGiven(claims, world(devices, more), reached)).toBe("no");
  });

  it.each<readonly [string, Asked]>([
    ["slices are missing", { ...only(ask(), device("a")), more: { isWhole: false } }],
    ["slices that are missing may have one", { ...only(ask()), more: { isWhole: false } }],
    ["a node may reach it", only(ask(), device("a", { reach: on("perhaps") }))],
    ["an expression is not read", only(ask({ selectors: ["?"] }), device("a"))],
    ["the request asks for capacity", only(ask({ isPlain: false }), device("a"))],
    [
      "the claim has a constraint that is not read",
      { devices: devices(1), claims: [claim([[ask()]], { isPlain: false })] },
    ],
    [
      "one of two claims has",
      { devices: devices(2), claims: [claim([[ask()]]), claim([[ask()]], { isPlain: false })] },
    ],
    ["a device is shared", only(ask(), device("a", { isPlain: false }))],
    ["a shared device may be given twice", { devices: [device("a", { isPlain: false })], claims: [claim(pair())] }],
    [
      "a request beside the user may get what is in use",
      { devices: devices(1), claims: [claim([[ask()], [ask({ isPlain: false })]])] },
    ],
    [
      "more are asked for than devices, of which one is shared",
      only(ask({ count: 2 }), device("a", { isPlain: false })),
    ],
    ["all, of which one may be out of reach", only(all(), device("a"), device("b", { reach: on("perhaps") }))],
    ["all, of which each may be out of reach", only(all(), device("b", { reach: on("perhaps") }))],
    [
      "all must agree",
      { devices: [device("a", { model: "x" }), device("b", { model: "x" })], claims: [claim([[all()]], match())] },
    ],
    [
      "a shared one, instead of all that are not there",
      {
        devices: [device("b", { isPlain: false })],
        claims: [claim([[ask({ mode: "All", selectors: ["x"] }), ask({ selectors: ["b"] })]])],
      },
    ],
    [
      "it takes too long to tell",
      { devices: devices(20), claims: [claim([[ask({ count: 10 })], [ask({ count: 11 })]])] },
    ],
  ])("perhaps: %s", (_, { devices, claims, more }) => {
    expect(canBeGiven(claims, world(devices, more), reached)).toBe("unknown");
  });
});

describe("the claims of a pod", () => {
  const RESOURCE = "example.org/gpu";
  const gpu: DeviceClass = { name: "class", selectors: [], extendedResourceName: RESOURCE };
  const asking = (resource: string, amount = "2") =>
    workload({
      containers: [
        { name: "a", image: "a", requests: words({ [resource]: amount }), limits: words({}), restartPolicy: undefined },
      ],
    });
  const named = (...names: string[]) =>
    workload({ deviceClaims: names.map((name) => ({ kind: "ResourceClaim", name, path: [] })) });
  const published = (fields: Parameters<typeof world>[1] = {}) => world(devices(3), { classes: [gpu], ...fields });

  it.each([
    [RESOURCE, inventory([pool()]), [2]],
    ["deviceclass.resource.kubernetes.io/class", inventory([pool()]), [2]],
    ["deviceclass.resource.kubernetes.io/other", inventory([pool()]), []],
    ["example.org/other", inventory([pool()]), []],
    [RESOURCE, inventory([pool(), pool({ allocatable: words({ [RESOURCE]: "1" }) })]), []],
    [
      RESOURCE,
      inventory([pool({ nodes: [node("n"), { ...node("m"), allocatable: words({ [RESOURCE]: "1" }) }] })]),
      [],
    ],
  ])("stand for the extended resource %s, which no node lists", (resource, pools, counts) => {
    const claims = claimsOf(asking(resource), published(), pools);
    expect(claims.flatMap(({ requests }) => requests.flatMap(({ asks }) => asks.map(({ count }) => count)))).toEqual(
      counts,
    );
    expect(claims.map(({ kind, requests }) => [kind, requests[0]?.asks[0]?.className])).toEqual(
      counts.map(() => ["resource", "class"]),
    );
  });

  it("are those of their kind, name and namespace", () => {
    const asks = () => [[ask()]];
    const claims = [
      claim(asks(), { kind: "ResourceClaim", name: "a" }),
      claim(asks(), { kind: "ResourceClaim", name: "b" }),
      claim(asks(), { kind: "ResourceClaimTemplate", name: "a" }),
      claim(asks(), { kind: "ResourceClaim", name: "a", namespace: "other" }),
    ];
    expect(claimsOf(named("a"), published({ claims }), inventory([pool()]))).toEqual(claims.slice(0, 1));
  });

  it("are left out as far as nobody publishes what each of their parts may get", () => {
    const requests = [
      [ask({ name: "ours" })],
      [ask({ name: "theirs", selectors: ["x"] })],
      [ask({ name: "or" }), ask({ selectors: ["?"] })],
    ];
    const ours = claim(requests, { kind: "ResourceClaim", name: "a" });
    const theirs = claim(requests.slice(1), { kind: "ResourceClaim", name: "b" });
    const found = claimsOf(named("a", "b"), published({ claims: [ours, theirs] }), inventory([pool()]));
    expect(found.map(({ name, requests }) => [name, requests.map((request) => request.name)])).toEqual([
      ["a", ["ours"]],
    ]);
  });
});

describe("a device can be used on a pool", () => {
  const ZONE = "topology.kubernetes.io/zone";
  const terms = (key: string) => [{ matchExpressions: [expression(key, "In", "a")], matchFields: [] }];
  const reaching = (reach: Partial<DeviceReach>) =>
    device("a", { reach: { ...EVERYWHERE, allNodes: false, ...reach } });
  const declared = pool({ labels: words({ rack: "a" }) });
  const nodes = pool({ nodes: [node("n"), node("m", { rack: "a" })], labelsClosed: true });

  it.each<readonly [string, typeof declared, Partial<DeviceReach>, string]>([
    ["that every node reaches", declared, { allNodes: true }, "yes"],
    ["that no node reaches", declared, {}, "no"],
    ["of a node whose pool nobody knows", declared, { nodeName: "n" }, "unknown"],
    ["of a label that it has", declared, { terms: terms("rack") }, "yes"],
    ["of a label that it may have", declared, { terms: terms(ZONE) }, "unknown"],
    ["of a label that it does not have", declared, { terms: terms("tier") }, "no"],
    ["that every one of its nodes reaches", nodes, { allNodes: true }, "yes"],
    ["of one of its nodes", nodes, { nodeName: "m" }, "yes"],
    ["of another node", nodes, { nodeName: "x" }, "no"],
    ["of a label that one of its nodes has", nodes, { terms: terms("rack") }, "yes"],
    ["of a label that none of its nodes has", nodes, { terms: terms(ZONE) }, "no"],
  ])("%s", (_, on, reach, expected) => {
    expect(canBeGivenOn(on, [claim([[ask()]])], world([reaching(reach)]), inventory([on]))).toBe(expected);
  });

  it("perhaps, where one of its nodes perhaps can", () => {
    const shared = { ...reaching({ nodeName: "m" }), isPlain: false };
    expect(canBeGivenOn(nodes, [claim([[ask()]])], world([shared]), inventory([nodes]))).toBe("unknown");
  });
});
