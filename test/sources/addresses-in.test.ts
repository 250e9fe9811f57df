import { expect, it } from "vitest";
import { addressesIn } from "../../src/sources/disk/git-revision.js";
import { makeRepository } from "./git-repository.js";

it("finds an address in a base only as a word of its own, in files that name where charts are", () => {
  const { folder } = makeRepository({
    "a.yaml": 'url: "https://charts.example.com/stable/" # https://other.example.com,',
    "b.tf": 'repository = "oci://ghcr.io/org/charts"',
    "c.yaml": "repoURL: ghcr.io/argo/charts\nimage: ghcr.io/org/app:1.0\nno: xhttps://pre.example.com",
    "d/taintlint.lock": '{"address": "https://locked.example.com:8443/a"}',
    "e.yaml":
      "- github.com/fluxcd/flux2/manifests/install?ref=v2\n- git::https://git.example.com/a/b.git//c\n- git@git.example.com/d/e.git",
    "README.md": "https://readme.example.com",
  });
  const named = [
    "https://charts.example.com/stable",
    "https://other.example.com",
    "oci://ghcr.io/org/charts",
    "oci://ghcr.io/argo/charts",
    "https://locked.example.com:8443/a",
    ...["git::https://github.com/fluxcd/flux2", "git::https://git.example.com/a/b", "git::https://git.example.com/d/e"],
  ];
  const others = [
    ...["https://charts.example.com", "https://charts.example.com/stab", "http://charts.example.com/stable"],
    ...["https://charts.example.com/stable/more", "https://chartsXexample.com/stable", "oci://ghcr.io/org"],
    ...["oci://ghcr.io/org/app", "https://ghcr.io/org/charts", "https://pre.example.com", "https://readme.example.com"],
    ...[
      "git::https://github.com/fluxcd/flux",
      "git::https://hub.com/fluxcd/flux2",
      "git::https://git.example.com/a/bb",
    ],
    ...["git::https://readme.example.com", "https://github.com/fluxcd/flux2"],
    ...["https://locked.example.com", "https://locked.example.com:8443"],
  ];
  const found = addressesIn(folder, "HEAD", [...named, ...others]);
  expect(found).toEqual(named);
});
