import type { Exception } from "./exception.js";
import { EXCEPTIONS as invalidDeviceClaim } from "./parts/invalid-device-claim.js";
import { EXCEPTIONS as invalidDeviceTaint } from "./parts/invalid-device-taint.js";

export const EXCEPTIONS: readonly Exception[] = [...invalidDeviceTaint, ...invalidDeviceClaim];
