/**
 * What kustomize fetches: an address with a scheme, a user before a host, GitHub's name, or the path of an Azure
 * repository. Every other text is a path. Upstream: kustomize api/internal/git/repospec.go NewRepoSpecFromURL.
 */
const REMOTE =
  /^(?:git::)?(?:(?:gh:|ssh:\/\/|https?:\/\/|file:\/\/)|[A-Za-z][A-Za-z0-9-]*@|(?:www\.)?github\.com[:/])/i;
const AZURE_PATH = "_git/";
const ADDRESS_OF_FILE = /^https?:/i;

/** True for a text that kustomize takes for the address of a repository, where no file has that path. */
export function isRemoteRepository(text: string): boolean {
  return REMOTE.test(text) || text.includes(AZURE_PATH);
}

/** True for a text that kustomize fetches as a file, whatever stands in the repository. */
export function isRemoteFile(text: string): boolean {
  return ADDRESS_OF_FILE.test(text);
}

/** An address for people: without a user's password, and without parameters other than the revision. */
export function withoutCredentials(address: string): string {
  const [path = "", query = ""] = address.split("?", 2);
  const revision = query.split("&").find((parameter) => /^(?:ref|version)=/.test(parameter));
  const shown = path.replace(/\/\/[^/@]*@/, "//").replace(/^([A-Za-z][\w-]*):[^@/]*@/, "$1@");
  return revision === undefined ? shown : `${shown}?${revision}`;
}
