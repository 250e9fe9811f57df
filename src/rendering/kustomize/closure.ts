import { type Budget, createBudget } from "../../model/budget.js";
import { formatCount } from "../../model/limits.js";
import { joinPath, lastStep, pathBelow } from "../../model/path-steps.js";
import type { SourceFile, TextPlace } from "../../model/source.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { replaceTexts } from "../../yaml/synthetic-nodes.js";
import { isExplosive, MAX_VALUES, writeConfiguration } from "../contract/write-configuration.js";
import { type Accumulation, type Accumulations, accumulationOf, WRAPPER } from "./accumulation.js";
import { classifyReference } from "./classify-reference.js";
import {
  type ConfigurationFault,
  findMisspeltKey,
  findOutwardValue,
  findTagFault,
  reviewPlugins,
} from "./configuration-fault.js";
import { type CopyPlan, createCopy, type Position } from "./copy.js";
import { type InflatedChart, withOutputs } from "./inflated-charts.js";
import { KUSTOMIZATION_FIELDS } from "./known-fields.js";
import {
  type Kustomization,
  type KustomizationField,
  type KustomizationFields,
  scalarTextPlace,
  type UnreadableKustomization,
} from "./kustomization.js";
import { type KustomizeRepository, MOST_IN_ALL } from "./kustomize-repository.js";
import type { Closure, Obstacle } from "./planned-closure.js";
import { possibleReferences, type Reference, type References, referencesOf } from "./references.js";
import { borrowsFrom, STAND_IN } from "./stand-ins.js";

/** `manifests`, or the base for paths in resources that configure generators or transformers. */
type Purpose = "manifests" | Position;

interface Scope {
  /** The base of its paths, to which kustomize restricts its files. */
  readonly here: Position;
  /** The folder named if it is at fault. */
  readonly folder: string;
  readonly purpose: Purpose;
  readonly own: Accumulation;
}

type PlaceOf = (fault: Pick<ConfigurationFault, "span">) => TextPlace;

/** A walk as a generator: yielded walks run first, without using the call stack. */
type Steps = Generator<Steps, void>;

/** Bound on files, once per link: kustomize 5.8 takes 12 s of CPU for 2,000 manifests, and is stopped after 30 s. */
const MOST_TAKEN_IN = 20_000;
/** Bound on characters written per rendering beyond the repository's own: configurations and repeated files. */
const MOST_WRITTEN = 32_000_000;
/** Characters charged for a file without a known text. */
const SIZE_OF_ANY = 1_000_000;
const TOO_MANY = `includes more than ${formatCount(MOST_TAKEN_IN)} files and folders`;
const TOO_LONG = `includes configurations and repeated files of more than ${formatCount(MOST_WRITTEN)} characters`;
const TOO_MANY_IN_ALL = `is beyond the ${formatCount(MOST_IN_ALL)} files and folders of all kustomizations that are looked at`;

/** The beginning of the name of a file with a chart's output. */
const OUTPUT = "taintlint-chart-";
const FETCHED_CHART = { value: undefined, problem: "renders a helm chart of another repository" };
const MANIFEST = /\.(?:ya?ml|json)$/;
const FIELDS_OF_PLUGINS = ["apiVersion", "kind", "metadata", "resources", "bases"];
/** Fields by which strategic merge patches are written. */
const MERGING_FIELDS = ["patches", "patchesStrategicMerge", "transformers"];

/** Collects a rendering's closure: checks what kustomize reads, then copies or refuses it, configurations rewritten. */
export class ClosureWalk {
  private readonly repository: KustomizeRepository;
  private readonly root: string;
  private readonly copy: CopyPlan;
  private readonly reads = new Set<string>();
  private readonly covers = new Set<string>();
  private readonly kustomizations = new Set<string>();
  private readonly accumulations: Accumulations = new Map();
  private readonly wrapper = accumulationOf(this.accumulations, WRAPPER);
  private readonly finished = new Set<string>();
  /** Folders on the path from the root: kustomize refuses to enter one twice. */
  private readonly open = new Set<string>();
  private readonly walked: KustomizationFields[] = [];
  private readonly standIns: { readonly owner: string; readonly obstacle: Obstacle }[] = [];
  private readonly charts: (InflatedChart & { readonly here: Position; readonly name: string })[] = [];
  private readonly fetched = new Map<string, TextPlace>();
  /** The names of fetched manifests in the copy, by their addresses. */
  private readonly names = new Map<string, string>();
  private readonly taken = createBudget(MOST_TAKEN_IN);
  private readonly written = createBudget(MOST_WRITTEN);
  private leavesFolders = false;
  private isOver = false;
  private obstacle: Obstacle | undefined;

  constructor(repository: KustomizeRepository, root: string) {
    this.repository = repository;
    this.root = root;
    this.copy = createCopy(repository.files);
  }

