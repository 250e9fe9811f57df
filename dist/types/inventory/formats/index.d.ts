import type { InventoryFormat } from "./format.js";
/** Every format that pools are read from. */
export declare const FORMATS: readonly InventoryFormat[];
