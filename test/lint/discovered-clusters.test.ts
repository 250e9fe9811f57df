import { describe, expect, it } from "vitest";
import { discoverClusters } from "../../src/lint/discovery/discovered-clusters.js";
import { type NodePool, whyItMayNotExist } from "../../src/model/pool.js";
import { formatErrors } from "../inventory/formatted-errors.js";

type Files = Readonly<Record<string, string>>;

function nodePool(name: string): string {
  return `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}}\nspec: {template: {spec: {}}}\n`;
}

function machineSet(name: string, cluster: string): string {
  const labels = `{machine.openshift.io/cluster-api-cluster: ${cluster}}`;
  return `apiVersion: machine.openshift.io/v1beta1\nkind: MachineSet\nmetadata: {name: ${name}, labels: ${labels}}\nspec: {template: {}}\n`;
}

function fluxSync(path: string, name = "flux-system"): string {
  const spec = `{path: ./${path}, sourceRef: {kind: GitRepository, name: flux-system}}`;
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec: ${spec}\n`;
}

function application(path: string, destination: string): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a}\nspec: {source: {path: ${path}}, destination: ${destination}}\n`;
}

/** Of the cluster generator, at a path of its own for each cluster. */
function applicationSet(path: string, destination: string, selector = ""): string {
  const spec = `{generators: [{clusters: {${selector}}}], template: {spec: {source: {path: '${path}'}, destination: ${destination}}}}`;
  return `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: s}\nspec: ${spec}\n`;
}

const KIND =
  "apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nname: dev\nnodes: [{role: control-plane}, {role: worker}]\n";
const KIND_ALONE = "apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nnodes: [{role: control-plane}]\n";
const INIT = "apiVersion: kubeadm.k8s.io/v1beta4\nkind: InitConfiguration\nnodeRegistration: {criSocket: s}\n";
const JOIN = "apiVersion: kubeadm.k8s.io/v1beta4\nkind: JoinConfiguration\nnodeRegistration: {criSocket: s}\n";
const ANSIBLE_JOIN = JOIN.replace("criSocket: s", "name: '{{ host }}'");
const ANSIBLE = {
  "ansible/host.yaml": INIT.replace("criSocket: s", "name: localhost"),
  "ansible/init.yaml.j2": ANSIBLE_JOIN,
};
const TALCONFIG =
  "clusterName: c\nnodes: [{hostname: a, ipAddress: 10.0.0.1, controlPlane: true}, {hostname: b, ipAddress: 10.0.0.2}]\n";
const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: []}\n";

const KOPS = "apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: {name: g}\nspec: {role: Node}\n";
const EKSCTL =
  "apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: e, region: r}\nmanagedNodeGroups: [{name: n}]\n";
const NODE = "apiVersion: v1\nkind: Node\nmetadata: {name: n, uid: u}\nspec: {}\n";
const TALOS = "machine: {type: worker}\n";
const LONE = "it declares only a control plane: the file that declares the other nodes is missing";
const BLANK = "it names no node, taint or label, and other files declare the nodes of a cluster";
const TESTED = "it declares node pools in a folder of a test's files";
const OLD = "it declares node pools in a folder whose name says that it is no longer used";

/** `name [what binds]: pools`, one line for each cluster; `?` behind a pool that it may not have. */
function discover(texts: Files) {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const { clusters, leftOut } = discoverClusters(files, [], "taintlint.yaml");
  return {
    clusters: clusters.map(({ name, manifests, exclude, gitops, entries }) => {
      const bound = [...manifests, ...exclude.map((glob) => `!${glob}`), ...Object.values(gitops ?? {})];
      const doubt = (pool: NodePool) => (whyItMayNotExist(pool) === undefined ? "" : "?");
      const pools = entries.flatMap((entry) => entry.pools.map((pool) => `${pool.name}${doubt(pool)}`));
      return `${name} [${bound.map((one) => (typeof one === "string" ? one : JSON.stringify(one))).join(" ")}]: ${pools.join(" ")}`;
    }),
    leftOut: formatErrors(leftOut),
  };
}

