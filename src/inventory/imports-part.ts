import { createPart } from "../model/part.js";

/** Needed where pools are read from files of their own: it knows every format. */
export const IMPORTS_PART = createPart<typeof import("./imported-formats.js")>("imports");
