/** One option of the command line. */
export interface OptionRow<Value> {
  /** The placeholder in help; undefined for a switch. */
  readonly value?: string;
  readonly repeatable?: boolean;
  readonly short?: string;
  readonly words?: readonly string[];
  readonly description: string;
  /** Reads the texts behind the option, each of `words` if there are any; none if it is not given. */
  readonly read: (texts: readonly string[]) => Value;
}

export function textOption(value: string, description: string): OptionRow<string | undefined> {
  return { value, description, read: ([first]) => first };
}

export function listOption(value: string, description: string): OptionRow<readonly string[]> {
  return { value, description, repeatable: true, read: (texts) => texts };
}

/** Names, several of which may stand in one text with commas between them. */
export function namesOption(value: string, description: string): OptionRow<readonly string[]> {
  const read = (texts: readonly string[]) => texts.flatMap((one) => one.split(",")).filter((name) => name !== "");
  return { ...listOption(value, description), read };
}

export function wordOption<Word extends string>(
  words: readonly Word[],
  value: string,
  description: string,
): OptionRow<Word | undefined> {
  return { value, words, description, read: ([first]) => words.find((word) => word === first) };
}

export function switchOption(description: string, short?: string): OptionRow<boolean> {
  return { short, description, read: (texts) => texts.length > 0 };
}
