/** What reads pools from files, in every format. */
export { FORMATS } from "./formats/index.js";
export { importPools } from "./imported-pools.js";
