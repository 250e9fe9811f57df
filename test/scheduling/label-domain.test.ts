import { describe, expect, it } from "vitest";
import type { NodeSelectorRequirement } from "../../src/model/pod.js";
import type { NodePool, PoolRequirement, RequirementOperator } from "../../src/model/pool.js";
import { labelOffers } from "../../src/scheduling/labels/label-offer.js";
import { compileNodeSelection, matchesNode } from "../../src/scheduling/labels/node-selection.js";
import { domainMeets, domainsOf, formatDomain } from "../../src/scheduling/labels/value-set.js";
import { describeReason } from "../../src/scheduling/reasons.js";
import { fc, runsOf } from "../property.js";
import { words } from "../words.js";
import { exists, expression, firstFit, inventory, node, pool, required, workload } from "./build.js";

const ARCH = "kubernetes.io/arch";
const CPU = "karpenter.k8s.aws/instance-cpu";
const TIER = "example.com/tier";

function requirement(key: string, operator: RequirementOperator, ...values: string[]): PoolRequirement {
  return { key, operator, values };
}

/** As the importer makes it of a NodePool for AWS. */
function karpenterPool(requirements: readonly PoolRequirement[], fields: Partial<NodePool> = {}): NodePool {
  const { taints: _, ...others } = fields;
  return pool({
    name: "flexible",
    format: "karpenter",
    labels: words({ team: "shop", "karpenter.sh/nodepool": "flexible" }),
    platformLabels: ["karpenter.sh/capacity-type", "karpenter.k8s.aws/*"],
    openLabels: ["kubernetes.io/os"],
    requirements,
    ...others,
  });
}

/** `match`, `unknown` or `mismatch`, with the reasons. */
function judge(requirements: readonly PoolRequirement[], ...terms: NodeSelectorRequirement[][]): string[] {
  const { selector, reasons } = firstFit(workload(required(...terms)), inventory([karpenterPool(requirements)]));
  return [selector, ...reasons.map(describeReason)];
}

