import type { Exception } from "./exception.js";
import { EXCEPTIONS as expiredSuppression } from "./parts/expired-suppression.js";
import { EXCEPTIONS as unusedSuppression } from "./parts/unused-suppression.js";

export const EXCEPTIONS: readonly Exception[] = [...unusedSuppression, ...expiredSuppression];
