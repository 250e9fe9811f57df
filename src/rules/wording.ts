export { count, duration, list, quoted } from "../model/words.js";
