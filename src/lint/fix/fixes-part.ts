import { createPart } from "../../model/part.js";

/** Needed where a finding says how to repair it. */
export const FIXES_PART = createPart<typeof import("./planned-fixes.js")>("fixes");
