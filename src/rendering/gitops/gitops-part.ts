import { createPart } from "../../model/part.js";

/** Needed where a cluster says what deploys to it. */
export const GITOPS_PART = createPart<typeof import("./follow-gitops.js")>("gitops");