  /** Adds a folder's kustomization with everything it refers to. `at` is the reference. */
  addFolder(folder: string, at: TextPlace): void {
    if (!this.takes(at)) return;
    const position = this.positionOf(folder);
    this.wrapper.bases.push(position.copy);
    this.run(this.walkFolder(position, at, false, { folder: this.root, purpose: "manifests" }));
  }

  addManifest(path: string, at: TextPlace): void {
    if (!this.takes(at)) return;
    const position = this.positionOf(path);
    this.reads.add(position.real);
    this.covers.add(position.real);
    this.wrapper.manifests.push(position.real);
    this.copy.addManifest(position);
  }

  addFields(fields: KustomizationFields): void {
    const { folder } = fields;
    const scope: Scope = { here: this.positionOf(folder), folder, purpose: "manifests", own: this.wrapper };
    this.run(this.walkFields(fields, scope, new Map()));
  }

  result(): Closure {
    const { reads, covers, kustomizations, accumulations, charts, fetched, leavesFolders, standIns, walked } = this;
    const { files } = this.repository;
    // Values copied from a stand-in are unknown.
    const owners = new Set(standIns.map(({ owner }) => owner));
    if (owners.size > 0 && borrowsFrom(owners, walked, files)) this.obstacle ??= standIns[0]?.obstacle;
    // A refused rendering copies nothing.
    const planned = (this.obstacle === undefined ? this.copy : createCopy(files)).planned();
    const has = (key: string) => walked.some(({ field }) => field(key) !== undefined);
    const isPatched = MERGING_FIELDS.some(has) && !has("openapi");
    return {
      ...{ reads, covers, kustomizations, accumulations, charts, fetched },
      ...{ copy: planned, leavesFolders, isPatched, obstacle: this.obstacle },
    };
  }

  private run(steps: Steps): void {
    const stack = [steps];
    for (let top = stack.at(-1); top !== undefined && !this.isOver; top = stack.at(-1)) {
      const { done, value } = top.next();
      if (done === true) stack.pop();
      else stack.push(value);
    }
  }

  private refuse(folder: string, clause: string, at: TextPlace): undefined {
    const { file, span } = this.fetched.get(at.file.path) ?? at;
    this.obstacle ??= { folder, clause, file, span };
  }

  private reach(real: string, at: TextPlace): void {
    this.reads.add(real);
    if (this.repository.files.outside?.holds(real)) this.fetched.set(real, this.fetched.get(at.file.path) ?? at);
  }

  private refuseFault(folder: string, fault: ConfigurationFault | undefined, placeOf: PlaceOf): void {
    if (fault !== undefined) this.refuse(folder, fault.clause, placeOf(fault));
  }

  /** Spends one file or folder; ends the walk if a budget is used up. */
  private takes(at: TextPlace): boolean {
    const isWithin = this.isWithin(this.taken, 1, TOO_MANY, at);
    return isWithin && this.isWithin(this.repository.budget, 1, TOO_MANY_IN_ALL, at);
  }

  private isWithin(budget: Budget, amount: number, clause: string, at: TextPlace): boolean {
    const isWithin = budget.spend(amount);
    if (!isWithin) this.refuse(this.root, clause, at);
    this.isOver ||= !isWithin;
    return isWithin;
  }

  private *walkFolder(
    here: Position,
    at: TextPlace,
    mustBeComponent: boolean,
    { folder: from, purpose }: Pick<Scope, "folder" | "purpose">,
  ): Steps {
    const { repository } = this;
    const folder = here.real;
    const paths = repository.kustomizationsIn(folder);
    const [path] = paths;
    if (path === undefined) return this.refuse(from, `refers to "${folder}", a folder without a kustomization`, at);
    if (paths.length > 1) this.refuse(folder, "has more than one kustomization file", at);
    if (this.open.has(folder)) return this.refuse(from, `refers to "${folder}", which leads back to it`, at);
    const key = JSON.stringify([path, here.copy, purpose]);
    if (this.finished.has(key)) return;
    this.finished.add(key);
    const real = repository.files.realPath(path) ?? path;
    this.reach(real, at);
    if (purpose === "manifests") this.covers.add(real);
    this.kustomizations.add(path);
    const read = repository.kustomization(path);
    if (read === undefined) return this.refuse(from, `refers to "${path}", which cannot be read`, at);
    const { value: kustomization, problem } = read;
    if (!this.isWithin(this.written, (kustomization ?? problem).file.text.length, TOO_LONG, at)) return;
    const scope: Scope = { here, folder, purpose, own: accumulationOf(this.accumulations, here.copy) };
    this.open.add(folder);
    if (kustomization === undefined) {
      this.refuse(folder, `cannot be read: ${problem.reason}`, problem);
      if (!problem.foreign) yield this.walkPossible(problem, scope);
    } else {
      if (kustomization.isComponent !== mustBeComponent) this.refuseKind(folder, from, at, mustBeComponent);
      yield this.walkKustomization(kustomization, { copy: joinPath(here.copy, lastStep(path)), real }, scope);
    }
    this.open.delete(folder);
  }

