const BATCH_KINDS: ReadonlySet<string> = new Set(["Job"]);

/** What an example says of a workload beside its kind and name. */
interface ExampleWorkload {
  readonly namespace?: string;
  /** `NAME:1` without it. */
  readonly image?: string;
}

/** A pod of an example that is about pools: nothing is wrong with it. */
export const EXAMPLE_POD = `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`;

/** How a workload of an example begins: all lines up to its container, behind which more fields of the pod spec stand. */
export function exampleWorkload(
  kind: string,
  name: string,
  { namespace, image = `${name}:1` }: ExampleWorkload = {},
): string {
  return `
apiVersion: ${BATCH_KINDS.has(kind) ? "batch/v1" : "apps/v1"}
kind: ${kind}
metadata: {name: ${name}${namespace === undefined ? "" : `, namespace: ${namespace}`}}
spec:
  template:
    spec:
      containers: [{name: ${name}, image: ${image}}]`;
}
