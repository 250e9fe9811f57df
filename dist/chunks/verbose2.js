import { n as usedPrograms, t as describeRun } from "./verbose.js";

export { describeRun };