  private *walkKustomization(kustomization: Kustomization, self: Position, scope: Scope): Steps {
    const { file, document } = kustomization;
    const { root } = document;
    const { folder, purpose, here } = scope;
    const inFile: PlaceOf = ({ span }) => ({ file, span });
    const head = inFile({ span: { start: root.start, end: root.start } });
    if (isExplosive(root)) {
      // The check itself costs that much.
      this.written.spend(MAX_VALUES);
      this.refuse(folder, "is too large, because its YAML aliases explode", head);
      return;
    }
    this.refuseFault(folder, findTagFault(file), inFile);
    this.refuseFault(folder, findMisspeltKey(root, KUSTOMIZATION_FIELDS), inFile);
    if (purpose !== "manifests" && root.kind === "mapping") {
      const other = root.entries.find(({ key }) => !FIELDS_OF_PLUGINS.includes(key.text));
      if (other !== undefined) {
        const clause = `changes configurations of generators or transformers by "${other.key.text}", which taintlint does not follow`;
        this.refuse(folder, clause, inFile({ span: { start: other.key.start, end: other.key.end } }));
      }
    }
    const inline = new Map<string, string>();
    yield this.walkFields(kustomization, scope, inline);
    const outputs = this.charts.flatMap((chart) => (chart.here === here ? chart.name : []));
    const written = withOutputs(replaceTexts(root, this.names), outputs);
    this.refuseFault(folder, findOutwardValue(written, KUSTOMIZATION_FIELDS, here.copy), inFile);
    const text = writeConfiguration(written, ({ value }) => inline.get(String(value)));
    this.addText(self, folder, text, head);
  }

  /** Walks what an unreadable kustomization may include, so that these files are not judged as unmodified. */
  private *walkPossible({ file, span }: UnreadableKustomization, scope: Scope): Steps {
    const { files, kustomizationsIn } = this.repository;
    for (const path of possibleReferences(file, files)) {
      const real = files.realPath(path);
      if (real === undefined) continue;
      if (!this.takes({ file, span })) return;
      const there = { copy: path, real };
      const isFolder = files.lookUp(path) === "folder";
      if (!isFolder && MANIFEST.test(path)) this.addFile("resource", there, { file, span }, scope);
      else if (isFolder && kustomizationsIn(real).length > 0) {
        yield this.walkFolder(there, { file, span }, false, scope);
      }
    }
  }

  private refuseKind(folder: string, from: string, at: TextPlace, mustBeComponent: boolean): void {
    const clause = mustBeComponent
      ? `refers to "${folder}" as a component, and its kind is not "Component"`
      : `refers to "${folder}" as a resource, and its kind is "Component": it belongs under "components"`;
    this.refuse(from, from === folder ? "is a component, which is not built by itself" : clause, at);
  }

  private *walkFields(kustomization: KustomizationFields, scope: Scope, inline: Map<string, string>): Steps {
    const { references, inlinePlugins, charts }: References = referencesOf(kustomization, this.repository.files);
    this.walked.push(kustomization);
    scope.own.fields = kustomization;
    for (const chart of charts) this.addChart(chart, kustomization, scope);
    for (const reference of references) {
      const next = this.addReference(reference, scope);
      if (next !== undefined) yield next;
    }
    for (const { text, at } of inlinePlugins) {
      const place = scalarTextPlace(at.place);
      scope.own.plugins.push(at);
      const checked = this.addPlugins({ path: place.file.path, text }, place, () => place, scope);
      inline.set(text, checked);
    }
  }

  private addChart(chart: KustomizationField, kustomization: KustomizationFields, { folder, here, own }: Scope): void {
    const at = scalarTextPlace(chart.place);
    const isFetched = this.fetched.has(at.file.path);
    const { value: root, problem } = isFetched ? FETCHED_CHART : this.repository.planChart(chart, kustomization);
    if (root === undefined) {
      this.refuse(folder, problem, at);
      return;
    }
    const name = `${OUTPUT}${this.charts.length}.yaml`;
    const position = { copy: joinPath(here.copy, name), real: joinPath(folder, name) };
    this.charts.push({ here, name, position, root });
    own.manifests.push(position.real);
    for (const path of root.reads) this.reads.add(path);
    for (const path of root.covers) this.covers.add(path);
    this.addText(position, folder, "", at);
  }

