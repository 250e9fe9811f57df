import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { groupBy } from "../../model/group-by.js";
import { startOfFile, takeStep } from "../../model/internal-problem.js";
import { memoizeByName } from "../../model/memoize.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { SourceProblem, TextPlace } from "../../model/source.js";
import { type RenderRoot, type RepositoryFiles, unplannedRoot } from "../contract/render-root.js";
import type { KustomizeTarget } from "../contract/targets.js";
import { isExplosive } from "../contract/write-configuration.js";
import { ClosureWalk } from "./closure.js";
import { pathInCopy } from "./copy.js";
import type { GeneratedResource } from "./generated-resources.js";
import { interpretCharts, plainRequest } from "./inflated-charts.js";
import { interpretKustomization } from "./interpret.js";
import { type Kustomization, scalarTextPlace } from "./kustomization.js";
import { createKustomizeRepository, type KustomizeRepository } from "./kustomize-repository.js";
import type { Closure, Obstacle } from "./planned-closure.js";
import { possibleReferences, referencesOf } from "./references.js";
import { fieldsOfTarget, kustomizeRequest } from "./wrapper.js";

export interface KustomizationOptions {
  readonly kustomizations: readonly string[];
  readonly targets: readonly KustomizeTarget[];
  readonly customKinds?: readonly CustomKind[];
  readonly kubernetesVersion?: string | undefined;
  readonly files: RepositoryFiles;
}

