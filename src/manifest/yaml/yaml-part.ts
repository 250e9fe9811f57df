import { createPart } from "../../model/part.js";

/** Most texts are plain, and need none of it. */
export const YAML_PART = createPart<typeof import("./any-yaml.js")>("yaml");
