import { Session } from "node:inspector";

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** Array natives that look at every element, and the iterator behind spreads, sets and maps. */
const WHOLE = ["includes", "indexOf", "lastIndexOf", "slice", "concat", "join", "splice", Symbol.iterator] as const;

/**
 * Counts the steps of code that is loaded after `start`: how often each of its blocks runs (precise coverage of V8), and the
 * elements that natives of arrays look at. The same program with the same input takes the same steps on every machine.
 */
export class StepCounter {
  readonly #session = new Session();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
    this.#session.connect();
    this.#post("Profiler.enable");
    this.#post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  count(run: () => void): number {
    this.#post("Profiler.takePreciseCoverage");
    const elements = countElements(run);
    const { result } = this.#post("Profiler.takePreciseCoverage") as Coverage;
    const own = result.filter(({ url }) => url === this.#url).flatMap(({ functions }) => functions);
    const blocks = own.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0);
    return blocks + elements;
  }

  #post(method: string, parameters: object = {}): unknown {
    let answer: unknown;
    this.#session.post(method, parameters, (error, result) => {
      if (error) throw new Error(`${method}: ${error.message}`);
      answer = result;
    });
    return answer;
  }
}

function countElements(run: () => void): number {
  let elements = 0;
  const originals = WHOLE.map((name) => [name, Reflect.get(Array.prototype, name)] as const);
  for (const [name, original] of originals) {
    const counted = function (this: readonly unknown[], ...given: unknown[]) {
      elements += this.length;
      return Reflect.apply(original, this, given);
    };
    Reflect.set(Array.prototype, name, counted);
  }
  try {
    run();
  } finally {
    for (const [name, original] of originals) Reflect.set(Array.prototype, name, original);
  }
  return elements;
}
