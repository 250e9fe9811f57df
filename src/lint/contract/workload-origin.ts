import { type LineElsewhere, lineElsewhere } from "../../model/repository-address.js";

/** The annotation of facts that says where the workload is declared. */
export const ORIGIN_ANNOTATION = "taintlint.dev/origin";
export const CLUSTER_ANNOTATION = "taintlint.dev/cluster";

const START = /^(.+?):(\d{1,9})(?: |$)/;
const KIND = /^[A-Z]\w*$/;
const DAY = / (\d{4}-\d\d-\d\d)(?: |$)/;

/** Writes `k8s/api.yaml:31 https://github.com/acme/shop@1a2b3c 2026-11-20 Prometheus`; all but the place may be unknown. */
export function formatOrigin(place: string, checkout?: string, day?: string, kind?: string): string {
  return [place, checkout ?? [], day ?? [], kind ?? []].flat().join(" ");
}

/** Reads the kind of a custom resource, and the line; undefined if it is not said. */
export function parseOrigin(origin: string): { readonly kind?: string; readonly line?: LineElsewhere } {
  const [start, path, line] = START.exec(origin) ?? [];
  if (start === undefined || path === undefined) return {};
  const words = origin.slice(start.length).split(" ");
  const kind = words.find((word) => KIND.test(word));
  const checkout = words.find((word) => word !== kind && /[A-Za-z]/.test(word)) ?? "";
  return { kind, line: lineElsewhere(checkout, path, Number(line)) };
}

/** Returns the day of the commit, `2026-11-20`. */
export function dayOfOrigin(origin: string): string | undefined {
  return DAY.exec(origin)?.[1];
}
