// Writes the schemas of every JSON output into schema/. The parts that several outputs share are written here once.
import { writeFileSync } from "node:fs";

const string = (description) => ({ type: "string", ...(description && { description }) });
const count = (description) => ({ type: "integer", minimum: 0, ...(description && { description }) });
const boolean = (description) => ({ type: "boolean", description });
const list = (items, description) => ({ type: "array", items, ...(description && { description }) });
const words = (description, ...values) => ({ enum: values, ...(description && { description }) });
const orNull = ({ type, ...rest }) => ({ type: [type, "null"], ...rest });
const ref = (name) => ({ $ref: `#/definitions/${name}` });
const described = (description, schema) => ({ description, allOf: [schema] });

/** An object whose keys are all there, but for those that end with `?`. New keys may come without a new version. */
function object(keys, description) {
  const entries = Object.entries(keys).map(([key, schema]) => [key.replace(/\?$/, ""), schema]);
  const required = Object.keys(keys).filter((key) => !key.endsWith("?"));
  return {
    type: "object",
    ...(description && { description }),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(entries),
  };
}

const line = { type: "integer", minimum: 1 };
const strings = (description) => list(string(), description);
const CLUSTER = orNull(string("The cluster's name; null for the only one."));
const VERSION = {
  const: 1,
  description: "It changes when a key goes or means something else; new keys may come without.",
};
const IDENTITY = {
  kind: string(),
  namespace: string(),
  name: string(),
  "part?": string("The part of a custom resource that has pods of its own."),
};
const RENDERING = { "rendering?": string("The kustomization or chart that it was rendered in.") };
const CELL = {
  pool: string(),
  cluster: CLUSTER,
  verdict: words("", "fits", "avoided", "blocked", "unknown"),
  untolerated: strings("NoSchedule and NoExecute taints, as kubectl writes them."),
  avoided: strings("PreferNoSchedule taints."),
  selector: words("Whether the pod's selector and affinity match the pool.", "match", "mismatch", "unknown"),
  evictedAfterSeconds: orNull(count("Null: never; 0: at once.")),
  reasons: strings("One clause each."),
  judged: strings("What was compared: taints, labels, affinity; size, where the size of the pool's nodes is known."),
};

const OUTSIDE = object(
  {
    releases: count("HelmReleases and Applications whose charts are not in the repository."),
    pools: list(
      object({ pool: string(), cluster: CLUSTER, releases: count("Releases that select the pool in their values.") }),
      "Only pools that some select.",
    ),
  },
  "Releases that no verdict tells of.",
);

