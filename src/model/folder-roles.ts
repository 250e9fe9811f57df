/** Folders in which test tools keep what they compare with. */
const TEST_FOLDER =
  /^(?:test[-_]?data|__tests__|fixtures?|golden(?:s|files)?|__snapshots?__|(?:chainsaw|kuttl)(?:[-_]tests?)?|kyverno[-_]tests?|conformance)$/i;
/** Where tools that build Java keep what tests read. */
const TEST_RESOURCES = /(?:^|\/)src\/test\/resources\//;
/** Folders that show how something is used: what they declare is no part of the rest. */
const EXAMPLE_FOLDER = /^_?(?:examples?|samples?|recipes?|blueprints?|tests?|e2e|hack|demos?)$/i;

/** Folders of tests: what they declare is the input of a test, which may be wrong on purpose. */
const TEST_SUITE = /^_?(?:tests?|e2e)$/i;

/** The name of a repository that is nothing but examples. */
const EXAMPLES = /(?:^|[-_.])(?:examples|samples|tutorials|demos)(?:$|[-_.])/i;

/** Reports whether each folder at the top of a repository is an example of its own, as the repository's name tells. */
export function isOfExamples(repository: string): boolean {
  return EXAMPLES.test(repository);
}

/** The folder at the top of the repository that a file stands in; undefined for one at the top. */
export function topFolderOf(path: string): string | undefined {
  return foldersOf(path)[0];
}

/** Where Go keeps the packages of others: below the host of their import path. */
const GO_PACKAGES = /(?:^|\/)vendor\/[\w-]+(?:\.[\w-]+)+\//;

/** Reports whether a file came with a Go package of somebody else's: no cluster of the repository has what it declares. */
export function isVendored(path: string): boolean {
  return GO_PACKAGES.test(path);
}

/** Reports whether a file stands in a folder of tests, of whatever kind. */
export function isInTestSuite(path: string): boolean {
  return foldersOf(path).some((folder) => TEST_SUITE.test(folder));
}

/** Reports whether a file stands in a folder of a test tool. Paths are relative to the root of the repository. */
export function isTestPath(path: string): boolean {
  return TEST_RESOURCES.test(path) || foldersOf(path).some((folder) => TEST_FOLDER.test(folder));
}

/** The folder of the example that a file belongs to: the one below `examples`, or that itself; undefined for others. */
export function exampleFolderOf(path: string): string | undefined {
  const folders = foldersOf(path);
  const index = folders.findIndex((folder) => EXAMPLE_FOLDER.test(folder));
  return index < 0 ? undefined : folders.slice(0, index + 2).join("/");
}

function foldersOf(path: string): string[] {
  return path.split("/").slice(0, -1);
}
