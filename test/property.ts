import process from "node:process";
import fc from "fast-check";

// One seed for every property: a test that fails by chance says nothing about the change that it stops.
// `npm run fuzz -- properties` tries others.
fc.configureGlobal({ seed: Number(process.env.TAINTLINT_FUZZ_SEED ?? 1) });

export { fc };
