import { CHOMPING_MODE, EVENT_ID, getScalarValue, SCALAR_STYLE } from "js-yaml";

/** A block scalar: where its lines stand, and how its head reads them. */
export interface BlockScalar {
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly indent: number;
  readonly isFolded: boolean;
  /** What becomes of the line breaks at its end. */
  readonly chomping: "keep" | "strip" | "clip";
}

const CHOMPING = { keep: CHOMPING_MODE.KEEP, strip: CHOMPING_MODE.STRIP, clip: CHOMPING_MODE.CLIP };
const NO_PROPERTIES = { anchorStart: -1, anchorEnd: -1, tagStart: -1, tagEnd: -1 };

/** The text that a block scalar stands for. */
export function blockText(text: string, { isFolded, chomping, ...place }: BlockScalar): string {
  const style = isFolded ? SCALAR_STYLE.FOLDED_BLOCK : SCALAR_STYLE.LITERAL_BLOCK;
  const event = { type: EVENT_ID.SCALAR, ...place, ...NO_PROPERTIES, style, chomping: CHOMPING[chomping], fast: false };
  return getScalarValue(text, event);
}

const STYLES = {
  plain: SCALAR_STYLE.PLAIN,
  single: SCALAR_STYLE.SINGLE_QUOTED,
  double: SCALAR_STYLE.DOUBLE_QUOTED,
};

/** The text that a scalar stands for which has escapes, or further lines: between its quotes, if it has some. */
export function writtenText(text: string, valueStart: number, valueEnd: number, style: keyof typeof STYLES): string {
  return getScalarValue(text, {
    type: EVENT_ID.SCALAR,
    valueStart,
    valueEnd,
    ...NO_PROPERTIES,
    style: STYLES[style],
    chomping: CHOMPING_MODE.CLIP,
    indent: -1,
    fast: false,
  });
}
