import type { FieldError } from "../model/fit.js";
import { type FieldPath, type Place } from "../model/source.js";
import { type DecodeError, type Workload } from "../model/workload.js";
interface Wording {
    readonly at: Place;
    readonly workload: Workload;
    readonly message: string;
    readonly help: string;
    readonly subject: string;
}
/** The effect that somebody means by another spelling: `NO_SCHEDULE`, `noSchedule`. */
export declare function effectMeantBy(text: string): string | undefined;
/**
 * The field that a person has to edit. The API server names `operator` where the value of a toleration does not go
 * with it, but the value is what is wrong.
 */
export declare function fieldToEdit(error: FieldError): FieldPath;
/** Words an error of the API server's validation. */
export declare function describeFieldError(workload: Workload, error: FieldError): Wording;
/** Words an error of the API server's decoder. */
export declare function describeDecodeError(workload: Workload, error: DecodeError): Wording;
export {};
