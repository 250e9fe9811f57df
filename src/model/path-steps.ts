/** Joins paths with `/`, resolving `.` and `..`; `.` is the working directory, and `..` may lead above it. */
export function joinPath(...paths: readonly string[]): string {
  const steps: string[] = [];
  for (const step of paths.join("/").split("/")) {
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.length === 0 ? "." : steps.join("/");
}

/** Like `joinPath`, but empty for the working directory. */
export function normalizePath(path: string): string {
  const joined = joinPath(path);
  return joined === "." ? "" : joined;
}

/** Returns the folder of a path; empty for a bare name. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** Returns the parent of a joined path: `.` for a bare name and for `.`. */
export function parentFolder(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "." : path.slice(0, slash);
}

export function lastStep(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns a path relative to a folder; undefined outside of it. */
export function pathBelow(folder: string, path: string): string | undefined {
  if (folder === ".") return path === ".." || path.startsWith("../") ? undefined : path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Returns the shortest unique suffixes of paths, joined by dashes. */
export function uniqueEndings(paths: readonly (readonly string[])[]): string[] {
  return paths.map((path, index) => {
    const others = paths.filter((_, at) => at !== index);
    let count = 1;
    const ending = (steps: readonly string[]) => steps.slice(-count).join("-");
    while (count < path.length && others.some((other) => ending(other) === ending(path))) count++;
    return ending(path);
  });
}

/** Folders of test tools' expected output. */
const TEST_FOLDER =
  /^(?:test[-_]?data|__tests__|fixtures?|golden(?:s|files)?|__snapshots?__|(?:chainsaw|kuttl)(?:[-_]tests?)?|kyverno[-_]tests?|conformance)$/i;
const TEST_RESOURCES =
  /(?:^|\/)(?:src\/test\/resources|_?(?:tests?|e2e|specs?)\/(?:[^/]+\/)*(?:generated|snapshots?|expected))\//;
/** Folders of usage examples, separate from the rest. */
const EXAMPLE_FOLDER = /^_?(?:examples?|samples?|recipes?|blueprints?|tests?|e2e|hack|demos?)$/i;

/** Folders of test input, which may be wrong on purpose. */
const TEST_SUITE = /^_?(?:tests?|e2e)$/i;

const ATTIC = /^[\d._-]*(?:old|archived?|archives|deprecated|attic)[._-]*$/i;

/** Returns the folder of retired files that holds the path; undefined for other files. */
export function atticOf(path: string): string | undefined {
  return foldersOf(path).find((folder) => ATTIC.test(folder));
}

const ROLE_FOLDER =
  /^(?:control-?planes?|masters?|workers?|nodes?|servers?|agents?|machines?|patch(?:es)?|configs?|clusterconfig|generated|rendered|secrets?)$/;

export function isRoleFolder(name: string): boolean {
  return ROLE_FOLDER.test(name);
}

/** Vendored Go packages, below an import host. */
const GO_PACKAGES = /(?:^|\/)vendor\/[\w-]+(?:\.[\w-]+)+\//;

export function isVendored(path: string): boolean {
  return GO_PACKAGES.test(path);
}

export function isRetired(path: string): boolean {
  return atticOf(path) !== undefined;
}

/** Reports whether a folder holds copies of what others maintain: `vendor`, `third_party`, `upstream`. */
export function isUpstreamCopy(path: string): boolean {
  return foldersOf(path).some((folder) => /^(?:vendor(?:ed)?|third[-_]?party|upstream)$/i.test(folder));
}

/** Samples that operator generators write for each kind, and files that are copied to be filled in. */
const SAMPLE =
  /(?:^|\/)(?:config|crds?)\/(?:[^/]+\/)*(?:samples?|examples?)\/|(?:^|\/)crds?\/(?:[^/]+\/)*[^/]*_cr\.ya?ml$|[^/][-_.](?:samples?|examples?)(?=[-_.])[^/]*$/;

export function isSample(path: string): boolean {
  return SAMPLE.test(path);
}

/** `test` further down may name an environment. */
const MOCK_NAME =
  /(?:^|[-_./])(?:mocks?|fakes?|stubs?|dumm(?:y|ies))(?=[-_./])|(?:^|\/)(?:unit|unit-?tests?|tests|e2e|spec)\/|^test\/|[_.]test\.|\.spec\./i;

/** Reports whether the path marks Nodes as test input. */
export function isMockPath(path: string): boolean {
  return MOCK_NAME.test(path);
}

const TEST_DEFINITION = /(?:^|\/)(?:kyverno|chainsaw|kuttl)-test\.ya?ml$/;

/** Reports whether a file makes those beside it the input of a test tool. */
export function definesTests(path: string): boolean {
  return TEST_DEFINITION.test(path);
}

export function isInTestSuite(path: string): boolean {
  return foldersOf(path).some((folder) => TEST_SUITE.test(folder));
}

/** Reports whether a path is in a test folder; paths are relative to the repository's root. */
export function isTestPath(path: string): boolean {
  return TEST_RESOURCES.test(path) || foldersOf(path).some((folder) => TEST_FOLDER.test(folder));
}

/** Returns the example's folder, below `examples` or that itself; undefined for others. */
export function exampleFolderOf(path: string): string | undefined {
  const folders = foldersOf(path);
  const index = folders.findIndex((folder) => EXAMPLE_FOLDER.test(folder));
  return index < 0 ? undefined : folders.slice(0, index + 2).join("/");
}

function foldersOf(path: string): string[] {
  return path.split("/").slice(0, -1);
}
