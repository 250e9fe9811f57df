const MANIFEST = /\.(?:ya?ml|json)$/i;
/** What people add to a name while a tool has something to fill in. */
const TEMPLATE = /\.(?:ya?ml|json)\.(?:tpl|tmpl|tftpl|gotmpl|template|j2|jinja2?|erb|dist|in)$/i;

/** True for the name of a file that may hold manifests: YAML, JSON, and templates of them. */
export function isManifestName(path: string): boolean {
  return MANIFEST.test(path) || isTemplateName(path);
}

/** True for `api.yaml.tpl`: it counts only where its text is YAML but for placeholders. */
export function isTemplateName(path: string): boolean {
  return TEMPLATE.test(path);
}

/** True for a file of a chart, which Helm fills in. */
export function isInChart(path: string): boolean {
  return /(?:^|\/)templates\//.test(path) && !isTemplateName(path);
}
