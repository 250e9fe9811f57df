import type { Exception } from "./exception.js";
import { EXCEPTIONS as missingStartupTaint } from "./parts/missing-startup-taint.js";
import { EXCEPTIONS as startupTaintDeadlock } from "./parts/startup-deadlock.js";
import { EXCEPTIONS as startupTaintDeclaredPermanent } from "./parts/startup-taint-declared-permanent.js";
import { EXCEPTIONS as unremovedStartupTaint } from "./parts/unremoved-startup-taint.js";

export const EXCEPTIONS: readonly Exception[] = [
  ...startupTaintDeadlock,
  ...startupTaintDeclaredPermanent,
  ...unremovedStartupTaint,
  ...missingStartupTaint,
];
