import type { Exception } from "../exception.js";
import { EXCEPTIONS as autoscalerNotTold } from "./exceptions-autoscaler-not-told.js";
import { EXCEPTIONS as autoscalerTag } from "./exceptions-autoscaler-tag.js";

export const EXCEPTIONS: readonly Exception[] = [...autoscalerTag, ...autoscalerNotTold];
