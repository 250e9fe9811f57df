/** Folders in which test tools keep what they compare with. */
const TEST_FOLDER =
  /^(?:test[-_]?data|__tests__|fixtures?|golden(?:s|files)?|__snapshots?__|(?:chainsaw|kuttl)(?:[-_]tests?)?|kyverno[-_]tests?|conformance)$/i;
/** Where tools that build Java keep what tests read. */
const TEST_RESOURCES = /(?:^|\/)src\/test\/resources\//;
/** Folders that show how something is used: what they declare is no part of the rest. */
const EXAMPLE_FOLDER = /^_?(?:examples?|samples?|recipes?|blueprints?|tests?|e2e|hack|demos?)$/i;

/** Folders of tests: what they declare is the input of a test, which may be wrong on purpose. */
const TEST_SUITE = /^_?(?:tests?|e2e)$/i;

/** Folders of what is out of use. */
const ATTIC = /^_?(?:old|archived?|deprecated|attic)$/i;

/** The folder of what is out of use that a file stands in; undefined for others. */
export function atticOf(path: string): string | undefined {
  return foldersOf(path).find((folder) => ATTIC.test(folder));
}

/** Folders that hold parts of one cluster. */
const ROLE_FOLDER =
  /^(?:control-?planes?|masters?|workers?|nodes?|servers?|agents?|machines?|patch(?:es)?|configs?|clusterconfig|generated|rendered|secrets?)$/;

/** Reports whether a folder is a part of a cluster by its name. */
export function isRoleFolder(name: string): boolean {
  return ROLE_FOLDER.test(name);
}

/** Where Go keeps the packages of others: below the host of their import path. */
const GO_PACKAGES = /(?:^|\/)vendor\/[\w-]+(?:\.[\w-]+)+\//;

/** Reports whether a file came with a Go package of somebody else's: no cluster of the repository has what it declares. */
export function isVendored(path: string): boolean {
  return GO_PACKAGES.test(path);
}

/** Folders of what is no longer used. */
const RETIRED_FOLDER = /^_?(?:old|archived?|archives|deprecated|attic)$/i;

/** Reports whether a file stands in a folder that is named for what is no longer used. */
export function isRetired(path: string): boolean {
  return foldersOf(path).some((folder) => RETIRED_FOLDER.test(folder));
}

/** Where generators of operators put an object of each of their kinds, which shows its fields. */
const SAMPLE_OF_KIND =
  /(?:^|\/)(?:config|crds?)\/(?:[^/]+\/)*(?:samples?|examples?)\/|(?:^|\/)crds?\/(?:[^/]+\/)*[^/]*_cr\.ya?ml$/;

/** Reports whether a file shows what objects of a CustomResourceDefinition look like. */
export function isSampleOfKind(path: string): boolean {
  return SAMPLE_OF_KIND.test(path);
}

/** A folder `test` further down may be named for an environment. */
const MOCK_NAME =
  /(?:^|[-_./])(?:mocks?|fakes?|stubs?|dumm(?:y|ies))(?=[-_./])|(?:^|\/)(?:unit|unit-?tests?|tests|e2e|spec)\/|^test\/|[_.]test\.|\.spec\./i;

/** Reports whether what a file says of Nodes is the input of a test, as its folders or its name tell. */
export function isMockPath(path: string): boolean {
  return MOCK_NAME.test(path);
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
