import { lookup as lookUpName } from "node:dns";
import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import type { Outcome } from "../../model/outcome.js";
import { quoted } from "../../model/words.js";
import { systemErrorCode } from "../disk/file-system.js";

export interface NetworkAccess {
  /** Origins (`http://127.0.0.1:5000`) that a person named: they may be private, and without TLS. */
  readonly named: ReadonlySet<string>;
  readonly millisecondsLeft: () => number;
  /** Its proxy is not used, since that decides what is connected to. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  /** By default the system's. */
  readonly lookup?: LookupFunction;
  /** The header of a login for a host; by default none is sent. */
  readonly loginOf?: (host: string) => string | undefined;
  /** Returns an archive by its SHA-256, to ask for no other. */
  readonly stored?: (digest: string) => Buffer | undefined;
}

export interface Asked {
  readonly url: URL | undefined;
  /** Bound on the body, in bytes. */
  readonly most: number;
  /** Addresses that led here. */
  readonly hops?: number;
  readonly accept?: string;
  /** Sent to the origin of `url` alone. */
  readonly authorization?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

const MOST_HOPS = 5;
const MOST_MILLISECONDS = 60_000;
const PRIVATE = "EPRIVATE";

/** Not public, from IANA's special-purpose registries; 168.63.129.16 is a metadata service of a cloud. */
const CLOSED =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 " +
  "192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 " +
  "2001::/23 2001:db8::/32 2002::/16 3fff::/20";

/** Reports whether an IP address is a public unicast address. */
export function isPublicAddress(address: string): boolean {
  const type = isIP(address) === 4 ? "ipv4" : "ipv6";
  const closed = new BlockList();
  for (const range of CLOSED.split(" ")) {
    const [net = "", prefix] = range.split("/");
    if (net.includes(":") === (type === "ipv6")) closed.addSubnet(net, Number(prefix), type);
  }
  // All other IPv6 is local, mapped, translated, or not assigned.
  return isIP(address) !== 0 && (type === "ipv4" || /^[23]/.test(address)) && !closed.check(address, type);
}

/** Undefined for what is no address: `URL.parse` is younger than what may run this. */
export function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** Gets an address and follows its redirects. Decides by the IP address of each connection. The problem is a clause. */
export async function askAddress(asked: Asked, access: NetworkAccess): Promise<Outcome<Answer>> {
  const { url, hops = 0, authorization, ...rest } = asked;
  if (url === undefined) return { problem: "it leads to no address" };
  const isNamed = access.named.has(url.origin);
  const milliseconds = Math.ceil(Math.min(MOST_MILLISECONDS, access.millisecondsLeft()));
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (hops > MOST_HOPS) return { problem: `it leads to more than ${MOST_HOPS} further addresses` };
  if (url.username !== "" || url.password !== "") return { problem: "an address that it leads to holds a login" };
  if (url.protocol !== "https:" && !(isNamed && url.protocol === "http:"))
    return { problem: `${quoted(`${url.protocol}//${url.host}`)} is not https` };
  const closed = { problem: `${quoted(url.host)} has no public address` };
  if (isIP(literal) !== 0 && !isNamed && !isPublicAddress(literal)) return closed;
  if (milliseconds <= 0) return { problem: "there is no time left for it" };
  const { value: answer, problem } = await askOnce({ ...asked, url }, isNamed, access, milliseconds);
  if (answer === undefined) return problem === PRIVATE ? closed : { problem };
  if (![301, 302, 303, 307, 308].includes(answer.status)) return { value: answer };
  const next = parseUrl(answer.headers.location ?? "", url.href);
  const own = next?.origin === url.origin ? authorization : undefined;
  return askAddress({ ...rest, url: next, hops: hops + 1, authorization: own }, access);
}

async function askOnce(
  { url, most, accept = "*/*", authorization }: Asked & { readonly url: URL },
  isNamed: boolean,
  { lookup = lookUpName as LookupFunction, environment = {} }: NetworkAccess,
  milliseconds: number,
): Promise<Outcome<Answer>> {
  const sent = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
    // Each connection is one that was decided on.
    agent: false,
    lookup: isNamed ? lookup : publicLookup(lookup),
    headers: { accept, "user-agent": "taintlint", ...(authorization && { authorization }) },
    signal: AbortSignal.timeout(milliseconds),
  });
  try {
    const response: IncomingMessage = (await once(sent.end(), "response"))[0];
    sent.on("error", () => undefined);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > most)
        return { problem: `the answer of ${quoted(url.host)} is larger than ${Math.ceil(most / 1024 ** 2)} MiB` };
      chunks.push(chunk);
    }
    const { headers, statusCode: status = 0 } = response;
    return { value: { status, headers, body: Buffer.concat(chunks) } };
  } catch (error) {
    const code = systemErrorCode(error) ?? "";
    const isTrust = /CERT|TLS|SSL|SIGNED|ISSUER|EPROTO/.test(code);
    const proxy = Object.keys(environment).find((name) => /^https?_proxy$/i.test(name) && environment[name] !== "");
    const unused = proxy === undefined ? "" : `, and the proxy of ${proxy} is not used`;
    const why = isTrust ? "has a certificate that is not trusted" : `does not answer${unused}`;
    return { problem: code === PRIVATE ? code : `${quoted(url.host)} ${why}` };
  } finally {
    sent.destroy();
  }
}

/** Refuses a name with any address that is not public: the connection goes to what was looked at. */
function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = typeof found === "string" ? [] : (found ?? []);
      const [first = { address: "", family: 0 }] = addresses;
      const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
      const why = error ?? (isPublic ? null : Object.assign(new Error(PRIVATE), { code: PRIVATE }));
      callback(why, options.all ? addresses : first.address, first.family);
    });
  };
}
