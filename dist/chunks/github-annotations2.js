import { t as formatGithubAnnotations } from "./github-annotations.js";

export { formatGithubAnnotations };