describe("a key with a requirement", () => {
  it.each<[string, PoolRequirement[], NodeSelectorRequirement[], "match" | "mismatch"]>([
    ["In and In", [requirement(ARCH, "In", "amd64", "arm64")], [expression(ARCH, "In", "arm64")], "match"],
    ["In and another In", [requirement(ARCH, "In", "amd64", "arm64")], [expression(ARCH, "In", "s390x")], "mismatch"],
    ["In and NotIn of one", [requirement(ARCH, "In", "amd64", "arm64")], [expression(ARCH, "NotIn", "arm64")], "match"],
    [
      "In and NotIn of all",
      [requirement(ARCH, "In", "amd64", "arm64")],
      [expression(ARCH, "NotIn", "amd64", "arm64")],
      "mismatch",
    ],
    [
      "two expressions that only another value meets",
      [requirement(ARCH, "In", "amd64", "arm64")],
      [expression(ARCH, "NotIn", "amd64"), expression(ARCH, "In", "amd64", "s390x")],
      "mismatch",
    ],
    ["In and DoesNotExist", [requirement(TIER, "In", "a", "b")], [expression(TIER, "DoesNotExist")], "mismatch"],
    ["Exists and In", [requirement(TIER, "Exists")], [expression(TIER, "In", "gold")], "match"],
    ["Exists and DoesNotExist", [requirement(TIER, "Exists")], [expression(TIER, "DoesNotExist")], "mismatch"],
    ["NotIn and In of it", [requirement(TIER, "NotIn", "gold")], [expression(TIER, "In", "gold")], "mismatch"],
    ["NotIn and DoesNotExist", [requirement(TIER, "NotIn", "gold")], [expression(TIER, "DoesNotExist")], "match"],
    ["NotIn and Exists", [requirement(TIER, "NotIn", "gold")], [expression(TIER, "Exists")], "match"],
    ["DoesNotExist and NotIn", [requirement(TIER, "DoesNotExist")], [expression(TIER, "NotIn", "gold")], "match"],
    ["DoesNotExist and Exists", [requirement(TIER, "DoesNotExist")], [expression(TIER, "Exists")], "mismatch"],
    ["Gt and Gt", [requirement(CPU, "Gt", "3")], [expression(CPU, "Gt", "7")], "match"],
    ["Gt and Lt below it", [requirement(CPU, "Gt", "3")], [expression(CPU, "Lt", "4")], "mismatch"],
    ["Gte and Lt above it", [requirement(CPU, "Gte", "3")], [expression(CPU, "Lt", "4")], "match"],
    ["Lte and In beyond it", [requirement(CPU, "Lte", "8")], [expression(CPU, "In", "16")], "mismatch"],
    ["Lt and In of no number", [requirement(CPU, "Lt", "8")], [expression(CPU, "In", "many")], "mismatch"],
    [
      "two requirements together",
      [requirement(CPU, "Gt", "3"), requirement(CPU, "Lte", "8")],
      [expression(CPU, "In", "2", "16")],
      "mismatch",
    ],
    [
      "the deprecated key of the pool",
      [requirement("beta.kubernetes.io/arch", "In", "amd64", "arm64")],
      [expression(ARCH, "In", "s390x")],
      "mismatch",
    ],
    [
      "the deprecated key of the pod",
      [requirement(ARCH, "In", "amd64", "arm64")],
      [expression("beta.kubernetes.io/arch", "In", "amd64")],
      "match",
    ],
    // Karpenter lets both of these in, and the scheduler would refuse the node that it launches.
    [
      "no value, but NotIn",
      [requirement(TIER, "DoesNotExist")],
      [expression(TIER, "Exists"), expression(TIER, "NotIn", "gold")],
      "mismatch",
    ],
    [
      "a contradiction of the pod",
      [requirement(TIER, "NotIn", "gold")],
      [expression(TIER, "In", "a"), expression(TIER, "NotIn", "a")],
      "mismatch",
    ],
  ])("%s", (_, requirements, expressions, verdict) => {
    expect(judge(requirements, expressions)[0]).toBe(verdict);
  });

  it("says what the label can be", () => {
    const requirements = [requirement(ARCH, "In", "amd64", "arm64"), requirement(CPU, "Gt", "3")];
    expect(judge(requirements, [expression(ARCH, "In", "s390x"), expression(CPU, "Lt", "4")])).toEqual([
      "mismatch",
      `label "${ARCH}" can only be "amd64" or "arm64", the pod asks for "s390x"`,
      `label "${CPU}" can only be a number of at least 4, the pod asks for a number less than 4`,
    ]);
  });

  it("narrows with the pool's labels to one value, or to none", () => {
    const one = karpenterPool([requirement("team", "In", "shop", "bank")]);
    const none = karpenterPool([requirement("team", "In", "bank")]);
    const offers = [one, none].map((of) => labelOffers(of, inventory([of]))("team"));
    expect(offers).toEqual([{ kind: "value", value: "shop" }, { kind: "absent" }]);
  });

  it("never refuses a pod that some node with a legal label would take", () => {
    const key = fc.constantFrom("k");
    const text = fc.constantFrom("a", "b", "1", "2", "3");
    const listed = fc.array(text, { minLength: 1, maxLength: 3 });
    const number = fc.constantFrom("1", "2", "3").map((one) => [one]);
    const none = fc.constant<string[]>([]);
    const shape = <T extends string>(comparisons: readonly T[]) =>
      fc.oneof(
        fc.record({ key, operator: fc.constantFrom("In" as const, "NotIn" as const), values: listed }),
        fc.record({ key, operator: fc.constantFrom("Exists" as const, "DoesNotExist" as const), values: none }),
        fc.record({ key, operator: fc.constantFrom(...comparisons), values: number }),
      );
    const poolSide = fc.array(shape(["Gt", "Lt", "Gte", "Lte"] as const), { minLength: 1, maxLength: 2 });
    const podSide = fc.array(shape(["Gt", "Lt"] as const), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(poolSide, podSide, text, (requirements, expressions, value) => {
        const domain = domainsOf(pool({ requirements })).get("k");
        const compiled = compileNodeSelection(words({}), required(expressions).nodeAffinity?.required);
        const suits = matchesNode(compiled, node("n", { k: value }));
        const ownLabel = compileNodeSelection(
          words({}),
          required(requirements.map((one) => asNodeExpression(one))).nodeAffinity?.required,
        );
        const isLegal = matchesNode(ownLabel, node("n", { k: value }));
        const meets = domain !== undefined && domainMeets(domain, compiled.terms?.[0]?.expressions ?? []);
        expect(suits && isLegal && !meets).toBe(false);
      }),
      { numRuns: runsOf(2_000) },
    );
  });
});

/** Gte and Lte as the operators that a pod has. */
function asNodeExpression({ key, operator, values }: PoolRequirement): NodeSelectorRequirement {
  const [first = "0"] = values;
  if (operator === "Gte") return expression(key, "Gt", String(Number(first) - 1));
  if (operator === "Lte") return expression(key, "Lt", String(Number(first) + 1));
  return expression(key, operator, ...values);
}

