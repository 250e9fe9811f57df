import {
  entryOf,
  type MapEntry,
  type MapValue,
  map,
  placeOfValue,
  scalar,
  type Value,
} from "../../hcl/values/value.js";
import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { rangeOfSpan } from "../../manifest/locate.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { type Manifest, unreadManifest } from "../../manifest/read-manifest.js";
import { startOfFile, takeStep } from "../../model/internal-problem.js";
import type { Deadline } from "../../model/limits.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import { folderOf } from "../../model/path-steps.js";
import type { SourceFile, SourceNode, TextPlace } from "../../model/source.js";
import { quoted } from "../../model/words.js";
import { unknownScalar } from "../formats/cursor.js";
import type { FileObjects, InventoryFile } from "../formats/format.js";
import { TERRAFORM_HCL_GROUP, terraformFormat } from "../formats/terraform-pools.js";
import { EMBEDDING_TYPES, embeddedObjects, embeddedRoots } from "./contract/embedded.js";
import type { RootNotice, RootResource, TerraformRoot } from "./contract/terraform-root.js";
import { documentOf, nodeOf } from "./contract/to-node.js";
import type { FoundRoot } from "./find-roots.js";
import type { TerraformReader } from "./reader.js";
import { evaluateRoot } from "./root.js";
import { clustersOfRoot, type DiscoveredRoot, type RootCluster } from "./root-clusters.js";
import { mayDeclareTerraformPools, mustParse } from "./telling-words.js";
import { type Deployed, terraformManifests } from "./terraform-manifests.js";
import type { TerraformTexts } from "./texts.js";

const PATCHES = "config_patches";
const TYPES = new Set([...terraformFormat.kinds.map(({ kind }) => kind), ...EMBEDDING_TYPES]);

/** Resources with settings of nodes in texts. */
const ENCODING: ReadonlySet<string> = new Set(["rancher2_cluster_v2"]);

/** Provider defaults that matter for pools, as in a plan. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  azurerm_kubernetes_cluster_node_pool: { mode: "User", os_type: "Linux", priority: "Regular" },
};

/** The repository's root modules, each evaluated once per files of variables. */
export class TerraformRepository {
  readonly #texts: TerraformTexts;
  readonly #reader: TerraformReader;
  readonly #roots = new Map<string, InventoryFile>();

  constructor(texts: TerraformTexts, reader: TerraformReader) {
    this.#texts = texts;
    this.#reader = reader;
  }

