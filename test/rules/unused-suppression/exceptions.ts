import type { Exception } from "../exception.js";
import { EXCEPTIONS as expiredSuppression } from "./exceptions-expired-suppression.js";
import { EXCEPTIONS as unusedSuppression } from "./exceptions-unused-suppression.js";

export const EXCEPTIONS: readonly Exception[] = [...unusedSuppression, ...expiredSuppression];
