import { expect, it } from "vitest";
import { parseRemote } from "../../src/model/repository-address.js";

it.each([
  ["https://github.com/acme/shop", "acme/shop", "https://github.com/acme/shop"],
  ["https://github.com/acme/shop.git", "acme/shop", "https://github.com/acme/shop"],
  ["https://github.com/acme/shop/", "acme/shop", "https://github.com/acme/shop"],
  [
    "https://someone:word@git.example.com:8443/group/sub/shop.git",
    "group/sub/shop",
    "https://git.example.com/group/sub/shop",
  ],
  ["ssh://git@git.example.com:22/acme/shop.git", "acme/shop", "https://git.example.com/acme/shop"],
  ["git@github.com:acme/shop.git", "acme/shop", "https://github.com/acme/shop"],
])("%s is a repository", (address, repository, url) => {
  expect(parseRemote(address)).toEqual({ repository, url });
});

it.each([
  "",
  "/srv/git/shop.git",
  "../shop",
  "file:///srv/git/shop",
  "C:/git/shop",
  "https://github.com/shop",
  "https://a b/c/d",
])("%j is none that a browser opens", (address) => {
  expect(parseRemote(address)).toBeUndefined();
});
