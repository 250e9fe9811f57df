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
  {
    promise: "Without a configuration, files in a folder `vendor`, `third_party` or `upstream` are left out",
    entryIn: ["test/cli/unconfigured.test.ts", "a legacy key in a copy of an upstream manifest"],
  },
];
