import type { Exception } from "../exception.js";
import { EXCEPTIONS as invalidDeviceClaim } from "./exceptions-invalid-device-claim.js";
import { EXCEPTIONS as invalidDeviceTaint } from "./exceptions-invalid-device-taint.js";

export const EXCEPTIONS: readonly Exception[] = [...invalidDeviceTaint, ...invalidDeviceClaim];
