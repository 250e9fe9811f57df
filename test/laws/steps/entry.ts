import "../../every-part.js";

export { CASES } from "./program.js";