describe("the clusters of a repository", () => {
  it.each<[string, Files, readonly string[]]>([
    ["one", { "infra/a.yaml": nodePool("a"), "apps/web/b.yaml": nodePool("b") }, ["null []: a b"]],
    [
      "parallel folders of clusters, and what stands elsewhere under their names",
      {
        "iac/clusters/blue/pool.yaml": nodePool("x"),
        "iac/clusters/green/pool.yaml": nodePool("y"),
        "karpenter/green/more.yaml": nodePool("z"),
      },
      ["blue [**/blue/**]: x", "green [**/green/**]: y z"],
    ],
    [
      "a folder of clusters where one declares pools and another one holds workloads alone",
      {
        "clusters/prow/pool.yaml": nodePool("x"),
        "clusters/build/p.yaml": POD,
        "clusters/base/p.yaml": POD,
        "apps/p.yaml": POD,
      },
      ["prow [**/prow/**]: x", "build [clusters/build/**]: "],
    ],
    [
      "parts of one cluster, which a folder is named for",
      { "cluster/core/pool.yaml": nodePool("x"), "cluster/apps/p.yaml": POD },
      ["null []: x"],
    ],
    [
      "environments, and what they share",
      {
        "pools/prod/a.yaml": nodePool("a"),
        "pools/non-prod/b.yaml": nodePool("b"),
        "pools/base/c.yaml": nodePool("c"),
      },
      ["prod [**/prod/**]: a c?", "non-prod [**/non-prod/**]: b c?"],
    ],
    [
      "folders that hold pools alone, beside an example",
      {
        "nodes/prod/a.yaml": nodePool("a"),
        "nodes/prod/kustomization.yaml": "resources: [a.yaml, ../classes]",
        "nodes/classes/kustomization.yaml": "resources: [c.yaml]",
        "nodes/classes/c.yaml": "---\napiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: c}\n",
        "nodes/non-prod/a.yaml": nodePool("a"),
        "apps/p.yaml": POD,
        "examples/x/p.yaml": POD,
        "examples/x/q.yaml": nodePool("q"),
      },
      ["prod [**/prod/**]: a", "non-prod [**/non-prod/**]: a", "examples/x [examples/x/**]: q"],
    ],
    [
      "folders of which one deploys a workload",
      { "nodes/prod/a.yaml": nodePool("a"), "nodes/dev/a.yaml": nodePool("a"), "apps/prod/p.yaml": POD, "p.yaml": POD },
      ["prod [**/prod/**]: a", "dev [**/dev/**]: a"],
    ],
    [
      "folders of which one takes in what is deployed",
      {
        "nodes/prod/a.yaml": nodePool("a"),
        "nodes/dev/a.yaml": nodePool("a"),
        "apps/base/p.yaml": POD,
        "apps/base/kustomization.yaml": "resources: [p.yaml]",
        "apps/prod/kustomization.yaml": "resources: [../base]",
      },
      ["prod [**/prod/**]: a", "dev [**/dev/**]: a"],
    ],
    [
      "folders of which one says how a chart is deployed",
      {
        "nodes/prod/a.yaml": nodePool("a"),
        "nodes/dev/a.yaml": nodePool("a"),
        "p.yaml": POD,
        "web/prod/values.yaml": "",
      },
      ["prod [**/prod/**]: a", "dev [**/dev/**]: a"],
    ],
    [
      "accounts whose pools have the same names",
      {
        "aws/111/clusters/main/p.yaml": nodePool("p"),
        "aws/222/clusters/main/p.yaml": nodePool("p"),
        "gitops/222/clusters/main/q.yaml": nodePool("q"),
      },
      ["111-main [**/111/**/main/**]: p", "222-main [**/222/**/main/**]: p q"],
    ],
    [
      "machines that name their clusters",
      { "nodes/one/m.yaml": machineSet("m", "red"), "nodes/two/n.yaml": machineSet("n", "blue") },
      ["one [nodes/one/**]: m", "two [nodes/two/**]: n"],
    ],
    [
      "pools of the same name, below folders whose names others have, too",
      {
        "infra/web/a.yaml": nodePool("a"),
        "infra/web-ci/a.yaml": nodePool("a"),
        "charts/web/p.yaml": POD,
      },
      ["web [infra/web/**]: a", "web-ci [infra/web-ci/**]: a"],
    ],
    [
      "the files of clouds for machines of the same role",
      {
        "gcp/templates/worker.yaml.tpl": TALOS,
        "gcp/templates/web.yaml.tpl": TALOS,
        "hetzner/templates/worker.yaml.tpl": TALOS,
      },
      ["gcp [gcp/**]: worker web", "hetzner [hetzner/**]: worker"],
    ],
    [
      "a platform beside another one, by where their pools stand",
      { "k8s/kops/c.yaml": KOPS, "k8s/eks/p.yaml": POD, "terraform/c.yaml": EKSCTL },
      ["k8s [k8s/kops/**]: g", "terraform [terraform/**]: n"],
    ],
    [
      "a file that makes a cluster, and a pool that any may have, beside environments",
      {
        "pools/prod/a.yaml": nodePool("a"),
        "pools/dev/b.yaml": nodePool("b"),
        "soak/cluster.yaml": EKSCTL,
        "shared/c.yaml": nodePool("c"),
      },
      ["prod [**/prod/**]: a c?", "dev [**/dev/**]: b c?", "soak [soak/**]: n"],
    ],
    [
      "golden files and files to be copied, beside the pools",
      {
        "tests/generated/one.yaml": `${nodePool("g")}---\n${POD}`,
        "tests/chart/snapshots/two.yaml": nodePool("s"),
        "infra/pool-sample.yaml": nodePool("c"),
        "infra/talconfig.example.yaml": nodePool("d"),
        "infra/pool.yaml": nodePool("a"),
      },
      ["null []: a"],
    ],
    [
      "folders that are parts of one cluster",
      { "talos/controlplane/a.yaml": nodePool("a"), "talos/worker/b.yaml": nodePool("b") },
      ["null []: a b"],
    ],
    [
      "machines of one cluster that are called after its environment",
      { "talos/nodes/stage-1.yaml": TALOS, "talos/nodes/stage-2.yaml": TALOS },
      ["null []: stage-1 stage-2"],
    ],
    [
      "where Flux begins, whoever has pools",
      {
        "clusters/eu/flux-system/gotk-sync.yaml": fluxSync("clusters/eu"),
        "clusters/eu/infra.yaml": fluxSync("infra/eu", "infra"),
        "clusters/us/flux-system/gotk-sync.yaml": fluxSync("clusters/us"),
        "infra/eu/pool.yaml": nodePool("a"),
      },
      ["eu [clusters/eu]: a", "us [clusters/us]: "],
    ],
    [
      "where Flux begins in folders beside each other, or in one of each, called main",
      {
        "clusters/main/sync.yaml": fluxSync("clusters/main"),
        "clusters/edge/sync.yaml": fluxSync("clusters/edge"),
        "clusters/eu/main/sync.yaml": fluxSync("clusters/eu/main"),
        "talos/main/a.yaml": nodePool("a"),
        "talos/edge/b.yaml": nodePool("b"),
        "talos/eu/c.yaml": nodePool("c"),
      },
      ["edge [clusters/edge]: b", "eu [clusters/eu/main]: c", "main [clusters/main]: a"],
    ],
    [
      "one place where Flux begins",
      { "clusters/eu/flux-system/gotk-sync.yaml": fluxSync("clusters/eu"), "clusters/eu/pool.yaml": nodePool("a") },
      ["null []: a"],
    ],
    [
      "the folders that the cluster generator of an ApplicationSet asks for, each of which may have what they share",
      {
        "argo/set.yaml": applicationSet("clusters/{{.name}}/apps", "{server: '{{.server}}'}"),
        "clusters/blue/apps/x.yaml": nodePool("x"),
        "clusters/green/apps/y.yaml": nodePool("y"),
        "clusters/base/apps/z.yaml": nodePool("z"),
      },
      ['blue [{"name":"blue"}]: x z?', 'green [{"name":"green"}]: y z?'],
    ],
    [
      "the cluster of Argo CD itself by the folders that go there, when they are called like one of the others",
      {
        "argo/set.yaml": applicationSet("clusters/{{name}}/apps", "{name: '{{name}}'}"),
        "argo/hub.yaml": application("clusters/hub/infra", "{name: in-cluster}"),
        "clusters/hub/apps/x.yaml": nodePool("x"),
        "clusters/hub/infra/i.yaml": nodePool("i"),
        "clusters/spoke/apps/y.yaml": nodePool("y"),
      },
      ['hub [{"name":"hub","server":"https://kubernetes.default.svc"}]: x i', 'spoke [{"name":"spoke"}]: y'],
    ],
    [
      "the destinations of Argo CD, each with what goes to every cluster",
      {
        "argo/set.yaml": applicationSet("apps/all", "{server: '{{server}}'}"),
        "argo/a.yaml": application("apps/a", "{name: one}"),
        "argo/b.yaml": application("apps/b", "{name: two}"),
        "apps/a/x.yaml": nodePool("x"),
        "apps/b/y.yaml": nodePool("y"),
        "apps/all/z.yaml": nodePool("z"),
      },
      ['one [{"name":"one"}]: x z', 'two [{"name":"two"}]: y z'],
    ],
    [
      "the destinations of Argo CD",
      {
        "argo/a.yaml": application("apps/a", "{server: 'https://kubernetes.default.svc'}"),
        "argo/b.yaml": application("apps/b", "{server: 'https://api.edge.example.com:6443'}"),
        "apps/a/pool.yaml": nodePool("a"),
        "apps/b/pod.yaml": POD,
      },
      ['edge [{"server":"https://api.edge.example.com:6443"}]: ', 'in-cluster [{"name":"in-cluster"}]: a'],
    ],
    [
      "an Application that is left out of the list beside it, and is switched off",
      {
        "argo/a.yaml": application("apps/a", "{name: in-cluster}"),
        "argo/b.yaml": application("apps/b", "{name: edge}"),
        "argo/c.yaml": application("apps/b", "{name: in-cluster}"),
        "apps/a/pool.yaml": nodePool("a"),
        "apps/b/pool.yaml": nodePool("b"),
        "argo/kustomization.yaml": "resources: [a.yaml, b.yaml]",
      },
      ['edge [{"name":"edge"}]: b', 'in-cluster [{"name":"in-cluster"}]: a'],
    ],
    [
      "Applications beside a list of none of them",
      {
        "argo/a.yaml": application("apps/a", "{name: in-cluster}"),
        "argo/b.yaml": application("apps/b", "{name: edge}"),
        "argo/c.yaml": application("apps/b", "{name: in-cluster}"),
        "apps/a/pool.yaml": nodePool("a"),
        "apps/b/pool.yaml": nodePool("b"),
        "argo/kustomization.yaml": "resources: [project.yaml]",
      },
      ['edge [{"name":"edge"}]: b', 'in-cluster [{"name":"in-cluster"}]: a b'],
    ],
    [
      "destinations that reach no pool",
      {
        "argo/a.yaml": application("apps/a", "{name: one}"),
        "argo/b.yaml": application("apps/a", "{name: two}"),
        "apps/a/pod.yaml": POD,
        "infra/pool.yaml": nodePool("a"),
      },
      ["null []: a"],
    ],
    [
      "an example that asks for its own pools",
      { "examples/gpu/pool.yaml": nodePool("e"), "examples/gpu/pod.yaml": POD, "infra/pool.yaml": nodePool("a") },
      ["main [**/*.{yaml,yml,json} !examples/gpu/**]: a", "examples/gpu [examples/gpu/**]: e"],
    ],
    [
      "an example with folders for different clusters",
      {
        "tests/platform/one/pool.yaml": nodePool("e"),
        "tests/platform/one/pod.yaml": POD,
        "tests/platform/two/pool.yaml": nodePool("e"),
        "infra/pool.yaml": nodePool("a"),
      },
      [
        "main [**/*.{yaml,yml,json} !tests/platform/one/** !tests/platform/two/**]: a",
        "tests/platform/one [tests/platform/one/**]: e",
        "tests/platform/two [tests/platform/two/**]: e",
      ],
    ],
    [
      "an example that asks for nothing, the files of a test tool, and those of a package of Go",
      {
        "examples/pool.yaml": nodePool("e"),
        "pkg/testdata/pool.yaml": nodePool("t"),
        "pkg/testdata/pod.yaml": POD,
        "vendor/example.com/lib/pool.yaml": nodePool("v"),
        "infra/pool.yaml": nodePool("a"),
      },
      ["null []: a"],
    ],
    ["a cluster on a laptop beside the real one", { "kind.yaml": KIND, "infra/a.yaml": nodePool("a") }, ["null []: a"]],
    ["a control plane alone", { "init.yaml": INIT, "kind.yaml": KIND_ALONE }, ["null []: "]],
    ["a control plane and workers", { "init.yaml": INIT, "join.yaml": JOIN }, ["null []: control-plane worker"]],
    ["a cluster on a laptop alone", { "kind.yaml": KIND }, ["null []: control-plane worker"]],
  ])("are told apart: %s", (_, files, expected) => {
    expect(discover(files).clusters).toEqual(expected);
  });

  it.each<[string, Files, string, readonly string[]]>([
    ["kind with one node", { "kind.yaml": KIND_ALONE }, "control-plane", []],
    ["a control plane on which pods run", { "init.yaml": `${INIT.slice(0, -2)}, taints: []}\n` }, "control-plane", []],
    ["a control plane that is tainted", { "init.yaml": INIT }, "", [`init.yaml:1:1 ${LONE}`]],
    [
      "kOps' old group",
      { "kops/g.yaml": "apiVersion: kops/v1alpha2\nkind: InstanceGroup\nmetadata: {name: g}\nspec: {role: Node}\n" },
      "g",
      [],
    ],
    [
      "Talos over several files, by the folders of two clusters",
      {
        "talos/a/base.yaml":
          "machine: {token: x, nodeLabels: {r: a}}\ncluster: {allowSchedulingOnControlPlanes: true}\n",
        "talos/a/worker/w.yaml": "machine: {nodeTaints: {gpu: NoSchedule}}\n---\nkind: HostnameConfig\nhostname: w\n",
        "talos/a/controlplane/c.yaml": "kind: HostnameConfig\nhostname: c\n",
      },
      "w c",
      [],
    ],
    [
      "a folder named for what is old",
      { "old/a.yaml": nodePool("a"), "b.yaml": nodePool("b") },
      "b",
      [`old/a.yaml:1:1 ${OLD}`],
    ],
    ["such a folder deep below", { "x/_archive/a.yaml": nodePool("a") }, "", [`x/_archive/a.yaml:1:1 ${OLD}`]],
    ["a folder of a number", { "x/00.deprecated/a.yaml": nodePool("a") }, "", [`x/00.deprecated/a.yaml:1:1 ${OLD}`]],
    ["a folder in underscores", { "__old__/a.yaml": nodePool("a") }, "", [`__old__/a.yaml:1:1 ${OLD}`]],
    ["workloads of such a folder", { "deprecated/p.yaml": POD, "attic/p.yaml": POD }, "", []],
    [
      "templates for any machine, beside a file that names nodes",
      { ...ANSIBLE, "talconfig.yaml": TALCONFIG },
      "control-plane worker",
      [`ansible/host.yaml:1:1 ${BLANK}`, `ansible/init.yaml.j2:1:1 ${BLANK}`],
    ],
    [
      "one of them that declares a label, beside such a file",
      {
        "ansible/join.yaml.j2": `${ANSIBLE_JOIN.slice(0, -2)}, kubeletExtraArgs: {node-labels: a=b}}\n`,
        "talconfig.yaml": TALCONFIG,
      },
      "{{ host }} control-plane worker",
      [],
    ],
    [
      "a template of a pool, beside a file that names nodes",
      { "pools/a.yaml": nodePool("'{{ pool }}'"), "talconfig.yaml": TALCONFIG },
      "{{ pool }} control-plane worker",
      [],
    ],
    ["such templates alone", ANSIBLE, "localhost {{ host }}", []],
    [
      "templates for any machine, beside another template",
      {
        "ansible/join.yaml.j2": ANSIBLE_JOIN,
        "talos/worker.yaml.j2": "machine: {type: worker, token: {{ token }}}\n",
      },
      "{{ host }} worker",
      [],
    ],
    [
      "files of tests, and nothing else",
      { "tests/generated/a.yaml": nodePool("a") },
      "",
      [`tests/generated/a.yaml:1:1 ${TESTED}`],
    ],
    ["files of tests beside others", { "tests/generated/a.yaml": nodePool("a"), "b.yaml": nodePool("b") }, "b", []],
    ["a pool that is named like such a folder", { "old.yaml": nodePool("old") }, "old", []],
    ["samples of a kind", { "config/samples/v1_nodepool.yaml": nodePool("s"), "config/samples/p.yaml": POD }, "", []],
    ["a sample of a kind beside its definition", { "deploy/crds/v1_nodepool_cr.yaml": nodePool("s") }, "", []],
    [
      "Nodes of a unit test",
      { "src/unit/nodes.yaml": NODE, "tests/nodes.yaml": NODE, "pkg/mock-nodes.yaml": NODE },
      "",
      [],
    ],
    ["Nodes of a test beside the code", { "pkg/nodes.test.yaml": NODE, "test/nodes.yaml": NODE }, "", []],
    [
      "Nodes that kwok makes",
      { "nodes.yaml": NODE.replace("{name: n", "{name: n, annotations: {kwok.x-k8s.io/node: fake}") },
      "",
      [],
    ],
    ["Nodes of an environment for tests", { "clusters/qa-test/nodes.yaml": NODE }, "nodes", []],
  ])("declare pools, or nothing: %s", (_, files, pools, leftOut) => {
    const found = discover(files);
    expect(found.clusters.flatMap((line) => line.split(": ")[1] ?? []).join(" ")).toBe(pools);
    expect(found.leftOut).toEqual(leftOut);
  });

  it.each<[string, Files, readonly string[]]>([
    ["one file", { "more/b.yaml": nodePool("b") }, ["prod [**/prod/**]: a b?", "dev [**/dev/**]: a b?"]],
    [
      "a folder of files, and one that has the name of a pool of each cluster",
      { "more/b.yaml": nodePool("b"), "more/c.yaml": nodePool("c"), "d.yaml": nodePool("a") },
      ["prod [**/prod/**]: a-a b? c? d-a?", "dev [**/dev/**]: a-a b? c? d-a?"],
    ],
    [
      "and a control plane of its own format",
      { "c/prod/init.yaml": INIT, "join.yaml": JOIN },
      ["prod [**/prod/**]: a control-plane worker?", "dev [**/dev/**]: a worker?"],
    ],
    [
      "and not those of an example",
      { "more/b.yaml": nodePool("b"), "examples/x/p.yaml": POD, "examples/x/q.yaml": nodePool("q") },
      ["prod [**/prod/**]: a b?", "dev [**/dev/**]: a b?", "examples/x [examples/x/**]: q"],
    ],
  ])("may each have a pool of which nothing tells whose it is: %s", (_, more, expected) => {
    const files = { "c/prod/a.yaml": nodePool("a"), "c/dev/a.yaml": nodePool("a"), ...more };
    expect(discover(files)).toEqual({ clusters: expected, leftOut: [] });
  });
});