/** A path that stands for one in a locked base. */
const FETCHED = /(?<![^"])[^"]{0,200}taintlint\.lock\/([^"/]{1,200})-[0-9a-f]{64}/g;

/** A planned root: a folder's kustomization, or the one that Flux generates. */
interface Plan {
  readonly folder: string;
  readonly target: KustomizeTarget | undefined;
  readonly resources: readonly GeneratedResource[];
  readonly closure: Closure;
}

/** Runs nothing. A root that needs the network, a plugin or outside files has a `refusal` and no request. */
export function planKustomizations(options: KustomizationOptions): readonly RenderRoot[] {
  const { kustomizations, targets, files, customKinds = [], kubernetesVersion } = options;
  const repository = createKustomizeRepository(files, { customKinds, kubernetesVersion });
  const unplanned: RenderRoot[] = [];
  function planned<Value>(folder: string, plan: () => Value): Value | undefined {
    const path = repository.kustomizationsIn(folder)[0] ?? folder;
    const { value, problem } = takeStep(plan, "planned this rendering", () => startOf(path, files));
    if (problem !== undefined) unplanned.push(unplannedRoot("kustomize", folder, problem.file, problem));
    return value;
  }
  const targetPlans = targets.flatMap((target) => {
    const folder = joinPath(".", target.folder);
    return planned(folder, () => planFolder(folder, target, repository)) ?? [];
  });
  const taken = new Set(targetPlans.map(({ folder }) => folder));
  const reached = new Set(targetPlans.flatMap(({ closure }) => [...closure.kustomizations]));
  const planOf = memoizeByName((folder) => planned(folder, () => planFolder(folder, undefined, repository)));
  const roots = rootFolders(
    kustomizations,
    taken,
    reached,
    repository,
    (folder) => planOf(folder)?.closure.kustomizations ?? new Set([folder]),
  );
  const labels = labelsOf(targetPlans);
  return [
    ...roots.flatMap((folder) => {
      const plan = planOf(folder);
      return (plan && planned(folder, () => rootOf(plan, folder, repository, customKinds))) ?? [];
    }),
    ...targetPlans.flatMap((plan, index) => {
      const label = labels[index] ?? plan.folder;
      return planned(label, () => rootOf(plan, label, repository, customKinds)) ?? [];
    }),
    ...unplanned,
  ];
}

function planFolder(folder: string, target: KustomizeTarget | undefined, repository: KustomizeRepository): Plan {
  const walk = new ClosureWalk(repository, folder);
  const [path] = repository.kustomizationsIn(folder);
  const kind = repository.files.lookUp(folder);
  const resources: readonly GeneratedResource[] =
    path !== undefined || target === undefined || kind !== "folder"
      ? [{ path: folder, kind: "folder" }]
      : repository.generated(folder);
  const added = target === undefined ? undefined : fieldsOfTarget(target);
  const missing = target === undefined ? undefined : unfitTarget(folder, target, kind, resources);
  if (missing === undefined) {
    const at = target === undefined ? startOf(path ?? folder, repository.files) : scalarTextPlace(target.place);
    for (const resource of resources) {
      if (resource.kind === "file") walk.addManifest(resource.path, at);
      else walk.addFolder(resource.path, at);
    }
    if (added !== undefined) walk.addFields(added);
  }
  const closure = walk.result();
  return { folder, target, resources, closure: { ...closure, obstacle: missing ?? closure.obstacle } };
}

function unfitTarget(
  folder: string,
  { owner, place, fields }: KustomizeTarget,
  kind: ReturnType<RepositoryFiles["lookUp"]>,
  resources: readonly GeneratedResource[],
): Obstacle | undefined {
  const at = scalarTextPlace(place);
  if (kind === "outside") return { folder, clause: `is outside of the repository, and ${owner} builds it`, ...at };
  if (kind !== "folder") return { folder, clause: `is not a folder of the repository, and ${owner} builds it`, ...at };
  if (fields.some(({ value }) => isExplosive(value))) {
    return { folder, clause: `is too large, because the YAML aliases of ${owner} explode`, ...at };
  }
  return resources.length > 0 ? undefined : { folder, clause: `holds no manifest, and ${owner} builds it`, ...at };
}

function startOf(path: string, files: RepositoryFiles): TextPlace {
  return startOfFile(files.read(path) ?? { path, text: "" });
}

/** Labels roots by folder, adding the owner and then a number if needed. */
function labelsOf(plans: readonly Plan[]): string[] {
  const used = new Map<string, number>();
  const byFolder = groupBy(plans, ({ folder }) => folder);
  return plans.map(({ folder, target }) => {
    const isAlone = byFolder.get(folder)?.length === 1;
    const label = isAlone || target === undefined ? folder : `${folder} for ${target.owner}`;
    const count = (used.get(label) ?? 0) + 1;
    used.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  });
}

function rootOf(
  plan: Plan,
  label: string,
  repository: KustomizeRepository,
  customKinds: readonly CustomKind[],
): RenderRoot {
  const { folder, target, resources, closure } = plan;
  const reads = [...closure.reads].sort();
  const path =
    repository.kustomizationsIn(folder)[0] ?? resources.find(({ kind }) => kind === "file")?.path ?? reads[0];
  const file = (path === undefined ? undefined : repository.files.read(path)) ?? target?.place.document.file;
  const root: Omit<RenderRoot, "interpret" | "requests"> = {
    renderer: "kustomize",
    label,
    file: file ?? { path: path ?? folder, text: "" },
    clusters: target?.clusters,
    given: [target, customKinds],
    reads,
    covers: [...closure.covers].sort(),
  };
  const { obstacle } = closure;
  if (obstacle !== undefined) {
    const refusal = refusalOf(label, folder, obstacle);
    return { ...root, refusal, requests: [], interpret: () => ({ problem: refusal }) };
  }
  const { files } = repository;
  const positionOf = (path: string) => files.fromRoot(files.realPath(path) ?? path);
  const { charts, accumulations, fetched } = closure;
  const inputs = charts.flatMap(({ root: chart, position }) => {
    const request = plainRequest(chart);
    return request === undefined ? [] : [{ path: pathInCopy(position.copy), request }];
  });
  const paths = resources.map(({ path: one }) => positionOf(one));
  const own = kustomizeRequest(paths, target, closure, positionOf(folder));
  const ofCharts = charts.flatMap(({ root: chart }) => chart.requests);
  return {
    ...root,
    requests: inputs.length === 0 ? [own] : [...ofCharts, { ...own, inputs }],
    interpret(outcomes) {
      const read = interpretCharts(charts, outcomes);
      if (read.problem !== undefined) return read;
      const { objects, problems } = read.value;
      const objectsIn: KustomizeRepository["objects"] = (path, kinds) =>
        objects.get(path) ?? repository.objects(path, kinds);
      const base = { ...repository, objects: objectsIn };
      return interpretKustomization(
        { label, file: root.file, target, accumulations, repository: base, customKinds, fetched },
        outcomes.at(-1),
        problems,
      );
    },
  };
}

function refusalOf(label: string, folder: string, { clause, file, span, folder: at }: Obstacle): SourceProblem {
  const subject = at === folder ? "it" : `it takes in "${at}", which`;
  return {
    kind: "not-rendered",
    message: `kustomization "${label}" is not rendered: ${subject} ${clause}`.replaceAll(FETCHED, "$1"),
    // Groups missing files under one cause, whatever their names.
    cause: clause.replace(/"[^"]*"/g, '""'),
    file,
    span,
  };
}

/** Returns folders neither component nor referenced, and a cycle's first one, so that it is reported. */
function rootFolders(
  kustomizations: readonly string[],
  taken: ReadonlySet<string>,
  alreadyReached: ReadonlySet<string>,
  repository: KustomizeRepository,
  reachedFrom: (folder: string) => ReadonlySet<string>,
): string[] {
  const candidates = new Map<string, string>();
  const referenced = new Set<string>();
  for (const path of [...kustomizations].map((written) => joinPath(".", written)).sort()) {
    const kustomization = repository.kustomization(path);
    if (kustomization === undefined || kustomization.problem?.foreign) continue;
    if (!kustomization.value?.isComponent) candidates.set(parentFolder(path), path);
    if (kustomization.problem !== undefined) {
      for (const path of possibleReferences(kustomization.problem.file, repository.files)) referenced.add(path);
      continue;
    }
    for (const folder of foldersReferredTo(kustomization.value, repository)) referenced.add(folder);
  }
  const roots = [...candidates]
    .filter(([folder, path]) => !referenced.has(folder) && !taken.has(folder) && !alreadyReached.has(path))
    .map(([folder]) => folder);
  const found = new Set(roots);
  const reached = new Set([...alreadyReached, ...roots.flatMap((folder) => [...reachedFrom(folder)])]);
  for (const [folder, path] of candidates) {
    if (taken.has(folder) || reached.has(path) || found.has(folder)) continue;
    found.add(folder);
    for (const one of reachedFrom(folder)) reached.add(one);
  }
  return [...found].sort();
}

function foldersReferredTo(kustomization: Kustomization, { files }: KustomizeRepository): string[] {
  return referencesOf(kustomization, files)
    .references.filter(({ role }) => role !== "patch" && role !== "data")
    .map(({ text }) => joinPath(kustomization.folder, text))
    .filter((folder) => files.lookUp(folder) === "folder")
    .flatMap((folder) => files.realPath(folder) ?? []);
}
