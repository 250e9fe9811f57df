import type { Exception } from "../exception.js";

const claim = (request: string, { version = "v1", more = "" } = {}) => `apiVersion: resource.k8s.io/${version}
kind: ResourceClaim
metadata: {name: gpu}
spec: {devices: {requests: [{name: gpu, ${request}}]${more}}}
`;
const about = { inventory: "pools: [{name: general}]", spoken: claim("deviceClassName: gpu") };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "In `v1beta1` they belong in the request itself",
    ...about,
    silent: claim("deviceClassName: gpu", { version: "v1beta1" }),
  },
  {
    promise: "Names and expressions of CEL are not looked at",
    ...about,
    silent: claim("exactly: {deviceClassName: gpu, selectors: [{cel: {expression: '('}}]}"),
  },
];
