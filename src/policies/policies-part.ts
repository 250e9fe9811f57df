import { createPart } from "../model/part.js";

/** Needed where an object is a policy, or a device is published. */
export const POLICIES_PART = createPart<typeof import("./evaluated-policies.js")>("policies");