const DEFINITIONS = {
  place: object({
    ...{ file: string("Relative to the working directory, with `/`."), line },
    "commit?": string("Of a line in another repository, shortened."),
    "url?": string("The address of a line in another repository, whose name the file begins with."),
  }),
  range: object(
    {
      file: string("Relative to the working directory, with `/`."),
      line,
      column: line,
      endLine: line,
      endColumn: line,
    },
    "Lines and columns count from 1, columns in UTF-16 units; the end is exclusive.",
  ),
  identity: object(IDENTITY),
  cell: object(CELL, "One workload against one pool."),
  edit: object({ file: string(), start: count(), end: count(), text: string() }),
  fix: object({
    title: string("What it does, in the imperative."),
    safe: boolean("False: only a person can decide, and only --unsafe-fixes does it."),
    edits: list(
      ref("edit"),
      "What to write in the place of a stretch of the file's text: all of them or none. Offsets in UTF-16 units, behind a byte order mark.",
    ),
    changes: list(
      object({ file: string(), line, before: strings(), after: strings() }),
      "The same as whole lines, for people.",
    ),
  }),
  finding: object({
    rule: string(),
    url: { type: "string", format: "uri", description: "The rule's page." },
    severity: words("", "error", "warning", "note"),
    message: string("One lower-case clause."),
    help: string("What to do instead; may hold several lines."),
    workload: { anyOf: [ref("identity"), { type: "null" }], description: "Null: about a file or the inventory." },
    clusters: strings("Names of the clusters that it holds for; empty for the only one."),
    "renderings?": strings("The kustomizations and charts in whose renderings it was found."),
    source: ref("range"),
    "excerpt?": string("The line on which it starts; absent where that is endless."),
    "also?": list(
      object({
        workload: { anyOf: [ref("identity"), { type: "null" }] },
        "renderings?": strings(),
        "clusters?": strings(),
        source: ref("range"),
        "rule?": string("Of what follows from the finding: its own rule."),
        "message?": string("And what that says."),
        "fixes?": list(ref("fix"), "What repairs it there."),
      }),
      "The other workloads of the same cause, each with its place.",
    ),
    related: list(
      object({ file: string(), line, column: line, endLine: line, endColumn: line, message: string() }),
      "Further places that explain it.",
    ),
    reasons: list(
      object({
        ...{ pool: string(), cluster: CLUSTER, reasons: strings() },
        "differs?": object(
          { label: string(), isMissing: boolean("Whether the pool has no such label.") },
          "The pool simply is another one than the pod asks for, by this label.",
        ),
      }),
      "Pool by pool, the nearest to being right first.",
    ),
    details: strings("Further lines under the message, one each."),
    fixable: boolean("Whether a fix repairs it: now, or after the fix of another finding."),
    fixes: list(ref("fix"), "What repairs it now."),
    fingerprint: string("Survives moved lines."),
  }),
  impact: object({
    ...{ kind: string(), namespace: string(), name: string(), cluster: CLUSTER, source: ref("place") },
    effect: words("", "unschedulable", "evicted", "loses-pool", "gains-pool", "schedulable"),
    pools: strings("The pools that it loses or gains, or is evicted from."),
    evictedAfterSeconds: orNull(count("0: at once; null: no running pod is evicted.")),
    reason: string(),
  }),
  arrival: object({ kind: string(), namespace: string(), name: string(), cluster: CLUSTER, source: ref("place") }),
  change: object({
    base: object({ revision: string("As it was named."), commit: string() }),
    pools: list(
      object({
        ...{ pool: string(), cluster: CLUSTER, change: words("", "added", "removed", "changed"), source: ref("place") },
        details: strings(),
      }),
    ),
    workloads: list(ref("impact"), "The worst first."),
    landFirst: strings("Manifests that must reach the cluster before the pools change."),
    landAfter: strings("Manifests that must wait until the pools have changed."),
    needBoth: strings("Manifests that fit only once both have changed."),
    "asking?": object(
      {
        fragments: count("Pod specs in values and patches."),
        releases: count("Releases by their values."),
      },
      "What asks for a changed pool and cannot be judged; absent for nothing.",
    ),
    "arrivals?": object(
      {
        added: count("How many the base did not have, of those that the API server takes."),
        unplaced: list(ref("arrival"), "Those of them that find no pool."),
        refused: list(ref("arrival"), "Those that the API server refuses, new or not."),
      },
      "Workloads with which nothing of the base can be compared; absent where there are none.",
    ),
  }),
  explanation: object({
    ...IDENTITY,
    source: ref("place"),
    ...RENDERING,
    valid: boolean("False: the API server would refuse its scheduling fields."),
    errors: strings("What the API server or admission says against it."),
    tolerations: list(
      object({
        toleration: string("As in a flow mapping: `{key: gpu, operator: Exists}`."),
        origin: object({ by: string("`manifest`, or who added it."), "index?": count() }),
        source: { anyOf: [ref("range"), { type: "null" }] },
      }),
    ),
    nodeSelector: strings("`pool=gpu` for each entry, after admission."),
    nodeAffinityTerms: strings("The pod needs one of them."),
    pools: list(
      object({
        ...CELL,
        taints: list(
          object({
            taint: string(),
            source: ref("place"),
            toleratedBy: orNull(string("The toleration that meets it.")),
            nearest: orNull(string("Of an unmet taint: the toleration that comes nearest, and what differs.")),
          }),
        ),
      }),
    ),
    findings: list(ref("finding"), "The findings about this workload."),
  }),
};

const RUN = object(
  {
    repository: string("`acme/shop`, from the address of the remote; without one the name of the folder."),
    url: orNull(string("Its address for a browser.")),
    commit: orNull(string("The full name of the commit; null without git.")),
    folder: string("The working directory, seen from the repository's root. Paths are relative to it."),
    version: string("Of taintlint."),
  },
  "What the run looked at.",
);

const counts = (...names) => Object.fromEntries(names.map((name) => [name, count()]));

