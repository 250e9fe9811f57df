import { listOf, maybe, objectOf, orNull, parseJson, type Shape, text } from "../../model/json-shape.js";
import { memoizeText } from "../../model/memoize.js";
import type { Outcome } from "../../model/outcome.js";
import { quoted } from "../../model/words.js";
import { OF_GIT, ONE_FILE, type OutsideChart } from "../../rendering/contract/outside-chart.js";
import { MOST_ARCHIVE_BYTES } from "../../rendering/helm/chart-files.js";
import { findInIndex, newestWithin } from "../../rendering/helm/chart-index.js";
import { hashBytes } from "../disk/digest.js";
import { MOST_MANIFEST_BYTES } from "../render/read-archive.js";
import { type Answer, type Asked, askAddress, type NetworkAccess, parseUrl } from "./guarded-request.js";

const MOST_INDEX_BYTES = 32 * 1024 ** 2;
const MOST_JSON_BYTES = 4 * 1024 ** 2;
const MANIFESTS = "application/vnd.oci.image.manifest.v1+json, application/vnd.docker.distribution.manifest.v2+json";
const CHART_LAYER = "application/vnd.cncf.helm.chart.content.v1.tar+gzip";
const MANIFEST = objectOf({ layers: listOf(objectOf({ mediaType: text, digest: text })) });
const TAGS = objectOf({ tags: orNull(listOf(text)) });
const TOKEN = objectOf({ token: maybe(text), access_token: maybe(text) });
const PART = /\b(realm|service|scope)="([^"]*)"/g;
const NONE = { problem: "there is no such version that everybody may read" };

/** Returns the archive of a version or of the newest in a range. */
export type ChartDownload = (chart: OutsideChart, version: string) => Promise<Outcome<Buffer>>;

/** Returns what is asked for the address of charts; undefined for what is no address. Loopback has no TLS. */
export function urlOf(address: string): URL | undefined {
  const scheme = /^oci:\/\/(?:localhost|127\.|\[::1\])/.test(address) ? "http://" : "https://";
  const plain = address.replace(OF_GIT, "").replace("oci://", scheme);
  return parseUrl(plain.replace("//docker.io/", "//registry-1.docker.io/"));
}

