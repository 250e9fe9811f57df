import { i as workflowCommand, n as escapeProperty, r as formatGithubAnnotations, t as escapeData } from "./github-annotations2.js";

export { formatGithubAnnotations };