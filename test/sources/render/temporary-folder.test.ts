import { existsSync, mkdirSync, readdirSync, statfsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTemporaryFolders } from "../../../src/sources/render/temporary-folder.js";
import { temporaryFolder } from "../../cli/temporary-folder.js";

afterEach(() => void vi.unstubAllEnvs());

function lent(folders: ReturnType<typeof createTemporaryFolders>): string {
  const { value, problem } = folders.lend();
  if (value === undefined) throw new Error(problem);
  return value;
}

describe("createTemporaryFolders", () => {
  it("lends a folder again once it is empty, and removes all", () => {
    const folders = createTemporaryFolders();
    const [first, second] = [lent(folders), lent(folders)];
    expect(second).not.toBe(first);
    mkdirSync(join(first, "home/.cache"), { recursive: true });
    writeFileSync(join(first, "home/.cache/left"), "by a program");
    folders.takeBack(first);
    expect(lent(folders)).toBe(first);
    expect(readdirSync(first)).toEqual([]);
    folders.removeAll();
    expect([existsSync(first), existsSync(second)]).toEqual([false, false]);
  });

  it("takes the folder that the user names", () => {
    const named = temporaryFolder();
    vi.stubEnv("TMPDIR", named);
    expect(dirname(lent(createTemporaryFolders()))).toBe(named);
  });

  it.runIf(process.platform === "linux")("takes memory, where nobody names a folder and there is room", () => {
    for (const name of ["TMPDIR", "TMP", "TEMP"]) vi.stubEnv(name, undefined);
    const folders = createTemporaryFolders();
    const { bavail, bsize, type } = statfsSync(existsSync("/dev/shm") ? "/dev/shm" : "/");
    const hasRoom = type === 0x01021994 && bavail * bsize >= 1024 ** 3;
    expect(dirname(lent(folders))).toBe(hasRoom ? "/dev/shm" : "/tmp");
    folders.removeAll();
  });
});
