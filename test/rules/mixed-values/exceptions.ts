import type { Exception } from "../exception.js";
import { EXCEPTIONS as mixedTaintValues } from "./exceptions-mixed-taint-values.js";
import { EXCEPTIONS as mixedTolerationValues } from "./exceptions-mixed-toleration-values.js";

export const EXCEPTIONS: readonly Exception[] = [...mixedTaintValues, ...mixedTolerationValues];
