import type { Input } from "./examples.js";
import type { Shown } from "./judged.js";

const MAX_SECONDS = 5;

const script = URL.createObjectURL(new Blob([document.scripts[0]?.text ?? ""], { type: "text/javascript" }));
let worker: Worker | undefined;
let limit: ReturnType<typeof setTimeout> | undefined;

/** Judges in a worker, and gives up what it was judging before. Answers with a message where there is no judgement. */
export function judgeApart(input: Input, answer: (judged: Shown | string) => void): void {
  if (limit !== undefined) stop();
  worker ??= new Worker(script);
  worker.onmessage = ({ data }: MessageEvent<Shown>) => {
    clearTimeout(limit);
    limit = undefined;
    answer(data);
  };
  worker.onerror = ({ message }) => {
    stop();
    answer(`This text could not be judged: ${message}`);
  };
  limit = setTimeout(() => {
    stop();
    answer(
      `Stopped after ${MAX_SECONDS} seconds: this text is too much for the page. The command line has no such limit.`,
    );
  }, MAX_SECONDS * 1000);
  worker.postMessage(input);
}

function stop(): void {
  clearTimeout(limit);
  limit = undefined;
  worker?.terminate();
  worker = undefined;
}
