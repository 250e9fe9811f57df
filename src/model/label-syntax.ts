const NAME_FORMAT = "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]";
const VALUE_FORMAT = `(${NAME_FORMAT})?`;
const SUBDOMAIN_FORMAT = "[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*";

const NAME = new RegExp(`^${NAME_FORMAT}$`);
const VALUE = new RegExp(`^${VALUE_FORMAT}$`);
const SUBDOMAIN_PART = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;

const LABEL_LENGTH = 63;
const SUBDOMAIN_LENGTH = 253;

const NAME_RULE =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character " +
  `(e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '${NAME_FORMAT}')`;
const VALUE_RULE =
  "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and " +
  "end with an alphanumeric character " +
  `(e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '${VALUE_FORMAT}')`;
const SUBDOMAIN_RULE =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and " +
  `end with an alphanumeric character (e.g. 'example.com', regex used for validation is '${SUBDOMAIN_FORMAT}')`;

export const LABEL_KEY_SYNTAX =
  "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, after an optional DNS prefix and `/`";

export const LABEL_VALUE_SYNTAX =
  "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, or nothing at all";

const utf8 = new TextEncoder();

/** Returns errors of a label key; empty if valid. Upstream: apimachinery/pkg/api/validate/content IsLabelKey. */
export function labelKeyErrors(key: string): string[] {
  const [first = "", second, ...rest] = key.split("/");
  if (rest.length > 0) {
    return [`a valid label key ${NAME_RULE} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`];
  }
  const name = second ?? first;
  const errors = second === undefined ? [] : prefixErrors(first);
  if (name === "") errors.push("name part must be non-empty");
  else if (byteLength(name) > LABEL_LENGTH) errors.push(`name part ${tooLong(LABEL_LENGTH)}`);
  if (!NAME.test(name)) errors.push(`name part ${NAME_RULE}`);
  return errors;
}

export function isLabelKey(text: string): boolean {
  return labelKeyErrors(text).length === 0;
}

function prefixErrors(prefix: string): string[] {
  if (prefix === "") return ["prefix part must be non-empty"];
  return subdomainErrors(prefix).map((error) => `prefix part ${error}`);
}

/** Empty if valid. Upstream: apimachinery/pkg/api/validate/content IsLabelValue. */
export function labelValueErrors(value: string): string[] {
  const errors: string[] = [];
  if (byteLength(value) > LABEL_LENGTH) errors.push(tooLong(LABEL_LENGTH));
  if (!VALUE.test(value)) errors.push(VALUE_RULE);
  return errors;
}

export function isLabelValue(text: string): boolean {
  return labelValueErrors(text).length === 0;
}

/** Returns errors of a name; empty if valid. Upstream: apimachinery/pkg/api/validate/content IsDNS1123Subdomain. */
export function subdomainErrors(name: string): string[] {
  const errors: string[] = [];
  if (byteLength(name) > SUBDOMAIN_LENGTH) errors.push(tooLong(SUBDOMAIN_LENGTH));
  if (!name.split(".").every((part) => SUBDOMAIN_PART.test(part))) errors.push(SUBDOMAIN_RULE);
  return errors;
}

function byteLength(text: string): number {
  return utf8.encode(text).length;
}

function tooLong(limit: number): string {
  return `must be no more than ${limit} bytes`;
}
