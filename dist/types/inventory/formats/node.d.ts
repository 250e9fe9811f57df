import type { InventoryFormat } from "./format.js";
/** core/v1 Node objects, such as `kubectl get nodes -o json` prints them. */
export declare const nodeFormat: InventoryFormat;
