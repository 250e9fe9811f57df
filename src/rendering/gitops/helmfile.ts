import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { memoize } from "../../model/memoize.js";
import { type SourceFile, textsThatMatter } from "../../model/source.js";
import { getString, getValue, itemsOf } from "../../yaml/node-value.js";
import { parseTemplate } from "../../yaml/syntax.js";
import { mappingAt } from "../../yaml/synthetic-nodes.js";

/** The kind of helmfile's releases, which are no objects of Kubernetes. */
const KIND = "helmfile release";
const RELEASES = /^["']?releases["']?:/m;
const NAMED = /(?:^|\/)helmfile[^/]*(?:\/|$)/i;
/** Keys that tell a helmfile of another name from other files with releases. */
const OWN_KEYS = ["repositories", "helmDefaults"];

/** Reports whether a file may be a helmfile. May report too many files, never too few. */
export const mayBeHelmfile = memoize((file: SourceFile) => textsThatMatter(file).some((text) => RELEASES.test(text)));

/** Returns the releases of a helmfile that are not switched off, each with its name below `metadata`. */
export const helmfileReleases = memoize((file: SourceFile): readonly KubernetesObject[] => {
  if (!mayBeHelmfile(file)) return [];
  const documents = parseTemplate(file).documents.filter(({ root }) => getValue(root, "kind") === undefined);
  const isOwn = documents.some(({ root }) => OWN_KEYS.some((key) => getValue(root, key) !== undefined));
  if (!isOwn && !NAMED.test(file.path)) return [];
  return documents.flatMap((document) =>
    itemsOf(getValue(document.root, "releases")).flatMap((item, index): KubernetesObject[] => {
      const installed = getValue(item, "installed");
      const isOff = installed?.kind === "scalar" && installed.text === "false";
      if (isOff || getString(item, "name") === undefined) return [];
      const own = ["name", "namespace"].flatMap((key) => {
        const value = getValue(item, key);
        return value === undefined ? [] : [[key, value] as const];
      });
      const node = mappingAt(item, [["metadata", mappingAt(item, own)]]);
      return [{ apiVersion: "", kind: KIND, document, path: ["releases", index], node }];
    }),
  );
});

export function isHelmfileRelease({ kind }: KubernetesObject): boolean {
  return kind === KIND;
}