const SUMMARY = {
  ...counts("files", "documents", "workloads", "pools"),
  skipped: count("Templates that were not judged, and files that are encrypted or were not fetched."),
  failed: count("Files that could not be read."),
  ...counts("errors", "warnings", "notes"),
  suppressed: count("Findings that a suppression hides."),
  known: count("Findings that the baseline hides."),
};
const COVERAGE = object(
  {
    workloads: count(),
    judged: count("Workloads with a certain verdict on every pool of every cluster that they reach."),
    unknown: count("Workloads with an unknown verdict on some pool."),
    disputed: count("Workloads that may go to several clusters, which disagree about them."),
    withoutPools: count("Workloads for which no pools are known."),
    fragments: count("Pod specs of which only a part is here: values, patches, custom resources."),
    releases: count("HelmReleases, Applications and ApplicationSets whose charts are not in the repository."),
    unrendered: count("Kustomizations and charts that could not be rendered, for example because of a remote base."),
    outside: count("Workloads in files that no glob of the configuration matches; not in `workloads`."),
    outsideFiles: list(string(), "The first of these files, at most five."),
    reasons: list(
      object({
        workloads: count("For how many workloads."),
        reason: string("One clause."),
        source: ref("place"),
        key: orNull(string("The key of taintlint.yaml that settles it.")),
      }),
      "The most frequent reasons of unknown verdicts, at most three.",
    ),
  },
  "What the run judged, and what it could not.",
);
const ENDED_STEPS = ["starting", "reading", "comparing", "fixing", "judging", "reporting"];
const PART = list(
  object({
    id: string("Its rendering, place and name."),
    state: words("", "judged", "unknown", "withoutPools", "disputed", "fragment"),
  }),
  "Of a run that paths narrow: its workloads. `merge` joins the runs of several paths by them.",
);
const TOLD = {
  notices: strings("Sentences about the run itself."),
  "reached?": strings("Bounds of the run that were reached, so that there may be more findings."),
};

