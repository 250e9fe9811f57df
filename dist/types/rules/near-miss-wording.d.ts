import type { Taint } from "../model/taint.js";
import type { PodToleration } from "../model/toleration.js";
import type { NearMiss } from "../scheduling/near-miss.js";
/** A toleration that nearly tolerates a taint. */
export interface Miss {
    readonly toleration: PodToleration;
    readonly taint: Taint;
    readonly miss: NearMiss;
}
/** The field of the toleration that has to change. */
export declare function fieldOfMiss({ miss }: Miss): string;
/** Says how a toleration misses a taint of a pool, and what to write instead. */
export declare function describeMiss({ miss, toleration, taint }: Miss, pool: string): {
    message: string;
    help: string;
};
