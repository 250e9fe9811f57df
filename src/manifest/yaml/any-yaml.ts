/** What reads YAML that is not plain. */
export { blockText, writtenText } from "./scalar-text.js";
export { buildTrees } from "./tree.js";
export { parseYaml, scalarSpans } from "./yaml-events.js";
