import type { Exception } from "./exception.js";
import { EXCEPTIONS as unknownQueue } from "./parts/unknown-queue.js";
import { EXCEPTIONS as unusableFlavor } from "./parts/unusable-flavor.js";

export const EXCEPTIONS: readonly Exception[] = [...unknownQueue, ...unusableFlavor];
