/** What reads CEL, and the policies that hold it. */
export { selectsDevice } from "./device-selectors.js";
export { readPolicies } from "./read-policies.js";
