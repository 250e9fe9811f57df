import type { Exception } from "./exception.js";
import { EXCEPTIONS as mixedTaintValues } from "./parts/mixed-taint-values.js";
import { EXCEPTIONS as mixedTolerationValues } from "./parts/mixed-toleration-values.js";

export const EXCEPTIONS: readonly Exception[] = [...mixedTaintValues, ...mixedTolerationValues];
