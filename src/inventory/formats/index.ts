import type { InventoryFormat } from "./format.js";
import { nodeFormat } from "./node.js";

/** Every format that pools are read from. */
export const FORMATS: readonly InventoryFormat[] = [nodeFormat];
