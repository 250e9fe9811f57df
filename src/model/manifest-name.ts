const MANIFEST = /\.(?:ya?ml|json)$/i;
/** Suffixes of template files. */
const TEMPLATE = /\.(?:ya?ml|json)\.(?:tpl|tmpl|tftpl|gotmpl|template|j2|jinja2?|erb|dist|in)$/i;

/** Reports whether a name may be of manifests: YAML, JSON, or templates of them. */
export function isManifestName(path: string): boolean {
  return MANIFEST.test(path) || isTemplateName(path);
}

/** Reports whether a name is like `api.yaml.tpl`, which counts only if its text is YAML with placeholders. */
export function isTemplateName(path: string): boolean {
  return TEMPLATE.test(path);
}

/** Reports whether a file is part of a chart. */
export function isInChart(path: string): boolean {
  return /(?:^|\/)templates\//.test(path) && !isTemplateName(path);
}
