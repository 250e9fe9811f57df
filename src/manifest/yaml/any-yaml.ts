/** What reads YAML that is not plain. */
export { blockText, unescaped } from "./scalar-text.js";
export { buildTrees } from "./tree.js";
export { parseYaml, scalarSpans } from "./yaml-events.js";
