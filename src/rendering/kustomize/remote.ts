/** Addresses that kustomize fetches. Upstream: kustomize api/internal/git/repospec.go NewRepoSpecFromURL. */
const REMOTE =
  /^(?:git::)?(?:(?:gh:|ssh:\/\/|https?:\/\/|file:\/\/)|[A-Za-z][A-Za-z0-9-]*@|(?:www\.)?github\.com[:/])/i;
const AZURE_PATH = "_git/";
const ADDRESS_OF_FILE = /^https?:/i;

export function isRemoteRepository(text: string): boolean {
  return REMOTE.test(text) || text.includes(AZURE_PATH);
}

export function isRemoteFile(text: string): boolean {
  return ADDRESS_OF_FILE.test(text);
}

/** Removes credentials and all parameters but the revision from an address. */
export function withoutCredentials(address: string): string {
  const [path = "", query = ""] = address.split("?", 2);
  const revision = query.split("&").find((parameter) => /^(?:ref|version)=/.test(parameter));
  const shown = path.replace(/\/\/[^/@]*@/, "//").replace(/^([A-Za-z][\w-]*):[^@/]*@/, "$1@");
  return revision === undefined ? shown : `${shown}?${revision}`;
}
