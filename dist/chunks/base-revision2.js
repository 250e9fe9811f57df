import { t as withBase } from "./base-revision.js";

export { withBase };