import type { LookupFunction } from "node:net";
import { expect, it } from "vitest";
import { askAddress, isPublicAddress, type NetworkAccess } from "../../../src/sources/network/guarded-request.js";
import { chartServer } from "../../cli/chart-server.js";

it.each([
  ...["127.0.0.1", "10.0.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.100.100.200", "0.0.0.0"],
  ...["168.63.129.16", "224.0.0.1", "255.255.255.255", "198.18.0.1", "::1", "::", "fe80::1", "fd00:ec2::254"],
  ...["::ffff:8.8.8.8", "::ffff:7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2001:0:7f00:1::", "ff02::1", "a.b"],
])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "140.82.121.3", "2606:50c0:8000::154", "2a04:4e42::223"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

/** Answers each question with the next list. */
function namesOf(...answers: readonly (readonly string[])[]): LookupFunction {
  let asked = 0;
  return (_, options, callback) => {
    const found = (answers[Math.min(asked++, answers.length - 1)] ?? []).map((address) => ({ address, family: 4 }));
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? "", 4);
  };
}

async function ask(lookup: LookupFunction, access: Partial<NetworkAccess> = {}, url = "https://charts.example.com:9/") {
  const asked = { url: new URL(url), most: 1000 };
  return (await askAddress(asked, { named: new Set<string>(), millisecondsLeft: () => 2000, lookup, ...access }))
    .problem;
}

it("decides by the address that is connected to, so that a name which resolves twice leads nowhere else", async () => {
  const refused = '"charts.example.com:9" has no public address';
  expect(await ask(namesOf(["127.0.0.1"]))).toBe(refused);
  expect(await ask(namesOf(["8.8.8.8", "10.0.0.1"]))).toBe(refused);
  // Nothing asks for the name a second time between the decision and the connection.
  let questions = 0;
  const counted: LookupFunction = (name, options, callback) => {
    questions++;
    namesOf(["192.0.2.1"])(name, options, callback);
  };
  expect(await ask(counted)).toBe(refused);
  expect(questions).toBe(1);
});

it("reaches a private host that a person named, and only at its port", async () => {
  const server = await chartServer({});
  server.routes = { "/": (_, response) => void response.end("ok") };
  const port = server.host.split(":")[1];
  const lookup = namesOf(["127.0.0.1"]);
  const url = `http://charts.example.com:${port}/`;
  expect(await ask(lookup, { named: new Set([`http://charts.example.com:${port}`]) }, url)).toBeUndefined();
  expect(server.asked).toEqual(["/"]);
  expect(await ask(lookup, { named: new Set(["http://charts.example.com"]) }, url)).toContain("is not https");
  expect(server.asked).toEqual(["/"]);
});

it("uses no proxy, and says so where nothing answers", async () => {
  const proxy = await chartServer({});
  const environment = { NO_PROXY: "localhost", https_proxy: `http://${proxy.host}` };
  const refused = (access: Partial<NetworkAccess>) =>
    ask(namesOf(["127.0.0.1"]), { named: new Set(["https://charts.example.com:9"]), ...access });
  expect(await refused({ environment })).toBe(
    '"charts.example.com:9" does not answer, and the proxy of https_proxy is not used',
  );
  expect(await refused({ environment: { https_proxy: "" } })).toBe('"charts.example.com:9" does not answer');
  expect(proxy.asked).toEqual([]);
});

it("ends in time", async () => {
  const server = await chartServer({});
  server.routes = { "/": () => undefined };
  const url = `http://${server.host}/`;
  const access = { named: new Set([`http://${server.host}`]), millisecondsLeft: () => 50 };
  expect(await ask(namesOf([]), access, url)).toBe(`"${server.host}" does not answer`);
  expect(await ask(namesOf([]), { ...access, millisecondsLeft: () => 0 }, url)).toBe("there is no time left for it");
});
