import { expect, it } from "vitest";
import { type PodToleration, withOrigin } from "../../src/model/taint.js";

it("a toleration comes from whoever put it there last", () => {
  const written: PodToleration = { key: "gpu", operator: "Exists", origin: { by: "manifest", index: 0 } };
  const origin = { by: "RuntimeClass", name: "gvisor" } as const;
  expect(withOrigin(written, origin)).toEqual({ key: "gpu", operator: "Exists", origin });
});
