import { existsSync, readFileSync } from "node:fs";

/** A process that has ended and that nobody has asked for counts as ended. */
export function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  if (existsSync("/proc/self/status")) {
    return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, "utf8"));
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
