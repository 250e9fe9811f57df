/** What turns repairs into edits of texts, and tries them out. */
export { withMovedComments } from "./move-comment.js";
export { withFixes } from "./plan-fixes.js";
