// Writes the import rules between layers, which biome.json extends.
import { writeFileSync } from "node:fs";
import { biomeOverrides } from "./layers.mjs";

writeFileSync("biome.layers.json", `${JSON.stringify({ overrides: biomeOverrides() }, undefined, 1)}\n`);
