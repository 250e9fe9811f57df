import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { type Manifest, unreadManifest } from "../../manifest/read-manifest.js";
import { startOfFile, takeStep } from "../../model/internal-problem.js";
import type { Deadline } from "../../model/limits.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import { folderOf } from "../../model/path-steps.js";
import type { SourceFile, TextPlace } from "../../model/source.js";
import { quoted } from "../../model/words.js";
import type { InventoryFile } from "../formats/format.js";
import type { FoundRoot } from "./find-roots.js";
import { openTerraformRoot } from "./open-root.js";
import type { TerraformReader } from "./reader.js";
import { clustersOfRoot, type DiscoveredRoot, type RootCluster } from "./root-clusters.js";
import { mustParse } from "./telling-words.js";
import { type Deployed, terraformManifests } from "./terraform-manifests.js";
import type { TerraformTexts } from "./texts.js";

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
