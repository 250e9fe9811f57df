import type { Exception } from "../exception.js";

const about = { inventory: "pools: [{name: general}]", spoken: "apiVersion: v1\nkind: Pod\nmetadata: {name: a\n" };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Placeholders of template tools (sed, envsubst, Jinja, Helm outside of charts) are left blank",
    ...about,
    silent: "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n  {{ labels }}\nspec: {}\n",
  },
  { promise: "Documents that hold no Kubernetes object are not looked at", ...about, silent: "name: {a\n" },
  {
    promise: "It is a warning for a file beside a kustomization while no kustomization names it",
    entryIn: ["test/lint/severity-of-places.test.ts", "beside a kustomization that does not list it"],
  },
];
