import { editedPlaceOf, fileOfPlace } from "../../manifest/locate.js";
import { isSamePath } from "../../model/field-path.js";
import type { FieldPath, Place, SourceDocument, SourceFile, TextPlace } from "../../model/source.js";
import type { FixOperation } from "../../rules/contract/fix-intent.js";
import { isSameValue } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { lineEnd } from "./lines.js";
import { findNode, parentOf } from "./target.js";

/** The operations of a fix in the files that a rendered document was made of, and where these give the values. */
export interface SourceOperations {
  readonly operations: readonly FixOperation[];
  /** In the order of the operations. */
  readonly spots: readonly (Place | TextPlace)[];
}

type Move = (place: Place, isHolder: boolean) => Place | undefined;

/** Moves operations to other places; undefined where one of them has none. */
function moveOperations(operations: readonly FixOperation[], move: Move): readonly FixOperation[] | undefined {
  const found = operations.flatMap((operation): readonly FixOperation[] => {
    if (operation.kind === "move-entry") {
      const [from, to] = [move(operation.from, false), move(operation.to, true)];
      return from && to ? [{ ...operation, from, to }] : [];
    }
    const at = move(operation.at, operation.kind === "insert-entry");
    return at ? [{ ...operation, at }] : [];
  });
  return found.length === operations.length ? found : undefined;
}

/** Moves the operations of a rendered document to where its values stand; undefined where one stands nowhere as it is. */
export function operationsInSource(operations: readonly FixOperation[]): SourceOperations | undefined {
  const spots: (Place | TextPlace)[] = [];
  const found = moveOperations(operations, (place, isHolder) => {
    const spot = editedPlaceOf(place);
    spots.push(spot);
    const at = "span" in spot ? placeInLine(spot, place) : spot;
    return at && holdsSame(at, place, isHolder) ? at : undefined;
  });
  return found && { operations: found, spots };
}

/** Moves operations to where another rendered document has the same values from the same places. */
export function operationsIn(
  document: SourceDocument,
  operations: readonly FixOperation[],
  spots: SourceOperations["spots"],
): readonly FixOperation[] | undefined {
  const left = spots.values();
  return moveOperations(operations, ({ target }) => {
    const { value: spot } = left.next();
    return spot && renderedPlace(spot, document, target);
  });
}

/** A line of a template says only what stands on it: `value: base`. */
function placeInLine({ file, span }: TextPlace, { path, target }: Place): Place | undefined {
  const key = path.at(-1);
  if (typeof key !== "string") return undefined;
  const before = file.text.slice(0, span.start).replace(/[^\r\n]/g, " ");
  const line = file.text.slice(span.start, lineEnd(file.text, span.start));
  const { documents, problems } = parseDocuments({ path: file.path, text: before + line });
  const [document] = documents;
  return document && problems.length === 0 ? { document, path: [key], target } : undefined;
}

/** Reports whether a file has at a place what was rendered; of what only holds a new entry no more is asked than its name. */
function holdsSame(source: Place, rendered: Place, isHolder: boolean): boolean {
  const [given, made] = [findNode(source), findNode(rendered)];
  const isNamedAlike = source.path.at(-1) === rendered.path.at(-1);
  if (given === undefined || made === undefined) {
    const holder = findNode(parentOf(source));
    return given === made && isNamedAlike && holder?.kind === "mapping";
  }
  if (isHolder && (isNamedAlike || typeof rendered.path.at(-1) === "number")) return given.kind === made.kind;
  return isSameValue(given, made);
}

/** The only place of a rendered document that is edited at a spot. */
function renderedPlace(spot: Place | TextPlace, document: SourceDocument, target: Place["target"]): Place | undefined {
  const paths = new Map<string, FieldPath>();
  for (const { path, place } of document.origin?.fields ?? []) {
    const rest = restOf(spot, place);
    if (rest === undefined) continue;
    const whole = [...path, ...rest];
    if (isSameSpot(editedPlaceOf({ document, path: whole, target }), spot)) paths.set(JSON.stringify(whole), whole);
  }
  const [path, second] = paths.values();
  return path === undefined || second !== undefined ? undefined : { document, path, target };
}

function restOf(spot: Place | TextPlace, given: Place | TextPlace): FieldPath | undefined {
  if ("span" in spot || "span" in given) return isSameSpot(spot, given) ? [] : undefined;
  if (!isSameDocument(spot.document, given.document)) return undefined;
  const { path } = given;
  return path.every((step, index) => step === spot.path[index]) ? spot.path.slice(path.length) : undefined;
}

function isSameSpot(one: Place | TextPlace, other: Place | TextPlace): boolean {
  if ("span" in one || "span" in other) {
    return "span" in one && "span" in other && one.file.path === other.file.path && one.span.start === other.span.start;
  }
  return isSameDocument(one.document, other.document) && isSamePath(one.path, other.path);
}

function isSameDocument(one: SourceDocument, other: SourceDocument): boolean {
  return one === other || (one.file.path === other.file.path && one.start === other.start);
}

/** The file that operations change; undefined for several. */
export function fileOfOperations({ operations, spots }: SourceOperations): SourceFile | undefined {
  const files = new Map(spots.map(fileOfPlace).map((file) => [file.path, file]));
  const [file] = files.values();
  return files.size === 1 && operations.length > 0 ? file : undefined;
}