  /** Evaluates the root in a folder, empty for the working directory; `named`: tfvars not loaded by default. */
  open(folder: string, varFiles: readonly SourceFile[], named: () => readonly SourceFile[]): InventoryFile {
    const key = JSON.stringify([folder, ...varFiles.map(({ path }) => path)]);
    const known = this.#roots.get(key);
    if (known !== undefined) return known;
    const otherVarFiles = varFiles.length > 0 ? [] : named();
    const open = () => openTerraformRoot(this.#reader, { folder, varFiles, otherVarFiles });
    const { value, problem: fault } = takeStep(open, "read these objects", () => this.#startOf(folder));
    const unread = { objects: [], errors: [], notices: [], hidesPools: true };
    const root = value ?? { path: folder || ".", text: "", opened: unread, fault };
    this.#roots.set(key, root);
    return root;
  }

  /** Returns workloads that roots declare and local charts they install. */
  deployed(roots: readonly FoundRoot[], customKinds: readonly CustomKind[], deadline: Deadline): Deployed {
    const all = roots.flatMap(({ folder, variants: [first = []] }) => {
      if (deadline.isOver("reading")) return [];
      const varFiles = this.#varFiles(first);
      const read = () => terraformManifests(this.#reader, { folder, varFiles }, customKinds);
      const { value, problem } = takeStep(read, "read these objects", () => this.#startOf(folder));
      return value ?? { manifests: [unreadManifest(problem.file, [problem])], releases: [] };
    });
    return {
      manifests: [...all.flatMap(({ manifests }) => manifests), ...this.#brokenPoolFiles()],
      releases: all.flatMap(({ releases }) => releases),
    };
  }

  /** Evaluates roots with node pools, once for each cluster. */
  discover(roots: readonly FoundRoot[], named: (folder: string) => readonly SourceFile[], deadline: Deadline) {
    const found: DiscoveredRoot[] = [];
    for (const { folder, variants } of roots) {
      for (const vars of variants) {
        if (deadline.isOver("reading")) return found;
        const file = this.open(folder, this.#varFiles(vars), () => named(folder));
        const clusters = clustersOfRoot(file.opened?.objects ?? []);
        if (clusters.length === 0) found.push({ file, vars });
        for (const cluster of clusters) found.push({ file: onlyObjectsOf(file, cluster), vars, cluster });
      }
    }
    return found;
  }

  /** Returns files that declare node pools and that Terraform refuses to parse. */
  #brokenPoolFiles(): Manifest[] {
    return this.#texts.configs.filter(mustParse).flatMap((file) => {
      const { broken } = this.#reader.parse(file);
      if (broken === undefined || broken.start === broken.end) return [];
      const [line = ""] = file.text.slice(broken.start, broken.end).split("\n");
      const message = `${quoted(line.trim())} is not valid HCL here: Terraform refuses the file, and its node pools with it`;
      return [unreadManifest(file, [{ kind: "syntax", message, file, span: broken }])];
    });
  }

  #varFiles(paths: readonly string[]): SourceFile[] {
    return this.#texts.varFiles.filter(({ path }) => paths.includes(path));
  }

  /** Returns the start of the first file, the place for failures of a whole root. */
  #startOf(folder: string): TextPlace {
    const first = this.#texts.configs.find(({ path }) => folderOf(path) === folder);
    return startOfFile(first ?? { path: folder || ".", text: "" });
  }
}

function onlyObjectsOf(file: InventoryFile, { address }: RootCluster): InventoryFile {
  const { opened } = file;
  const isOwn = ({ document }: KubernetesObject) => matchesNameGlob(address, document.address ?? "");
  return opened === undefined ? file : { ...file, opened: { ...opened, objects: opened.objects.filter(isOwn) } };
}

/** Evaluates a root module into objects, in a virtual file named after its folder. */
export function openTerraformRoot(reader: TerraformReader, root: TerraformRoot): InventoryFile {
  const { resources, notices } = evaluateRoot(reader, root, (type) => TYPES.has(type));
  const objects: KubernetesObject[] = [];
  const told: RootNotice[] = [...notices];
  for (const resource of resources) {
    const embedded = embeddedObjects(resource);
    if (embedded === undefined) objects.push(objectOf(resource));
    else if (embedded.problem === undefined) for (const one of embedded.value) objects.push(one);
    else if (
      mayDeclareTerraformPools(resource.place.file.text.slice(resource.place.span.start, resource.place.span.end))
    ) {
      const message = `"${resource.address}": a node pool in it is not read: ${embedded.problem}`;
      told.push({ ...resource.place, message, hidesPools: true });
    }
  }
  const opened: FileObjects = {
    objects,
    errors: [],
    hidesPools: told.some(({ hidesPools }) => hidesPools),
    notices: told.map(({ file, span, message }) => ({ message, range: rangeOfSpan(file, span) })),
  };
  return { path: root.folder === "" ? "." : root.folder, text: "", opened };
}

function objectOf(resource: RootResource): KubernetesObject {
  const { type, values, place, budget } = resource;
  const given = withProviderDefaults(type, values);
  const node = withPatches(nodeOf(ENCODING.has(type) ? decoded(given) : given, place, budget), resource);
  const document = documentOf(resource, node);
  return { apiVersion: `${TERRAFORM_HCL_GROUP}/v1`, kind: type, document, path: [], node };
}

/** Replaces texts by what they encode, of which parts may be known where the text is not. */
function decoded(value: Value): Value {
  if (value.kind === "list") return { ...value, items: value.items.map(decoded) };
  if (value.kind !== "map") return ("encodes" in value && value.encodes) || value;
  const entries = [...value.entries].map(([key, one]) => [key, { ...one, value: decoded(one.value) }] as const);
  return { ...value, entries: new Map(entries) };
}

/** Replaces the texts of Talos' patches by their documents. */
function withPatches(node: SourceNode, resource: RootResource): SourceNode {
  const patches = entryOf(resource.values, PATCHES);
  if (node.kind !== "mapping" || patches?.kind !== "list") return node;
  const documentsOf = (item: SourceNode, index: number): readonly SourceNode[] => {
    const value = patches.items[index];
    const text = value?.kind === "unknown" ? (value.filled ?? value) : value;
    const read = value && embeddedRoots(value, resource);
    const unknown = unknownScalar("a patch is not known", item);
    return read?.length ? read : [{ ...unknown, file: (text && placeOfValue(text))?.file ?? item.file }];
  };
  const entries = node.entries.map((entry) => {
    if (entry.key.text !== PATCHES || entry.value.kind !== "sequence") return entry;
    return { ...entry, value: { ...entry.value, items: entry.value.items.flatMap(documentsOf) } };
  });
  return { ...node, entries };
}

function withProviderDefaults(type: string, values: MapValue): MapValue {
  const defaults = DEFAULTS[type];
  if (defaults === undefined || values.open !== undefined) return values;
  const entries = new Map<string, MapEntry>(values.entries);
  for (const [name, text] of Object.entries(defaults)) {
    if (!entries.has(name)) entries.set(name, { value: scalar(text, values.place), place: values.place });
  }
  return map(entries, values.place);
}
