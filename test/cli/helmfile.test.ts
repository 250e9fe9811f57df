import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const HELM = resolve("test/programs/built/helm");

const FILES = {
  "taintlint.yaml": 'version: 1\npools:\n  - name: general\n  - {name: gpu, taints: ["gpu=yes:NoSchedule"]}\n',
  "charts/api/Chart.yaml": "apiVersion: v2\nname: api\nversion: 1.0.0\n",
  "charts/api/templates/api.yaml": `apiVersion: v1
kind: Pod
metadata: {name: {{ .Release.Name }}}
spec:
  containers: [{name: api, image: "api:1"}]
  tolerations: {{ toYaml .Values.tolerations | nindent 4 }}
`,
  "live/api.yaml": "tolerations:\n  - {key: gpuu, operator: Exists}\n",
  "helmfile.yaml": `releases:
  - name: literal
    chart: ./charts/api
    values: [live/api.yaml]
  - name: hooked
    chart: ./charts/api
    hooks: [{events: [prepare, presync], command: sh, args: [-c, "touch ran"]}]
  - name: made
    chart: ./charts/api
    values: ['{{ exec "touch" (list "ran") }}']
`,
};

describe.skipIf(!existsSync(HELM))("a helmfile", () => {
  it("has its literal releases rendered and nothing executed, and says of the others why they are open", async () => {
    const folder = temporaryFolder(FILES);
    const home = temporaryFolder();
    const { stdout } = await run(["--format", "concise", "--format", "json=told.json"], {
      cwd: folder,
      env: { HOME: home, TAINTLINT_HELM: HELM },
    });
    const found = stdout.split("\n").filter((line) => /^\S+:\d+:/.test(line));
    const open = "note[not-rendered] helmfile release";
    expect(found).toEqual([
      'live/api.yaml:2:11: warning[unmatched-toleration] no pool has a taint with key "gpuu"',
      `helmfile.yaml:7:5: ${open} "hooked" is not rendered: it has "hooks"`,
      `helmfile.yaml:8:5: ${open} "made" is not rendered: a template decides it`,
    ]);
    const { coverage } = JSON.parse(readFileSync(join(folder, "told.json"), "utf8"));
    expect(coverage).toMatchObject({ workloads: 1, judged: 1, releases: 2, unrendered: 0 });
    expect(["ran", "charts/api/ran"].map((path) => existsSync(join(folder, path)))).toEqual([false, false]);
  });
});
