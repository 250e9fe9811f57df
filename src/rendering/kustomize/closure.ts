import { nodeAt } from "../../manifest/node-value.js";
import { parseDocuments } from "../../manifest/syntax.js";
import type { Place, SourceFile, TextPlace } from "../../model/source.js";
import { joinPath, parentFolder } from "../path-steps.js";
import type { Kustomization, KustomizationFields, UnreadableKustomization } from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import { reviewPlugins } from "./plugin.js";
import { type Reference, type References, referencesOf } from "./references.js";
import { isRemoteFile, isRemoteRepository, withoutCredentials } from "./remote.js";
import { possibleReferences } from "./unreadable-references.js";

/** Why a kustomization must not or cannot be rendered. */
export interface Obstacle extends TextPlace {
  /** The folder of the kustomization that is at fault. */
  readonly folder: string;
  /** A clause whose subject is that kustomization: `refers to "https://example.com", which needs the network`. */
  readonly clause: string;
}

/** Everything that rendering takes in. */
export interface Closure {
  readonly reads: ReadonlySet<string>;
  readonly covers: ReadonlySet<string>;
  /** Paths of kustomizations. */
  readonly kustomizations: ReadonlySet<string>;
  /** The first one. */
  readonly obstacle: Obstacle | undefined;
}

/** Collects a closure. */
export interface ClosureWalk {
  /** The kustomization of a folder, with all that it refers to. `at`: what refers to it. */
  readonly addFolder: (folder: string, from: string, at: TextPlace) => void;
  readonly addManifest: (path: string) => void;
  /** What a GitOps object adds to a kustomization. */
  readonly addFields: (fields: KustomizationFields) => void;
  readonly result: () => Closure;
}

/** `plugins`: the resources of this kustomization configure generators or transformers. */
type Purpose = "manifests" | "plugins";

const MANIFEST = /\.(?:ya?ml|json)$/;