const OUTPUTS = {
  lint: object({
    schemaVersion: VERSION,
    "run?": RUN,
    summary: object({ ...SUMMARY, "existing?": count("Findings that the base has, too.") }),
    coverage: COVERAGE,
    "part?": PART,
    findings: list(ref("finding"), "Compared with a base: those that are new."),
    ...TOLD,
    "ended?": object(
      {
        step: words("The step that the run was stopped in.", ...ENDED_STEPS),
        seconds: count("Since the program began."),
        bound: words("What it exceeded.", "seconds", "memory"),
      },
      "Only of a run that was stopped: `findings` has what was known before that step.",
    ),
    "existing?": list(ref("finding"), "Compared with a base: the findings that it has, too."),
    "change?": described("Compared with a base: what the change does.", ref("change")),
    "wouldFix?": object(
      {
        findings: count("How many would be fixed."),
        files: list(object({ file: string(), diff: string(), edits: list(ref("edit")) })),
      },
      "With --fix-dry-run: what would be changed. The findings are those that would remain.",
    ),
  }),
  merge: object({
    schemaVersion: VERSION,
    summary: object({
      repositories: count(),
      unchecked: count("Repositories without a workload, of which nothing was checked."),
      ...SUMMARY,
    }),
    repositories: list(
      object({
        ...{ run: RUN, summary: object(SUMMARY), coverage: COVERAGE, "part?": PART },
        findings: list(ref("finding")),
        ...TOLD,
      }),
      "What `lint --format json` said of each, by their names.",
    ),
  }),
  fit: object({
    schemaVersion: VERSION,
    pools: list(object({ name: string(), cluster: CLUSTER, source: ref("place") })),
    workloads: list(
      object({
        ...IDENTITY,
        source: ref("place"),
        ...RENDERING,
        valid: boolean("False: the API server would refuse its scheduling fields."),
        pools: list(ref("cell")),
        "notJudged?": strings("What the pod declares and no verdict compares: size, ports, volumes, other pods."),
      }),
    ),
    "outside?": OUTSIDE,
  }),
  explain: {
    oneOf: [
      { allOf: [object({ schemaVersion: VERSION }), ref("explanation")], description: "One workload." },
      object({ schemaVersion: VERSION, workloads: list(ref("explanation")) }, "Several workloads that were meant."),
    ],
  },
  pools: object({
    schemaVersion: VERSION,
    pools: list(
      object({
        ...{ name: string(), cluster: CLUSTER, format: string("`taintlint` for a pool that is declared by hand.") },
        address: orNull(string("What names it in Terraform.")),
        taints: strings("As kubectl writes them: `key=value:Effect`."),
        startupTaints: strings("Taints that a controller removes."),
        labels: { type: "object", additionalProperties: string() },
        openLabels: strings("Globs of labels that the nodes may have with any value."),
        requirements: list(
          object({
            key: string(),
            operator: string("Of Karpenter: `In`, `Exists`, `Gt` and so on."),
            values: strings(),
          }),
          "The values that labels of the nodes may have.",
        ),
        scale: orNull(object({ "min?": count("Nodes."), "max?": count("Nodes."), "replicas?": count("Nodes.") })),
        origins: list(
          object({
            ...{ "taint?": string(), "label?": string(), file: string(), line },
            "implied?": string("Who adds it, where nobody wrote it."),
          }),
          "The place of every taint and label.",
        ),
        open: list(
          object({ field: words("", "taints", "labels", "name", "exists"), why: string() }),
          "What nobody can tell of the pool.",
        ),
        source: object({ file: string(), line, address: orNull(string()) }),
      }),
    ),
  }),
  "what-if": object({
    schemaVersion: VERSION,
    pools: list(
      object({
        ...{ name: string(), cluster: CLUSTER, source: ref("place"), taintsBefore: strings(), taints: strings() },
        change: words("What happens to the pool.", "changed", "added", "removed"),
        details: strings("One clause each; empty where the pool is already so."),
      }),
    ),
    workloads: list(ref("impact"), "The worst first."),
    undecided: strings("`namespace/Kind/name` of those of which nobody can tell whether they keep the pool."),
    judged: count("How many workloads were looked at."),
    "outside?": OUTSIDE,
  }),
  drift: object({
    schemaVersion: VERSION,
    findings: list(
      object({
        kind: words(
          "",
          ...["undeclared-pool", "undeclared-taint", "changed-taint", "missing-taint"],
          ...["undeclared-label", "changed-label", "missing-label", "changed-workload", "pools-without-nodes"],
        ),
        severity: words("", "warning", "note"),
        message: string("One lower-case clause."),
        details: strings("Further lines under the message, one each."),
        pools: strings("Their names."),
        workloads: list(object(IDENTITY)),
        source: described(
          "Where the repository says it, or would; else where it stands in what kubectl printed.",
          ref("place"),
        ),
      }),
      "The worst first, one for each cause.",
    ),
    compared: object({ nodes: count(), pools: count(), workloads: count() }, "How many were compared."),
    notices: strings("What was not compared."),
  }),
  rules: object({
    schemaVersion: VERSION,
    rules: list(
      object({
        ...{ id: string(), severity: words("", "error", "warning", "note"), summary: string() },
        ...{ why: string(), silent: string(), fix: string() },
        examples: list(
          object({
            ...{ title: string(), inventory: string(), bad: string(), good: string(), goodInventory: orNull(string()) },
            "before?": object({ inventory: orNull(string()), manifests: orNull(string()) }),
          }),
        ),
      }),
    ),
  }),
};

/** The definitions that a schema needs, and those that these need. */
function neededDefinitions(schema, found = new Set()) {
  for (const [, name] of JSON.stringify(schema).matchAll(/#\/definitions\/([\w-]+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    neededDefinitions(DEFINITIONS[name], found);
  }
  return found;
}

/** The newest of every schema; `schemaUrl` in `src/model/documentation.ts` gives that of a version. */
const PUBLISHED = "https://raw.githubusercontent.com/taintlint/taintlint/main/schema/";

for (const [command, schema] of Object.entries(OUTPUTS)) {
  const names = neededDefinitions(schema);
  const text = JSON.stringify(
    {
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: `${PUBLISHED}${command}-output.schema.json`,
      title: `taintlint ${command} --format json`,
      ...schema,
      ...(names.size > 0 && {
        definitions: Object.fromEntries(Object.entries(DEFINITIONS).filter(([name]) => names.has(name))),
      }),
    },
    null,
    2,
  );
  writeFileSync(`schema/${command}-output.schema.json`, `${text}\n`);
}
