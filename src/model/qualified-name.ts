const NAME = /^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const NAME_MAX_LENGTH = 63;
const SUBDOMAIN_MAX_LENGTH = 253;

/** What keys of labels and taints look like, for error messages. */
export const QUALIFIED_NAME_SYNTAX =
  "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, after an optional DNS prefix and `/`";

/** What values of labels and taints look like, for error messages. */
export const LABEL_VALUE_SYNTAX =
  "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, or nothing at all";

function isName(text: string): boolean {
  return text.length <= NAME_MAX_LENGTH && NAME.test(text);
}

/** True for a legal key of a label or a taint. Upstream: apimachinery/pkg/util/validation/validation.go IsQualifiedName. */
export function isQualifiedName(text: string): boolean {
  const [first = "", second, ...rest] = text.split("/");
  if (rest.length > 0) return false;
  if (second === undefined) return isName(first);
  return first.length <= SUBDOMAIN_MAX_LENGTH && SUBDOMAIN.test(first) && isName(second);
}

/** True for a legal value of a label or a taint. Upstream: apimachinery/pkg/util/validation/validation.go IsValidLabelValue. */
export function isLabelValue(text: string): boolean {
  return text === "" || isName(text);
}
