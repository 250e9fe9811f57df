import type { Exception } from "./exception.js";
import { EXCEPTIONS as autoscalerNotTold } from "./parts/autoscaler-not-told.js";
import { EXCEPTIONS as autoscalerTag } from "./parts/autoscaler-tag.js";

export const EXCEPTIONS: readonly Exception[] = [...autoscalerTag, ...autoscalerNotTold];
