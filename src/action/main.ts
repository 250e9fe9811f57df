import { run } from "./step.js";

await run();
