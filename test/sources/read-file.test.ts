import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DISK } from "../../src/sources/disk/disk.js";
import { decodeSource, MAX_FILE_BYTES, readSourceFile } from "../../src/sources/disk/read-file.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

describe("readSourceFile", () => {
  it("reads files longer than its buffer, and shorter ones after them", () => {
    const long = "é".repeat(2_000_000);
    const folder = temporaryFolder({ long, "short.yaml": "a: 1\n" });
    expect(readSourceFile(join(folder, "long"), "long", DISK).value?.text === long).toBe(true);
    expect(readSourceFile(join(folder, "short.yaml"), "x/short.yaml", DISK)).toEqual({
      value: { path: "x/short.yaml", text: "a: 1\n" },
    });
  });

  it("refuses what is larger than the limit, and reads what is not", () => {
    const folder = temporaryFolder({ huge: "", "just.yaml": "" });
    truncateSync(join(folder, "huge"), MAX_FILE_BYTES + 1);
    expect(readSourceFile(join(folder, "huge"), "huge", DISK)).toEqual({
      problem: { path: "huge", message: "larger than 64 MiB" },
    });
    expect(decodeSource(Buffer.alloc(MAX_FILE_BYTES + 1, "a"), "<stdin>").problem?.message).toBe("larger than 64 MiB");
    expect(decodeSource(Buffer.alloc(MAX_FILE_BYTES, "a"), "<stdin>").value?.text.length).toBe(MAX_FILE_BYTES);
  });

  it.each([
    ["missing", "cannot be read: it does not exist"],
    ["folder", "cannot be read: it is a folder, not a file"],
    ["broken", "cannot be read: it is a symbolic link to nothing"],
    ["circle", "cannot be read: its symbolic links form a cycle"],
    ["file/below", "cannot be read: a part of the path is a file, not a folder"],
    ["x".repeat(300), "cannot be read: the name is too long"],
  ])("says why %s gives no text", (name, message) => {
    const folder = temporaryFolder({ file: "" });
    mkdirSync(join(folder, "folder"));
    symlinkSync("nowhere", join(folder, "broken"));
    symlinkSync("circle", join(folder, "circle"));
    expect(readSourceFile(join(folder, name), name, DISK)).toEqual({ problem: { path: name, message } });
  });

  it("stops at the limit where a file has no end", () => {
    expect(readSourceFile("/dev/zero", "zero", DISK).problem?.message).toBe("larger than 64 MiB");
  });

  it("reads a pipe", () => {
    const folder = temporaryFolder();
    const pipe = join(folder, "pipe");
    execFileSync("sh", ["-c", `mkfifo "${pipe}"`]);
    execFileSync("sh", ["-c", `(printf 'a: 1' > "${pipe}") >/dev/null 2>&1 &`]);
    expect(readSourceFile(pipe, "pipe", DISK)).toEqual({ value: { path: "pipe", text: "a: 1" } });
  });
});
