import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface LockedPackage {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe.each(["package-lock.json", "test/programs/local-action/package-lock.json"])("%s", (path) => {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(path, "utf8"));

  it("every optional dependency of a locked package is locked itself", () => {
    // npm leaves out what its registry lacks, and the next npm ci fails on another platform.
    const missing = Object.entries(packages).flatMap(([path, locked]) =>
      Object.keys(locked.optionalDependencies ?? {}).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("no registry is named", () => {
    // A link names a folder of this repository.
    const fetched = Object.values(packages).filter(({ link }) => !link);
    expect(fetched.flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
  });

  it("every package is locked to its contents", () => {
    // The folders of this repository that are packages themselves have no contents to lock.
    const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
    expect(fetched.length).toBeGreaterThan(0);
    const unlocked = fetched.filter(([, { integrity }]) => integrity === undefined);
    expect(unlocked.map(([path]) => path)).toEqual([]);
  });
});

it("the published package installs nothing else", () => {
  const manifest: Record<string, unknown> = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys(manifest)).toContain("devDependencies");
  for (const field of ["dependencies", "optionalDependencies", "peerDependencies", "scripts.postinstall"]) {
    expect(manifest).not.toHaveProperty(field);
  }
});

it("versions are exact", () => {
  const own: { devDependencies: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const local = JSON.parse(readFileSync("test/programs/local-action/package.json", "utf8"));
  const versions = [...Object.values(own.devDependencies), ...Object.values<string>(local.dependencies)];
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});