export function walkClosure(repository: KustomizeRepository): ClosureWalk {
  const reads = new Set<string>();
  const covers = new Set<string>();
  const kustomizations = new Set<string>();
  const finished = new Set<string>();
  const open = new Set<string>();
  let obstacle: Obstacle | undefined;

  function refuse(folder: string, clause: string, { file, span }: TextPlace): void {
    obstacle ??= { folder, clause, file, span };
  }

  function addFolder(folder: string, from: string, at: TextPlace, purpose: Purpose, mustBeComponent: boolean): void {
    const paths = repository.kustomizationsIn(folder);
    const [path] = paths;
    if (path === undefined) {
      refuse(from, `refers to "${folder}", a folder without a kustomization`, at);
      return;
    }
    if (paths.length > 1) refuse(folder, "has more than one kustomization file", at);
    const key = `${purpose} ${path}`;
    if (open.has(key)) {
      refuse(from, `refers to "${folder}", which leads back to it`, at);
      return;
    }
    if (finished.has(key)) return;
    finished.add(key);
    reads.add(path);
    // Its patches are judged in what they make, as those in files are.
    if (purpose === "manifests") covers.add(path);
    kustomizations.add(path);
    const kustomization = repository.kustomization(path);
    if (kustomization === undefined) {
      refuse(from, `refers to "${path}", which cannot be read`, at);
      return;
    }
    if ("reason" in kustomization) {
      refuse(folder, `cannot be read: ${kustomization.reason}`, kustomization);
      if (!kustomization.foreign) addPossible(kustomization, purpose, key);
      return;
    }
    if (kustomization.isComponent !== mustBeComponent) refuseKind(kustomization, from, at, mustBeComponent);
    open.add(key);
    addFields(kustomization, purpose);
    open.delete(key);
  }

  /** It cannot be rendered, but what it may take in is not judged as if nothing changed it. */
  function addPossible({ file, span }: UnreadableKustomization, purpose: Purpose, key: string): void {
    open.add(key);
    for (const path of possibleReferences(file, repository.files)) {
      const isFolder = repository.files.lookUp(path) === "folder";
      if (!isFolder && MANIFEST.test(path)) addFile("resource", path, parentFolder(file.path), { file, span }, purpose);
      else if (isFolder && repository.kustomizationsIn(path).length > 0)
        addFolder(path, parentFolder(file.path), { file, span }, purpose, false);
    }
    open.delete(key);
  }

  function refuseKind({ folder }: Kustomization, from: string, at: TextPlace, mustBeComponent: boolean): void {
    if (from === folder) {
      refuse(folder, "is a component, which is not built by itself", at);
      return;
    }
    const clause = mustBeComponent
      ? `refers to "${folder}" as a component, and its kind is not "Component"`
      : `refers to "${folder}" as a resource, and its kind is "Component": it belongs under "components"`;
    refuse(from, clause, at);
  }

  function addFields(kustomization: KustomizationFields, purpose: Purpose): void {
    const { references, inlinePlugins, charts }: References = referencesOf(kustomization, repository.files);
    const [chart] = charts;
    if (chart !== undefined)
      refuse(
        kustomization.folder,
        "renders a helm chart, which taintlint does not enable in kustomize",
        textPlaceOf(chart.place),
      );
    for (const reference of references) addReference(reference, kustomization.folder, purpose);
    for (const { text, at } of inlinePlugins) {
      // Only what it refers to counts: the place is that of the text as a whole.
      const file: SourceFile = { path: at.place.document.file.path, text };
      for (const document of parseDocuments(file).documents) {
        const { refusal, references: own } = reviewPlugins(document);
        if (refusal !== undefined) refuse(kustomization.folder, refusal, textPlaceOf(at.place));
        for (const reference of own) addReference({ ...reference, at }, kustomization.folder, purpose);
      }
    }
  }

  function addReference({ role, text, at }: Reference, folder: string, purpose: Purpose): void {
    const shown = withoutCredentials(text).replaceAll(/\s+/g, " ");
    const place = textPlaceOf(at.place);
    const path = joinPath(folder, text);
    const isAbsolute = text.startsWith("/");
    const found = isAbsolute ? "outside" : isRemoteFile(text) ? undefined : repository.files.lookUp(path);
    const takesFolder = role === "resource" || role === "component" || role === "plugin";
    if (found === "outside") {
      refuse(folder, `refers to "${shown}", which is outside of the repository`, place);
    } else if (found === "file" && role !== "component") {
      addFile(role, path, folder, place, purpose);
    } else if (isRemoteFile(text) || (takesFolder && isRemoteRepository(text))) {
      refuse(folder, `refers to "${shown}", which needs the network`, place);
    } else if (found === "ignored") {
      refuse(folder, `refers to "${shown}", which git ignores`, place);
    } else if (found === undefined) {
      refuse(folder, `refers to "${shown}", which does not exist`, place);
    } else if (found === "folder" && takesFolder) {
      const inner = role === "plugin" ? "plugins" : purpose;
      addFolder(path, folder, place, inner, role === "component");
    } else {
      refuse(
        folder,
        `refers to "${shown}", which is a ${found} where a ${found === "file" ? "folder" : "file"} belongs`,
        place,
      );
    }
  }

  function addFile(role: Reference["role"], path: string, folder: string, at: TextPlace, purpose: Purpose): void {
    reads.add(path);
    if (role === "plugin" || (role === "resource" && purpose === "plugins")) {
      for (const document of repository.documents(path)?.documents ?? []) {
        const { refusal, references } = reviewPlugins(document);
        if (refusal !== undefined) refuse(folder, refusal, at);
        for (const reference of references) addReference(reference, folder, purpose);
      }
    } else if (role === "resource" || role === "patch") {
      covers.add(path);
    }
  }

  return {
    addFolder: (folder, from, at) => addFolder(folder, from, at, "manifests", false),
    addManifest(path) {
      reads.add(path);
      covers.add(path);
    },
    addFields: (fields) => addFields(fields, "manifests"),
    result: () => ({ reads, covers, kustomizations, obstacle }),
  };
}

/** The text of a value, or the start of the document where the value is not there or is no scalar. */
export function textPlaceOf({ document, path }: Place): TextPlace {
  const { kind, start, end } = nodeAt(document.root, path) ?? document.root;
  return { file: document.file, span: { start, end: kind === "scalar" ? end : start } };
}