/** Creates a downloader, which reads an index once. */
export function createChartDownload(access: NetworkAccess): ChartDownload {
  const ask = async (asked: Asked) => bodyOf(await askAddress(asked, access));
  const indexes = memoizeText((url: string) => ask({ url: urlOf(`${url}/index.yaml`), most: MOST_INDEX_BYTES }));

  async function archiveOf(digest: string, download: () => Promise<Outcome<Buffer>>): Promise<Outcome<Buffer>> {
    const known = access.stored?.(digest);
    if (known !== undefined) return { value: known };
    const archive = await download();
    if (archive.value === undefined || digest === "" || hashBytes(archive.value) === digest) return archive;
    return { problem: `its bytes are others than its digest ${quoted(digest.slice(0, 12))} says` };
  }

  async function fromRepository({ name, address }: OutsideChart, wanted: string): Promise<Outcome<Buffer>> {
    const index = await indexes(address);
    if (index.value === undefined) return index;
    const entry = findInIndex(index.value.toString("utf8"), name);
    if (entry === undefined) return { problem: "the index lacks it, or has more of it than is read" };
    const versions = entry.map(({ version }) => version);
    const found = entry[versions.indexOf(newestWithin(wanted, versions) ?? "")];
    if (found === undefined) return NONE;
    const url = parseUrl(found.url, `${address}/`);
    return archiveOf(found.digest, () => ask({ url, most: MOST_ARCHIVE_BYTES, hops: 1 }));
  }

  async function fromRegistry({ address }: OutsideChart, wanted: string): Promise<Outcome<Buffer>> {
    const registry = urlOf(address);
    if (registry === undefined) return NONE;
    let authorization: string | undefined;
    const get = async (path: string, most: number, accept = "*/*"): Promise<Outcome<Buffer>> => {
      const url = parseUrl(`${registry.origin}/v2${registry.pathname}/${path}`);
      const answer = await askAddress({ url, most, accept, authorization }, access);
      if (answer.value?.status !== 401 || authorization !== undefined) return bodyOf(answer);
      const { value, problem } = await authorize(answer.value, registry);
      if (value === undefined) return { problem };
      authorization = value;
      return get(path, most, accept);
    };
    let version: string | undefined = wanted;
    if (!/^v?\d+\.\d+\.\d[\w.+-]*$/.test(wanted)) {
      const listed = read(TAGS, await get("tags/list?n=10000", MOST_JSON_BYTES));
      if (listed.value === undefined) return listed;
      version = newestWithin(wanted, listed.value.tags?.map((tag) => tag.replace("_", "+")) ?? []);
    }
    if (version === undefined) return NONE;
    const manifest = read(MANIFEST, await get(`manifests/${version.replace("+", "_")}`, MOST_JSON_BYTES, MANIFESTS));
    if (manifest.value === undefined) return manifest;
    const layer = manifest.value.layers.find(({ mediaType }) => mediaType === CHART_LAYER);
    const digest = /^sha256:([0-9a-f]{64})$/.exec(layer?.digest ?? "")?.[1];
    if (digest === undefined) return { problem: "it is no chart in its registry" };
    return archiveOf(digest, () => get(`blobs/sha256:${digest}`, MOST_ARCHIVE_BYTES));
  }

  /** Returns the header that a registry wants: a token that it gives, to anyone or for a login. */
  async function authorize({ headers }: Answer, { host }: URL): Promise<Outcome<string>> {
    const challenge = headers["www-authenticate"] ?? "";
    const parts = new Map([...challenge.matchAll(PART)].map(([, key = "", value = ""]) => [key, value]));
    const basic = access.loginOf?.(host);
    const url = parseUrl(parts.get("realm") ?? "");
    if (!/^bearer /i.test(challenge)) return basic ? { value: basic } : NO_LOGIN;
    for (const key of ["service", "scope"]) url?.searchParams.set(key, parts.get(key) ?? "");
    // Of the same host, or of the domain that it is in, as registry.gitlab.com of gitlab.com.
    const isOwn = host === url?.host || host.endsWith(`.${url?.host}`);
    const asked = { url, most: MOST_JSON_BYTES, hops: 1, ...(isOwn && { authorization: basic }) };
    const { value, problem } = read(TOKEN, await ask(asked));
    if (value === undefined) return { problem };
    const token = value.token ?? value.access_token ?? "";
    return /^[\w.~+/=-]+$/.test(token) ? { value: `Bearer ${token}` } : NO_LOGIN;
  }

  return (chart, version) => {
    const { name, address } = chart;
    if (version === ONE_FILE) return ask({ url: urlOf(address), most: MOST_MANIFEST_BYTES });
    // GitHub's is that of Gitea and Forgejo, too.
    const archive = /\/\/gitlab\./.test(address) ? `-/archive/${version}/${name}` : `archive/${version}`;
    if (address.startsWith(OF_GIT))
      return ask({ url: urlOf(`${address}/${archive}.tar.gz`), most: MOST_ARCHIVE_BYTES });
    return (address.startsWith("oci://") ? fromRegistry : fromRepository)(chart, version);
  };
}

const NO_LOGIN = { problem: "it needs a login, which only taintlint fetch sends: that of helm registry login" };

function bodyOf({ value, problem }: Outcome<Answer>): Outcome<Buffer> {
  if (value === undefined) return { problem };
  const { status, body } = value;
  if (status === 200) return { value: body };
  if (status === 404) return NONE;
  return [401, 403].includes(status) ? NO_LOGIN : { problem: `it is answered with status ${status}` };
}

function read<Value>(shape: Shape<Value>, { value: body, problem }: Outcome<Buffer>): Outcome<Value> {
  if (body === undefined) return { problem };
  const { value } = shape(parseJson(body.toString("utf8")).value, "");
  return value === undefined ? { problem: "its registry answers with something else" } : { value };
}
