import type { Exception } from "../exception.js";
import { EXCEPTIONS as legacyControlPlaneKey } from "./exceptions-legacy-control-plane-key.js";
import { EXCEPTIONS as legacyLabel } from "./exceptions-legacy-label.js";
import { EXCEPTIONS as renamedKey } from "./exceptions-renamed-key.js";
import { EXCEPTIONS as tolerationAnnotation } from "./exceptions-toleration-annotation.js";

export const EXCEPTIONS: readonly Exception[] = [
  ...legacyControlPlaneKey,
  ...legacyLabel,
  ...renamedKey,
  ...tolerationAnnotation,
];
