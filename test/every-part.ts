import { handInEveryPart } from "../src/lint/every-part.js";

// Tests ask the core without the command line, which loads the parts that a run asks for.
handInEveryPart();
