import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { importPools } from "../../src/inventory/imports/imported-pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { formatErrors } from "./formatted-errors.js";

const SECRET = "hunter2";
const plan = readFileSync(new URL("formats/terraform-json-plan/plan.json", import.meta.url), "utf8");

/** What the import of a file `plan.json` gives; `keys` are further keys of its entry. */
function read(text: string, keys = "") {
  const configuration = `version: 1\nfrom: [{path: plan.json${keys}}]\n`;
  const parsed = parseConfiguration({ path: "taintlint.yaml", text: configuration }, { kind: "configuration" });
  const from = parsed.configuration?.clusters[0]?.from?.[0];
  if (from === undefined) throw new Error(`not a legal entry: ${formatErrors(parsed.errors)}`);
  return importPools(from, [{ path: "plan.json", text }], { cluster: null, transientTaints: [] });
}

function planOf(
  type: string,
  values: object,
  marks: { readonly unknown?: unknown; readonly sensitive?: unknown } = {},
) {
  const address = `${type}.x`;
  return JSON.stringify({
    format_version: "1.2",
    terraform_version: "1.12.0",
    planned_values: {
      root_module: {
        resources: [{ address, mode: "managed", type, values, sensitive_values: marks.sensitive ?? {} }],
      },
    },
    resource_changes: [{ address, change: { after_unknown: marks.unknown ?? {} } }],
  });
}

describe("a plan", () => {
  it("lets no secret through", () => {
    expect(plan).toContain(SECRET);
    const output = read(plan);
    expect(output.pools.length).toBeGreaterThan(0);
    expect(JSON.stringify(output)).not.toContain(SECRET);
  });

  it("gives pools that stand at the start of the file, by their address", () => {
    const [pool] = read(planOf("aws_eks_node_group", { node_group_name: "web", taint: [] })).pools;
    expect(pool?.place.document).toMatchObject({
      file: { path: "plan.json", text: "" },
      address: "aws_eks_node_group.x",
    });
  });

  it("tells of manifests that are known only after it is applied", () => {
    const { notices } = read(plan);
    expect(formatErrors(notices)).toContain(
      'plan.json:1:1 "module.gke.module.manifests.kubectl_manifest.later" is known only after it is applied: a node pool in it is not read',
    );
  });

  it.each([
    ["taints", { taint: [{ key: "a", effect: "NO_SCHEDULE" }] }, { unknown: { taint: true } }],
    ["the effect of a taint", { taint: [{ key: "a", value: "b" }] }, { unknown: { taint: [{ effect: true }] } }],
    ["further taints", { taint: [] }, { unknown: { taint: [{ key: true }] } }],
    ["secret taints", { taint: [{ key: "a", effect: "NO_SCHEDULE" }] }, { sensitive: { taint: true } }],
  ])("leaves %s open that it does not tell", (_, values, marks) => {
    const [pool] = read(planOf("aws_eks_node_group", { node_group_name: "web", ...values }, marks)).pools;
    expect([pool?.taints, pool?.incomplete?.map(({ field, why }) => `${field}: ${why}`)]).toEqual([
      [],
      ["taints: the plan does not show it"],
    ]);
  });

  it("takes only the resources that an entry selects", () => {
    const addresses = (keys?: string) => read(plan, keys).pools.map(({ place }) => place.document.address ?? "");
    const all = addresses();
    const selected = addresses(', select: {address: "aws_eks_node_group.*"}');
    expect(selected).toEqual(all.filter((address) => address.startsWith("aws_eks_node_group.")));
    expect(selected).toHaveLength(2);
    expect(all.length).toBeGreaterThan(2);
    expect(read(plan, ", select: {address: nothing}").errors).toHaveLength(1);
  });

  it("takes what it embeds when its format is named", () => {
    const names = read(plan, ", format: terraform-json").pools.map(({ name, format }) => `${format} ${name}`);
    expect(names).toContain("kops embedded");
    expect(names).toContain("terraform-json spot");
  });

  it("is no manifest, whatever its texts say", () => {
    expect(readManifest({ path: "plan.json", text: plan })).toMatchObject({ objects: [], workloads: [], problems: [] });
  });
});

describe("another file", () => {
  it.each([
    [
      "a raw state",
      JSON.stringify({ version: 4, terraform_version: "1.9.5", lineage: "x", resources: [{ secret: SECRET }] }),
      'plan.json:1:1 this is a raw Terraform state: import what "terraform show -json" prints',
    ],
    [
      "a plan that is cut off",
      `${planOf("random_password", { result: SECRET }).slice(0, -3)} ${SECRET}`,
      "plan.json:1:1 not valid JSON: run terraform show -json again",
    ],
    [
      "a plan without pools",
      planOf("random_password", { result: SECRET }),
      'taintlint.yaml:2:15 "plan.json" holds no node pool of format "terraform-json"',
    ],
    [
      "a manifest",
      "apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: {name: a}\nspec: {role: Node}\n",
      'taintlint.yaml:2:15 "plan.json" holds no node pool of format "terraform-json"',
    ],
  ])("%s is an error without a word of its text", (_, text, error) => {
    expect(formatErrors(read(text, ", format: terraform-json").errors)).toEqual([error]);
  });
});
