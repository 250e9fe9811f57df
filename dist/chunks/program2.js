import { n as runProgram, t as runCommand } from "./program.js";

export { runProgram };