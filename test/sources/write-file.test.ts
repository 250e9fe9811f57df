import { execFileSync, spawn } from "node:child_process";
import { lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeFileAtomically } from "../../src/sources/disk/write-file.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

describe("writeFileAtomically", () => {
  it("creates missing folders, replaces what is there, and leaves nothing else", () => {
    const folder = temporaryFolder();
    const path = join(folder, "a/b/report.txt");
    writeFileAtomically(path, "first", folder);
    writeFileAtomically(path, "second", folder);
    expect(readFileSync(path, "utf8")).toBe("second");
    expect(readdirSync(join(folder, "a/b"))).toEqual(["report.txt"]);
  });

  it("replaces a file as a whole: who has it open still reads the old one", () => {
    const folder = temporaryFolder({ "report.txt": "old" });
    const before = lstatSync(join(folder, "report.txt")).ino;
    writeFileAtomically(join(folder, "report.txt"), "new", folder);
    expect(lstatSync(join(folder, "report.txt")).ino).not.toBe(before);
  });

  it("throws the error of the operating system, and leaves no temporary file", () => {
    const folder = temporaryFolder({ "report/x": "" });
    expect(() => writeFileAtomically(join(folder, "report"), "text", folder)).toThrow("EISDIR");
    expect(() => writeFileAtomically(join(folder, "report/x/y"), "text", folder)).toThrow(/ENOTDIR|EEXIST/);
    expect(readdirSync(folder)).toEqual(["report"]);
  });

  it("follows no link out of the repository or into its .git, and makes one inside its target's content", () => {
    const outside = temporaryFolder({ "old.txt": "old" });
    const folder = temporaryFolder({ ".git/config": "old", "inside.txt": "old" });
    symlinkSync(join(outside, "old.txt"), join(folder, "file"));
    symlinkSync(outside, join(folder, "folder"));
    symlinkSync(".git/config", join(folder, "git"));
    symlinkSync("inside.txt", join(folder, "link"));
    for (const name of ["file", "folder/old.txt", "folder/new.txt", "git"]) {
      expect(() => writeFileAtomically(join(folder, name), "new", folder), name).toThrow("leads out of the repository");
    }
    expect([readdirSync(outside), readFileSync(join(outside, "old.txt"), "utf8")]).toEqual([["old.txt"], "old"]);
    expect(readFileSync(join(folder, ".git/config"), "utf8")).toBe("old");
    writeFileAtomically(join(folder, "link"), "new", folder);
    expect(readFileSync(join(folder, "inside.txt"), "utf8")).toBe("new");
    // What a person writes himself leads anywhere.
    writeFileAtomically(join(outside, "old.txt"), "new", folder);
    expect(readFileSync(join(outside, "old.txt"), "utf8")).toBe("new");
  });

  it("writes into a pipe, which stays one", async () => {
    const folder = temporaryFolder();
    const pipe = join(folder, "pipe");
    execFileSync("sh", ["-c", `mkfifo "${pipe}"`]);
    const reader = spawn("cat", [pipe], { stdio: ["ignore", "pipe", "inherit"] });
    let received = "";
    reader.stdout.on("data", (chunk) => {
      received += String(chunk);
    });
    const closed = new Promise((resolve) => reader.on("close", resolve));
    writeFileAtomically(pipe, "text", folder);
    await closed;
    expect(received).toBe("text");
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });
});
