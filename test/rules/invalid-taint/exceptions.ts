import type { Exception } from "../exception.js";
import { EXCEPTIONS as invalidTaint } from "./exceptions-invalid-taint.js";

export const EXCEPTIONS: readonly Exception[] = [...invalidTaint];
