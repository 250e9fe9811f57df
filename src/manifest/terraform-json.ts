const HEAD = 100;

/**
 * True for what `terraform show -json` prints, and for a state file: JSON with secrets in the clear and far too long to
 * be parsed with places. Nothing of its text may reach any output.
 */
export function isTerraformJson(text: string): boolean {
  if (!/^\s*\{/.test(text.slice(0, HEAD)) || !text.includes('"terraform_version"')) return false;
  return text.includes('"root_module"') || text.includes('"lineage"');
}
