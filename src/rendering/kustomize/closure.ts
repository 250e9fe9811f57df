import { nodeAt } from "../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import { joinPath, lastStep, pathBelow } from "../../model/path-steps.js";
import type { Place, SourceFile, TextPlace } from "../../model/source.js";
import { type ConfigurationFault, findMisspeltKey, findOutwardValue, findTagFault } from "./configuration-fault.js";
import { createCopy, type PlannedCopy, type Position } from "./copy.js";
import { KUSTOMIZATION_FIELDS } from "./known-fields.js";
import type { Kustomization, KustomizationFields, UnreadableKustomization } from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import { reviewPlugins } from "./plugin.js";
import { type Reference, type References, referencesOf } from "./references.js";
import { isRemoteFile, isRemoteRepository, withoutCredentials } from "./remote.js";
import { borrowsFrom, STAND_IN } from "./stand-ins.js";
import { possibleReferences } from "./unreadable-references.js";
import { isExplosive, writeConfiguration } from "./write-configuration.js";

/** Why a kustomization must not or cannot be rendered. */
export interface Obstacle extends TextPlace {
  /** The folder of the kustomization that is at fault. */
  readonly folder: string;
  /** A clause whose subject is that kustomization: `refers to "https://example.com", which needs the network`. */
  readonly clause: string;
}

/** Everything that rendering takes in. All paths have their links resolved. */
export interface Closure {
  readonly reads: ReadonlySet<string>;
  readonly covers: ReadonlySet<string>;
  /** Paths of kustomizations. */
  readonly kustomizations: ReadonlySet<string>;
  /** What kustomize finds. */
  readonly copy: PlannedCopy;
  /** Whether a kustomization reads a file outside of its folder, which kustomize allows only when it is told to. */
  readonly leavesFolders: boolean;
  /** The first one. */
  readonly obstacle: Obstacle | undefined;
}

/** Collects a closure. */
export interface ClosureWalk {
  /** The kustomization of a folder, with all that it refers to. `at`: what refers to it. */
  readonly addFolder: (folder: string, from: string, at: TextPlace) => void;
  readonly addManifest: (path: string) => void;
  /** What a GitOps object adds to the kustomization of a folder. */
  readonly addFields: (fields: KustomizationFields) => void;
  readonly result: () => Closure;
}

/** `manifests`, or the position whose resources configure generators or transformers: their paths begin there. */
type Purpose = "manifests" | Position;

