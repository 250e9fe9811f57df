import { t as runProgram } from "./program.js";

export { runProgram };