describe("a key without a requirement", () => {
  it.each<[string, NodeSelectorRequirement, string]>([
    ["a label", expression("team", "In", "shop"), "match"],
    ["another value of a label", expression("team", "In", "bank"), "mismatch"],
    ["a key of nobody", expression("example.com/zone", "In", "a"), "mismatch"],
    ["a key of nobody that must not be there", expression("example.com/zone", "DoesNotExist"), "match"],
    ["a value of nobody's key that is excluded", expression("example.com/zone", "NotIn", "a"), "match"],
    ["a key of the platform", expression("karpenter.k8s.aws/instance-family", "In", "g5"), "unknown"],
    ["a key of Karpenter", expression("karpenter.sh/capacity-type", "In", "spot"), "unknown"],
    ["a key of another version of Karpenter", expression("karpenter.sh/provisioner-name", "Exists"), "mismatch"],
    ["a key of another platform", expression("eks.amazonaws.com/nodegroup", "In", "web"), "mismatch"],
    ["a key of Kubernetes", expression("topology.kubernetes.io/zone", "In", "eu-west-1a"), "unknown"],
    ["a key that an add-on sets later", expression("nvidia.com/gpu.product", "Exists"), "unknown"],
    ["the usual system", expression("kubernetes.io/os", "In", "linux"), "match"],
    ["the usual system by its deprecated key", expression("beta.kubernetes.io/os", "NotIn", "windows"), "match"],
    ["another system", expression("kubernetes.io/os", "In", "windows"), "unknown"],
  ])("%s", (_, asked, verdict) => {
    expect(judge([], [asked])[0]).toBe(verdict);
  });

  it("is open where every platform is possible", () => {
    const { platformLabels: _, ...elsewhere } = karpenterPool([]);
    const spec = workload(required([expression("eks.amazonaws.com/nodegroup", "In", "web")]));
    expect(firstFit(spec, inventory([elsewhere])).selector).toBe("unknown");
  });
});

describe("the terms of a pod", () => {
  const both = [requirement(ARCH, "In", "amd64", "arm64")];

  it("are alternatives", () => {
    expect(judge(both, [expression(ARCH, "In", "s390x")], [expression(ARCH, "In", "arm64")])).toEqual(["match"]);
  });

  it("match nothing without expressions, as the scheduler has it", () => {
    expect(judge(both, [])).toEqual(["mismatch", "the required node affinity has no term that can match a node"]);
  });

  it("hold together with the node selector", () => {
    const spec = workload({
      nodeSelector: words({ [ARCH]: "amd64" }),
      ...required([expression(ARCH, "NotIn", "amd64")]),
    });
    expect(firstFit(spec, inventory([karpenterPool(both)])).selector).toBe("mismatch");
  });
});

describe("startup taints", () => {
  it("ask for no toleration, while all other taints do", () => {
    const startupTaints = pool({ taints: ["agent:NoExecute"] }).taints;
    const tainted = pool({ taints: ["team=shop:NoSchedule"], startupTaints, requirements: [] });
    const verdict = (spec: Parameters<typeof workload>[0]) => firstFit(workload(spec), inventory([tainted])).verdict;
    expect([verdict({}), verdict({ tolerations: [exists("team")] })]).toEqual(["blocked", "fits"]);
  });
});

describe("formatDomain", () => {
  it.each<[string, PoolRequirement[]]>([
    ['"a"', [requirement("k", "In", "a")]],
    ['"a", "b" or "c"', [requirement("k", "In", "a", "b", "c")]],
    ['"0", "1", "2", "3", "4", "5", "6", "7" or 2 more', [requirement("k", "In", ..."0123456789")]],
    ['any value but "a" or "b"', [requirement("k", "NotIn", "a", "b")]],
    ["present, with any value", [requirement("k", "Exists")]],
    ["a number of at least 3", [requirement("k", "Gt", "2")]],
    ["a number of at most 3", [requirement("k", "Lte", "3")]],
    [
      'a number from 2 to 8, but not "5"',
      [requirement("k", "Gte", "2"), requirement("k", "Lt", "9"), requirement("k", "NotIn", "5", "10")],
    ],
  ])("%s", (text, requirements) => {
    const domain = domainsOf(pool({ requirements })).get("k");
    expect(domain && formatDomain(domain)).toBe(text);
  });
});