const MANIFEST = /\.(?:ya?ml|json)$/;
/** A kustomization of plugins that did more than list them would change their configurations behind our back. */
const FIELDS_OF_PLUGINS = ["apiVersion", "kind", "metadata", "resources", "bases"];
/** Such a text can be read as YAML of its own, which kustomize tries before it takes it for a path. */
const ODD_PLUGIN_PATH = /[{}[\]:"'&*!|>%?#,`]/;

export function walkClosure(repository: KustomizeRepository): ClosureWalk {
  const { files } = repository;
  const reads = new Set<string>();
  const covers = new Set<string>();
  const kustomizations = new Set<string>();
  const finished = new Set<string>();
  const open = new Set<string>();
  const copy = createCopy(files);
  const walked: KustomizationFields[] = [];
  const standIns: { readonly owner: string | undefined; readonly obstacle: Obstacle }[] = [];
  let leavesFolders = false;
  let obstacle: Obstacle | undefined;

  function refuse(folder: string, clause: string, { file, span }: TextPlace): void {
    obstacle ??= { folder, clause, file, span };
  }

  function refuseFault(
    folder: string,
    fault: ConfigurationFault | undefined,
    place: (fault: ConfigurationFault) => TextPlace,
  ): void {
    if (fault !== undefined) refuse(folder, fault.clause, place(fault));
  }

  function addFolder(here: Position, from: string, at: TextPlace, purpose: Purpose, mustBeComponent: boolean): void {
    const folder = here.real;
    const paths = repository.kustomizationsIn(folder);
    const [path] = paths;
    if (path === undefined) {
      refuse(from, `refers to "${folder}", a folder without a kustomization`, at);
      return;
    }
    if (paths.length > 1) refuse(folder, "has more than one kustomization file", at);
    const key = JSON.stringify([path, here.copy, purpose]);
    if (open.has(key)) {
      refuse(from, `refers to "${folder}", which leads back to it`, at);
      return;
    }
    if (finished.has(key)) return;
    finished.add(key);
    const real = files.realPath(path) ?? path;
    reads.add(real);
    // Its patches are judged in what they make, as those in files are.
    if (purpose === "manifests") covers.add(real);
    kustomizations.add(path);
    const read = repository.kustomization(path);
    if (read === undefined) {
      refuse(from, `refers to "${path}", which cannot be read`, at);
      return;
    }
    const { value: kustomization, problem } = read;
    if (kustomization === undefined) {
      refuse(folder, `cannot be read: ${problem.reason}`, problem);
      if (!problem.foreign) addPossible(problem, here, purpose, key);
      return;
    }
    if (kustomization.isComponent !== mustBeComponent) refuseKind(kustomization, from, at, mustBeComponent);
    open.add(key);
    addKustomization(kustomization, { copy: joinPath(here.copy, lastStep(path)), real }, here, purpose);
    open.delete(key);
  }

  function addKustomization(kustomization: Kustomization, self: Position, here: Position, purpose: Purpose): void {
    const { file, document, folder } = kustomization;
    const { root } = document;
    const inFile = ({ span }: ConfigurationFault) => ({ file, span });
    if (isExplosive(root)) {
      refuse(folder, "is too large, because its YAML aliases explode", {
        file,
        span: { start: root.start, end: root.start },
      });
      return;
    }
    refuseFault(folder, findTagFault(file), inFile);
    refuseFault(folder, findMisspeltKey(root, KUSTOMIZATION_FIELDS), inFile);
    if (purpose !== "manifests" && root.kind === "mapping") {
      const other = root.entries.find(({ key }) => !FIELDS_OF_PLUGINS.includes(key.text));
      if (other !== undefined) {
        const clause = `changes configurations of generators or transformers by "${other.key.text}", which taintlint does not follow`;
        refuse(folder, clause, { file, span: { start: other.key.start, end: other.key.end } });
      }
    }
    const inline = addFields(kustomization, here, purpose);
    refuseFault(folder, findOutwardValue(root, KUSTOMIZATION_FIELDS, here.copy), inFile);
    addText(self, folder, file, () => writeConfiguration(root, ({ value }) => inline.get(String(value))));
  }

  /** It cannot be rendered, but what it may take in is not judged as if nothing changed it. */
  function addPossible({ file, span }: UnreadableKustomization, here: Position, purpose: Purpose, key: string): void {
    open.add(key);
    const from = here.real;
    for (const path of possibleReferences(file, files)) {
      const real = files.realPath(path);
      if (real === undefined) continue;
      const there = { copy: path, real };
      const isFolder = files.lookUp(path) === "folder";
      if (!isFolder && MANIFEST.test(path)) addFile("resource", there, from, here, { file, span }, purpose);
      else if (isFolder && repository.kustomizationsIn(real).length > 0)
        addFolder(there, from, { file, span }, purpose, false);
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

  /** Gives the configurations that stand in the kustomization itself, as they are to be written. */
  function addFields(
    kustomization: KustomizationFields,
    here: Position,
    purpose: Purpose,
  ): ReadonlyMap<string, string> {
    const { references, inlinePlugins, charts }: References = referencesOf(kustomization, files);
    const { folder } = kustomization;
    walked.push(kustomization);
    const written = new Map<string, string>();
    const [chart] = charts;
    if (chart !== undefined)
      refuse(
        folder,
        "renders a helm chart, which taintlint does not enable in kustomize",
        scalarTextPlace(chart.place),
      );
    for (const reference of references) addReference(reference, here, folder, purpose);
    for (const { text, at } of inlinePlugins) {
      // Only what it refers to counts: the place is that of the text as a whole.
      const place = scalarTextPlace(at.place);
      written.set(
        text,
        addPlugins({ path: place.file.path, text }, here, folder, place, () => place),
      );
    }
    return written;
  }

  /** The configurations of generators, transformers or validators in a text. Gives them as they are to be written. */
  function addPlugins(
    file: SourceFile,
    loader: Position,
    folder: string,
    at: TextPlace,
    placeOf: (fault: Pick<ConfigurationFault, "span">) => TextPlace,
  ): string {
    const { documents, problems } = parseDocuments(file);
    const broken = problems.find(({ kind }) => kind === "syntax");
    if (broken !== undefined) refuse(folder, "configures a plugin in a text that is not valid YAML", placeOf(broken));
    refuseFault(folder, findTagFault(file), placeOf);
    const texts: string[] = [];
    for (const document of documents) {
      const head = { start: document.root.start, end: document.root.start };
      if (isExplosive(document.root)) {
        refuse(folder, "is too large, because its YAML aliases explode", placeOf({ span: head }));
        continue;
      }
      const { refusal, references, misspelt, outward } = reviewPlugins(document, loader.copy);
      if (refusal !== undefined) refuse(folder, refusal, at);
      refuseFault(folder, misspelt, placeOf);
      for (const reference of references) addReference(reference, loader, folder, loader, placeOf);
      refuseFault(folder, outward, placeOf);
      texts.push(writeConfiguration(document.root));
    }
    return texts.join("\n---\n");
  }

  function addReference(
    { role, text, at, owner }: Reference,
    here: Position,
    folder: string,
    purpose: Purpose,
    placeOf?: (fault: Pick<ConfigurationFault, "span">) => TextPlace,
  ): void {
    const shown = withoutCredentials(text).replaceAll(/\s+/g, " ");
    const own = scalarTextPlace(at.place);
    const place = placeOf === undefined ? own : placeOf(own);
    const path = joinPath(here.real, text);
    const target = joinPath(here.copy, text);
    const isAbsolute = text.startsWith("/") || target === ".." || target.startsWith("../");
    const found = isAbsolute ? "outside" : isRemoteFile(text) ? undefined : files.lookUp(path);
    const real = found === "file" || found === "folder" ? files.realPath(path) : undefined;
    const takesFolder = role === "resource" || role === "component" || role === "plugin";
    if (found === "outside") {
      refuse(folder, `refers to "${shown}", which is outside of the repository`, place);
    } else if (role === "content" && (found === undefined || found === "ignored") && !isRemoteFile(text)) {
      const why = found === undefined ? "does not exist" : "git ignores";
      standIns.push({ owner, obstacle: { folder, clause: `refers to "${shown}", which ${why}`, ...place } });
      addText({ copy: target, real: path }, folder, place.file, () => STAND_IN, place);
    } else if (found === "ignored") {
      refuse(folder, `refers to "${shown}", which git ignores`, place);
    } else if (found === "file" && real !== undefined && role !== "component") {
      if (role === "plugin" && ODD_PLUGIN_PATH.test(text)) {
        refuse(folder, `refers to "${shown}", which can be read as more than a path`, place);
      }
      addFile(role, { copy: target, real }, folder, here, place, purpose);
    } else if (isRemoteFile(text) || (takesFolder && isRemoteRepository(text))) {
      refuse(folder, `refers to "${shown}", which needs the network`, place);
    } else if (found === undefined) {
      refuse(folder, `refers to "${shown}", which does not exist`, place);
    } else if (found === "folder" && real !== undefined && takesFolder) {
      if (role === "plugin" && ODD_PLUGIN_PATH.test(text)) {
        refuse(folder, `refers to "${shown}", which can be read as more than a path`, place);
      }
      const inner = role === "plugin" ? here : purpose;
      addFolder({ copy: target, real }, folder, place, inner, role === "component");
    } else {
      refuse(
        folder,
        `refers to "${shown}", which is a ${found} where a ${found === "file" ? "folder" : "file"} belongs`,
        place,
      );
    }
  }

  /** `here`: the folder that the path begins at, which kustomize keeps a kustomization's files to. */
  function addFile(
    role: Reference["role"],
    position: Position,
    folder: string,
    here: Position,
    at: TextPlace,
    purpose: Purpose,
  ): void {
    const { real } = position;
    reads.add(real);
    if (pathBelow(here.copy, position.copy) === undefined) leavesFolders = true;
    const loader = role === "plugin" ? here : role === "resource" && purpose !== "manifests" ? purpose : undefined;
    if (loader === undefined) {
      const isAlone = role === "resource" ? copy.addManifest(position) : copy.addFile(position);
      if (!isAlone) refuseTwo(folder, position, at);
      if (role === "resource" || role === "patch") covers.add(real);
      return;
    }
    const file = files.read(real);
    if (file === undefined) {
      refuse(folder, `refers to "${real}", which cannot be read`, at);
      return;
    }
    addText(position, folder, at.file, () => addPlugins(file, loader, folder, at, ({ span }) => ({ file, span })), at);
  }

  function addText(position: Position, folder: string, file: SourceFile, write: () => string, at?: TextPlace): void {
    const place = at ?? { file, span: { start: 0, end: 0 } };
    if (!copy.addText(position, write())) refuseTwo(folder, position, place);
  }

  function refuseTwo(folder: string, { copy: path }: Position, at: TextPlace): void {
    refuse(folder, `reaches two files as "${path}" by way of links to folders`, at);
  }

  function positionOf(path: string): Position {
    return copy.positionOf(files.realPath(path) ?? path);
  }

  return {
    addFolder: (folder, from, at) => addFolder(positionOf(folder), from, at, "manifests", false),
    addManifest(path) {
      const position = positionOf(path);
      reads.add(position.real);
      covers.add(position.real);
      copy.addManifest(position);
    },
    addFields(fields) {
      addFields(fields, positionOf(fields.folder), "manifests");
    },
    result() {
      const owners = standIns.map(({ owner }) => owner);
      // Whatever takes its values from such a file is unknown.
      if (owners.length > 0 && walked.some((one) => borrowsFrom(owners, one, files)))
        obstacle ??= standIns[0]?.obstacle;
      return { reads, covers, kustomizations, copy: copy.planned(), leavesFolders, obstacle };
    },
  };
}

/** The text of a value, or the start of the document where the value is not there or is no scalar. */
export function scalarTextPlace({ document, path }: Place): TextPlace {
  const { kind, start, end } = nodeAt(document.root, path) ?? document.root;
  return { file: document.file, span: { start, end: kind === "scalar" ? end : start } };
}
