import { expect, it } from "vitest";
import { isSlipOfValue } from "../../src/model/words.js";

it.each([
  ["dedicatd", "dedicated", true],
  ["inferrence", "inference", true],
  ["memory-optimised", "memory-optimized", true],
  ["SparkComptue", "SparkCompute", true],
  ["spark-compute", "SparkCompute", true],
  ["node_pool", "node-pool", true],
  ["workers", "worker", true],
  ["GPU", "gpu", true],
  ["red", "bed", false],
  ["rea", "reads", false],
  ["team-a", "team-b", false],
  ["pool1x", "pool2x", false],
  ["dedicated", "dedicated-x", false],
  ["large", "xlarge", false],
  ["cpuworkers", "gpuworkers", false],
  ["CPUOptimized", "GPUOptimized", false],
  ["data", "database", false],
  ["analysis", "analytics", false],
  ["SparkComputeOnDemand", "SparkComputeOptimized", false],
  ["TeamA", "TeamB", false],
])("%s for %s is a slip of the hand: %j", (written, meant, slip) => {
  expect(isSlipOfValue(written, meant)).toBe(slip);
});
