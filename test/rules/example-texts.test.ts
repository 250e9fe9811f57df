import { expect, it } from "vitest";
import { readExamples } from "../../src/rules/contract/examples.js";

const TITLE = "A pool of another team";
const POOLS = "\npools:\n  - name: general\n";

it("a text with changes is a mistake and its correction", () => {
  const manifests = `
-kind: Deploymnt # <--
+kind: Deployment
---
spec:
  selector: a # <--
- tolerations: []
+ tolerations:
+   - operator: Exists
`;
  expect(readExamples([{ title: TITLE, inventory: POOLS, manifests }])).toEqual([
    {
      title: TITLE,
      inventory: POOLS,
      bad: "\nkind: Deploymnt # <--\n---\nspec:\n  selector: a # <--\n  tolerations: []\n",
      good: "\nkind: Deployment\n---\nspec:\n  selector: a\n  tolerations:\n    - operator: Exists\n",
    },
  ]);
});

it("so are the pools, and what shares little is written by itself", () => {
  const inventory = "\npools:\n- - name: gpu # <--\n+ - name: general\n";
  expect(readExamples([{ title: TITLE, inventory, manifests: "a: 1\n", good: "b: 1\n" }])).toEqual([
    {
      title: TITLE,
      inventory: "\npools:\n  - name: gpu # <--\n",
      bad: "a: 1\n",
      good: "b: 1\n",
      goodInventory: "\npools:\n  - name: general\n",
    },
  ]);
});
