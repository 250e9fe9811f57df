import { expect, it } from "vitest";
import { messagesFound } from "../rules/found.js";

const PREFIX = "error invalid-device: the API server refuses ";
const refused = (kind: string, spec: string) =>
  messagesFound(
    "pools: [{name: a}]",
    `apiVersion: resource.k8s.io/v1\nkind: ${kind}\nmetadata: {name: a}\nspec: ${spec}\n`,
  ).map((message) => message.replace(PREFIX, "").replace(` of ${kind} "a"`, ""));
const claim = (requests: string, more = "") => refused("ResourceClaim", `{devices: {requests: [${requests}]${more}}}`);
const slice = (reach: string) => refused("ResourceSlice", `{driver: d, devices: [{name: a}], ${reach}}`);

it.each([
  ["name: a", ["spec.devices.requests[0]: it has neither `exactly` nor `firstAvailable`"]],
  [
    "name: a, exactly: {deviceClassName: c}, firstAvailable: [{name: b, deviceClassName: c}]",
    ["spec.devices.requests[0]: it has exactly and firstAvailable"],
  ],
  ["exactly: {deviceClassName: c}", ["spec.devices.requests[0]: it has no name"]],
  ["name: a, exactly: {count: 1}", ["spec.devices.requests[0].exactly: it needs a `deviceClassName`"]],
  [
    "name: a, exactly: {deviceClassName: c, allocationMode: Every}",
    ['spec.devices.requests[0].exactly.allocationMode: there is no mode "Every"'],
  ],
  [
    "name: a, firstAvailable: [{name: b, deviceClassName: c, count: -1}]",
    ["spec.devices.requests[0].firstAvailable[0].count: it must be greater than zero"],
  ],
  ["name: a, exactly: {deviceClassName: c, count: 0}", []],
  ["name: a, exactly: {deviceClassName: c, allocationMode: All, count: 0}", []],
])("a request {%s}", (request, expected) => {
  expect(claim(`{${request}}`)).toEqual(expected);
});

const TWO = "{name: a, exactly: {deviceClassName: c}}, {name: b, firstAvailable: [{name: x, deviceClassName: c}]}";

it("two requests have two names", () => {
  expect(claim(`${TWO}, {name: a, exactly: {deviceClassName: c}}`)).toEqual([
    "spec.devices.requests[2].name: another request has the name",
  ]);
});

it("constraints and configurations name requests, or parts of one", () => {
  const more = ", constraints: [{requests: [a, b/x, d], matchAttribute: d/m}], config: [{requests: [e]}]";
  expect(claim(TWO, more)).toEqual([
    'spec.devices.constraints[0].requests[2]: there is no request "d"',
    'spec.devices.config[0].requests[0]: there is no request "e"',
  ]);
});

it.each([
  ["nodeName: n", []],
  ["perDeviceNodeSelection: true", []],
  ["nodeName: n, allNodes: true", ["spec: it has nodeName and allNodes"]],
  ["nodeSelector: {nodeSelectorTerms: []}", ["spec.nodeSelector.nodeSelectorTerms: it has 0 terms"]],
])("a slice with %s", (reach, expected) => {
  expect(slice(reach)).toEqual(expected);
});

it.each([
  ["ResourceClaim", "{tolerations: [{operator: Exists}], devices: {requests: []}}", ["spec.tolerations"]],
  ["ResourceClaim", "{devices: {tolerations: [{operator: Exists}], requests: []}}", ["spec.devices.tolerations"]],
  [
    "ResourceClaimTemplate",
    "{tolerations: [{operator: Exists}], spec: {devices: {requests: []}}}",
    ["spec.tolerations"],
  ],
  [
    "ResourceClaimTemplate",
    "{spec: {tolerations: [{operator: Exists}], devices: {requests: []}}}",
    ["spec.spec.tolerations"],
  ],
  [
    "ResourceClaim",
    "{devices: {requests: [{name: a, exactly: {deviceClassName: c, tolerations: [{operator: Exists}]}}]}}",
    [],
  ],
])("tolerations above the request of a %s, %s", (kind, spec, expected) => {
  expect(refused(kind, spec)).toEqual(expected.map((field) => `${field}: resource.k8s.io/v1 has no such field there`));
});
