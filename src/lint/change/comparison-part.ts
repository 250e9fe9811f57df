import { createPart } from "../../model/part.js";

/** Needed where there is a base. */
export const COMPARISON_PART = createPart<typeof import("./comparison.js")>("comparison");
