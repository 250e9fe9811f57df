import { t as renderRepository } from "./lint.js";

export { renderRepository };