  /** Returns checked plugin configurations, rewritten. Paths are relative to the kustomization that lists them. */
  private addPlugins(file: SourceFile, at: TextPlace, placeOf: PlaceOf, scope: Scope): string {
    const { here, folder } = scope;
    if (!this.isWithin(this.written, file.text.length, TOO_LONG, at)) return "";
    const { documents, problems } = parseDocuments(file);
    const broken = problems.find(({ kind }) => kind === "syntax");
    if (broken !== undefined) {
      this.refuse(folder, "configures a plugin in a text that is not valid YAML", placeOf(broken));
    }
    this.refuseFault(folder, findTagFault(file), placeOf);
    const texts: string[] = [];
    for (const document of documents) {
      const head = { start: document.root.start, end: document.root.start };
      if (isExplosive(document.root)) {
        this.refuse(folder, "is too large, because its YAML aliases explode", placeOf({ span: head }));
        continue;
      }
      const { refusal, references, misspelt, outward } = reviewPlugins(document, here.copy);
      if (refusal !== undefined) this.refuse(folder, refusal, at);
      this.refuseFault(folder, misspelt, placeOf);
      // These references never lead to folders.
      for (const reference of references) this.addReference(reference, { ...scope, purpose: here }, placeOf);
      this.refuseFault(folder, outward, placeOf);
      texts.push(writeConfiguration(document.root));
    }
    return texts.join("\n---\n");
  }

  /** Adds the file of a reference; returns the walk into a folder. */
  private addReference(reference: Reference, scope: Scope, placeOf?: PlaceOf): Steps | undefined {
    const { role, at, owner = "" } = reference;
    const { here, folder, purpose, own } = scope;
    const written = scalarTextPlace(at.place);
    const place = placeOf === undefined ? written : placeOf(written);
    if (!this.takes(place)) return undefined;
    const target = classifyReference(reference, here, this.repository.files);
    if ("name" in target && target.name !== undefined) {
      this.names.set(reference.text, target.name);
      if (purpose !== "manifests") return this.refuse(folder, "takes a plugin from the network", place);
    }
    switch (target.kind) {
      case "refused":
        return this.refuse(folder, target.clause, place);
      case "stand-in":
        this.standIns.push({ owner, obstacle: { folder, clause: target.clause, ...place } });
        this.addText(target.position, folder, STAND_IN, place);
        return undefined;
      case "file":
        this.addFile(role, target.position, place, scope);
        return undefined;
      case "folder": {
        const inner = { folder, purpose: role === "plugin" ? here : purpose };
        if (inner.purpose === "manifests")
          own[role === "component" ? "components" : "bases"].push(target.position.copy);
        return this.walkFolder(target.position, place, role === "component", inner);
      }
    }
  }

  private addFile(role: Reference["role"], position: Position, at: TextPlace, scope: Scope): void {
    const { here, folder, purpose, own } = scope;
    const { real } = position;
    const { files } = this.repository;
    // Links to folders may multiply copies of one file.
    const isRepeated = (this.reads.has(real) && !this.copy.has(position)) || files.outside?.holds(real) !== undefined;
    const size = isRepeated ? (files.read(real)?.text.length ?? SIZE_OF_ANY) : 0;
    if (!this.isWithin(this.written, size, TOO_LONG, at)) return;
    this.reach(real, at);
    if (pathBelow(here.copy, position.copy) === undefined) this.leavesFolders = true;
    const loader = role === "plugin" ? here : role === "resource" && purpose !== "manifests" ? purpose : undefined;
    if (loader === undefined) {
      const isAlone = role === "resource" ? this.copy.addManifest(position) : this.copy.addFile(position);
      if (!isAlone) this.refuseTwo(folder, position, at);
      if (role === "resource" || role === "patch") this.covers.add(real);
      if (role === "resource") own.manifests.push(real);
      return;
    }
    const file = files.read(real);
    if (file === undefined) {
      this.refuse(folder, `refers to "${real}", which cannot be read`, at);
      return;
    }
    accumulationOf(this.accumulations, loader.copy).plugins.push(real);
    const text = this.addPlugins(file, at, ({ span }) => ({ file, span }), { here: loader, folder, purpose, own });
    this.addText(position, folder, text, at);
  }

  private addText(position: Position, folder: string, text: string, at: TextPlace): void {
    if (!this.isWithin(this.written, text.length, TOO_LONG, at)) return;
    if (!this.copy.addText(position, text)) this.refuseTwo(folder, position, at);
  }

  private refuseTwo(folder: string, { copy: path }: Position, at: TextPlace): void {
    this.refuse(folder, `reaches two files as "${path}" by way of links to folders`, at);
  }

  private positionOf(path: string): Position {
    return this.copy.positionOf(this.repository.files.realPath(path) ?? path);
  }
}
