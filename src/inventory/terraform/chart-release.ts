import { isKnown, placeOfValue, textOfValue, type Value } from "../../hcl/values/value.js";
import type { Outcome } from "../../model/outcome.js";
import { normalizePath } from "../../model/path-steps.js";
import type { ScalarNode, SourceDocument, SourceNode, TextPlace } from "../../model/source.js";
import { someScalar } from "../../yaml/node-value.js";
import { scalarAt } from "../../yaml/synthetic-nodes.js";
import { isNotKnown, unknownScalar } from "../formats/cursor.js";
import { embeddedRoots } from "./contract/embedded.js";
import type { RootResource } from "./contract/terraform-root.js";
import { documentOf, nodeOf } from "./contract/to-node.js";
import { asBlocks, field } from "./modules/module-values.js";

export interface ReleasedChart {
  readonly name: string;
  /** Address of the chart repository, or of the chart if there is none. */
  readonly address: string;
  readonly version: string | undefined;
}

export interface ChartRelease {
  readonly address: string;
  readonly root: string;
  readonly document: SourceDocument;
  /** Possible folders of a local chart, the likeliest first; empty for an external one. */
  readonly folders: readonly string[];
  /** Undefined for a local chart. */
  readonly outside: ReleasedChart | undefined;
  readonly name: string | undefined;
  readonly namespace: string | undefined;
  /** Mappings; a later one wins. */
  readonly values: readonly SourceNode[];
  /** Single settings, which override `values`. */
  readonly settings: readonly ChartSetting[];
  /** The reason that some values are unknown: one lower-case clause. */
  readonly unknown?: string;
}

export interface ChartSetting {
  readonly name: string;
  readonly value: ScalarNode;
  readonly asString: boolean;
  /** The place of its name. */
  readonly place: TextPlace;
}

const LOCAL = /^\.\.?(?:\/|$)/;

/**
 * Returns the chart of a `helm_release`; undefined if unknown. Paths start in the root's folder. Upstream:
 * terraform-provider-helm helm/resource_helm_release.go chartPathOptions, getValues.
 */
export function chartRelease(resource: RootResource, root: string): ChartRelease | undefined {
  const { place, values, address } = resource;
  const chart = textOfValue(field(values, "chart"));
  if (chart === undefined) return undefined;
  const outside = releasedChart(values, chart);
  if (outside === undefined && (field(values, "repository") !== undefined || /^[/~]|:/.test(chart))) return undefined;
  const below = normalizePath(`${root}/${chart}`);
  const folders = LOCAL.test(chart) ? [below, normalizePath(chart)] : [normalizePath(chart), below];
  const given = valuesOf(resource);
  const set = settingsOf(resource);
  const open = set.value?.find(({ value }) => isNotKnown(value.text));
  const unsettled = set.problem ?? (open && `value of "${open.name}" is not known`);
  const unknown = given.problem ?? unsettled ?? textField(values, "namespace") ?? textField(values, "name");
  return {
    address,
    root,
    document: documentOf(resource, nodeOf(values, place, resource.budget)),
    folders: outside === undefined ? [...new Set(folders)] : [],
    outside,
    name: textOfValue(field(values, "name")),
    namespace: textOfValue(field(values, "namespace")),
    values: given.value ?? [],
    settings: set.value ?? [],
    unknown,
  };
}

function releasedChart(values: Value, chart: string): ReleasedChart | undefined {
  const version = textOfValue(field(values, "version"));
  if (version === undefined && field(values, "version") !== undefined) return undefined;
  const repository = textOfValue(field(values, "repository"));
  if (repository !== undefined && !LOCAL.test(chart)) return { name: chart, address: repository, version };
  return chart.startsWith("oci://")
    ? { name: chart.slice(chart.lastIndexOf("/") + 1), address: chart, version }
    : undefined;
}

/** Returns the reason that a text is unknown; undefined if known or absent. */
function textField(values: Value, name: string): string | undefined {
  const value = field(values, name);
  return value === undefined || textOfValue(value) !== undefined ? undefined : `its "${name}" is not known`;
}

function valuesOf(resource: RootResource): Outcome<readonly SourceNode[]> {
  const given = field(resource.values, "values");
  if (given === undefined) return { value: [] };
  if (!isKnown(given)) return { problem: given.why };
  if (given.kind !== "list") return { problem: "its values are not a list" };
  if (given.open !== undefined) return { problem: given.open };
  const nodes: SourceNode[] = [];
  for (const text of given.items) {
    const roots = embeddedRoots(text, resource);
    if (roots === undefined) return { problem: "why" in text ? text.why : "its values are no text" };
    for (const root of roots) {
      const isOpen = someScalar(root, ({ text }) => isNotKnown(text));
      if (isOpen) return { problem: "the repository does not have all of its values" };
      if (root.kind === "mapping") nodes.push(root);
      else if (root.kind !== "scalar" || root.value !== null) return { problem: "its values are not a mapping" };
    }
  }
  return { value: nodes };
}

/** Returns settings without secrets, which never decide placement; the problem is that some may be missing. */
export function settingsOf({ values, place, budget }: RootResource): Outcome<readonly ChartSetting[]> {
  const settings: ChartSetting[] = [];
  for (const kind of ["set", "set_list"]) {
    const given = field(values, kind);
    if (given === undefined) continue;
    const blocks = asBlocks(given);
    if (!isKnown(blocks)) return { problem: blocks.why };
    if (blocks.kind !== "list") return { problem: `its "${kind}" is no list` };
    if (blocks.open !== undefined) return { problem: blocks.open };
    for (const block of blocks.items) {
      const [named, value] = [field(block, "name"), field(block, "value")];
      const name = textOfValue(named);
      if (named === undefined || name === undefined || value === undefined)
        return { problem: `its "${kind}" is not known` };
      const at = placeOfValue(value) ?? placeOfValue(block) ?? place;
      const node = settingNode(nodeOf(value, at, budget)) ?? unknownScalar("it is no text", at.span);
      const asString = textOfValue(field(block, "type")) === "string";
      settings.push({ name, value: node, asString, place: placeOfValue(named) ?? at });
    }
  }
  return { value: settings };
}

/** Returns a list in the syntax of `helm --set`. */
function settingNode(node: SourceNode): ScalarNode | undefined {
  if (node.kind === "scalar") return node;
  if (node.kind !== "sequence") return undefined;
  const texts = node.items.map((item) =>
    item.kind === "scalar" && !/[,{}\\]/.test(item.text) ? item.text : undefined,
  );
  if (texts.includes(undefined)) return undefined;
  const text = `{${texts.join(",")}}`;
  return scalarAt(node, text);
}
