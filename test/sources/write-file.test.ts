import { execFileSync, spawn } from "node:child_process";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeFileAtomically } from "../../src/sources/write-file.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

describe("writeFileAtomically", () => {
  it("creates missing folders, replaces what is there, and leaves nothing else", () => {
    const folder = temporaryFolder();
    const path = join(folder, "a/b/report.txt");
    writeFileAtomically(path, "first");
    writeFileAtomically(path, "second");
    expect(readFileSync(path, "utf8")).toBe("second");
    expect(readdirSync(join(folder, "a/b"))).toEqual(["report.txt"]);
  });

  it("replaces a file as a whole: who has it open still reads the old one", () => {
    const folder = temporaryFolder({ "report.txt": "old" });
    const before = lstatSync(join(folder, "report.txt")).ino;
    writeFileAtomically(join(folder, "report.txt"), "new");
    expect(lstatSync(join(folder, "report.txt")).ino).not.toBe(before);
  });

  it("throws the error of the operating system, and leaves no temporary file", () => {
    const folder = temporaryFolder({ "report/x": "" });
    expect(() => writeFileAtomically(join(folder, "report"), "text")).toThrow("EISDIR");
    expect(() => writeFileAtomically(join(folder, "report/x/y"), "text")).toThrow(/ENOTDIR|EEXIST/);
    expect(readdirSync(folder)).toEqual(["report"]);
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
    writeFileAtomically(pipe, "text");
    await closed;
    expect(received).toBe("text");
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });
});
