import type { Input } from "./examples.js";
import { judge, shownOf } from "./judged.js";

// The page has one script: in the page it shows, and as a worker's script it judges, so that no text holds the page up.
if (typeof document === "undefined") {
  addEventListener("message", async ({ data }: MessageEvent<Input>) =>
    postMessage(shownOf(await judge(data.manifests, data.pools))),
  );
} else {
  void import("./playground.js");
}
