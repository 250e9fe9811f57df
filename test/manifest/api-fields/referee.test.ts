import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fieldsOf, typeOfKind } from "../../../src/manifest/fields/api-shape.js";
import { readManifest } from "../../../src/manifest/read-manifest.js";
import { NEWEST_MINOR } from "../../../src/model/kubernetes-version.js";

type Json = Record<string, unknown>;
interface Mapping {
  readonly manifest: string;
  readonly path: string;
}

const FOLDER = "test/referees/api-fields/manifests";
const MANIFESTS = readdirSync(FOLDER)
  .sort()
  .map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"));

/** What stands in these is looked at only for scheduling fields. */
const BESIDE = ["Container", "EphemeralContainer", "ObjectMeta", "PodSecurityContext", "SecurityContext"];

/** Whether the mapping around a field is one that taintlint looks at as a whole: not a volume or a probe. */
function isAround(root: Json, path: string): boolean {
  const names = path.replaceAll(/\[\d+\]/g, "").split(".");
  const type = names
    .slice(0, -1)
    .reduce<string | undefined>(
      (holder, name) => (holder === undefined ? undefined : fieldsOf(holder).get(name)?.type),
      typeOfKind(String(root.apiVersion), String(root.kind)),
    );
  return type !== undefined && !BESIDE.includes(type);
}

const mappings: Mapping[] = [];
const edits: RegExpMatchArray[] = [];
for (const line of readFileSync("test/manifest/api-fields/edits.txt", "utf8").trimEnd().split("\n")) {
  const edit = /^(\d+) (\S+) ([=>]) (\S+): (.+)$/.exec(line);
  if (edit !== null) edits.push(edit);
  else {
    const [, manifest = "", path = ""] = line.split(" ");
    mappings.push({ manifest: MANIFESTS[Number(manifest)] ?? "", path });
  }
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

function at(root: unknown, path: string): Json {
  let value = root;
  for (const step of path.split(/[.[\]]+/).filter((part) => part !== ""))
    value = isJson(value) ? value[step] : undefined;
  if (!isJson(value)) throw new Error(`no mapping at ${path}`);
  return value;
}

/** The paths of what is unknown, as strict decoding writes them. */
function unknownIn(text: string): string[] {
  const { workloads } = readManifest({ path: "manifest.json", text });
  return workloads
    .flatMap(({ strayFields, unknownFields = [] }) => [...strayFields, ...unknownFields])
    .filter(({ knownIn }) => knownIn === undefined || (knownIn.until ?? NEWEST_MINOR) < NEWEST_MINOR)
    .map(({ path }) =>
      path
        .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
        .join("")
        .slice(1),
    )
    .sort();
}

interface Judged {
  readonly edit: string;
  readonly found: readonly string[];
  readonly refused: readonly string[];
  readonly root: Json;
}

function judge([line, from = "", key = "", sign, to = "", verdict = ""]: RegExpMatchArray): Judged {
  const source = mappings[Number(from)];
  const target = sign === ">" ? mappings[Number(to)] : source;
  if (source === undefined || target === undefined) throw new Error(`no mapping for ${line}`);
  const root: Json = JSON.parse(source.manifest);
  const holder = at(root, source.path);
  const { [key]: value } = holder;
  const destination = at(root, target.path);
  delete holder[key];
  const name = sign === ">" ? key : to;
  destination[name] = value;
  const edited = `${target.path}${target.path === "" ? "" : "."}${name}`;
  const refused = verdict === "." ? [] : verdict === "!" ? [edited] : verdict.split(" ");
  return { edit: line, found: unknownIn(JSON.stringify(root)), refused, root };
}

describe("random edits of valid manifests, against strict decoding of the API's own types", () => {
  const judged = edits.map(judge);

  it("are enough, of both kinds and with both answers", () => {
    expect(edits.length).toBe(5000);
    expect(judged.filter(({ refused }) => refused.length === 0).length).toBeGreaterThan(300);
    expect(judged.filter(({ edit }) => edit.includes(" > ")).length).toBeGreaterThan(1000);
  });

  it("nothing is called unknown that the API server takes", () => {
    expect(judged.filter(({ found, refused }) => found.some((path) => !refused.includes(path)))).toEqual([]);
  });

  it("everything that it refuses around scheduling is found", () => {
    const missed = ({ found, refused, root }: Judged) =>
      refused.some((path) => isAround(root, path) && !found.includes(path));
    expect(judged.filter(missed)).toEqual([]);
  });

  it("the manifests themselves hold nothing unknown", () => {
    expect(MANIFESTS.flatMap(unknownIn)).toEqual([]);
  });
});
