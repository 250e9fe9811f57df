const HEAD = 100;

/** Reports whether a text is Terraform JSON with secrets. Too long to parse; nothing of it may reach any output. */
export function isTerraformJson(text: string): boolean {
  if (!/^\s*\{/.test(text.slice(0, HEAD)) || !text.includes('"terraform_version"')) return false;
  return text.includes('"root_module"') || text.includes('"lineage"');
}
