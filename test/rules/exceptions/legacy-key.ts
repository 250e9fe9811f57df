import type { Exception } from "./exception.js";
import { EXCEPTIONS as legacyControlPlaneKey } from "./parts/legacy-control-plane-key.js";
import { EXCEPTIONS as legacyLabel } from "./parts/legacy-label.js";
import { EXCEPTIONS as renamedKey } from "./parts/renamed-key.js";
import { EXCEPTIONS as tolerationAnnotation } from "./parts/toleration-annotation.js";

export const EXCEPTIONS: readonly Exception[] = [
  ...legacyControlPlaneKey,
  ...legacyLabel,
  ...renamedKey,
  ...tolerationAnnotation,
];
