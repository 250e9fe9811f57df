import type { Exception } from "../exception.js";
import { EXCEPTIONS as missingStartupTaint } from "./exceptions-missing-startup-taint.js";
import { EXCEPTIONS as startupTaintDeadlock } from "./exceptions-startup-deadlock.js";
import { EXCEPTIONS as startupTaintDeclaredPermanent } from "./exceptions-startup-taint-declared-permanent.js";
import { EXCEPTIONS as unremovedStartupTaint } from "./exceptions-unremoved-startup-taint.js";

export const EXCEPTIONS: readonly Exception[] = [
  ...startupTaintDeadlock,
  ...startupTaintDeclaredPermanent,
  ...unremovedStartupTaint,
  ...missingStartupTaint,
];
