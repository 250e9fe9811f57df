import { realpathSync, statSync } from "node:fs";
import { stampOf } from "./file-stamp.js";

/** What tells a program from another one at the same path, without starting it. */
export function programStamp(path: string): readonly unknown[] {
  try {
    const real = realpathSync(path);
    return [path, real, stampOf(statSync(real, { bigint: true }), 0)];
  } catch {
    return [path];
  }
}
