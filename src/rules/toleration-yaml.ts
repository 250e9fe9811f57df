import { hasOperatorAsValue, type Taint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";

/** A plain YAML scalar if the text can be one without becoming a number, boolean or null; else in quotes. */
export function formatYamlString(text: string): string {
  const plain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text);
  return plain ? text : JSON.stringify(text);
}

/** The toleration that meets exactly this taint, or its key where the value is a mistake, as lines of a YAML list item without indentation. */
export function formatTolerationFor(taint: Taint): string[] {
  const match =
    taint.value === "" || hasOperatorAsValue(taint)
      ? ["operator: Exists"]
      : ["operator: Equal", `value: ${formatYamlString(taint.value)}`];
  return [`- key: ${formatYamlString(taint.key)}`, ...[...match, `effect: ${taint.effect}`].map((line) => `  ${line}`)];
}

/** A `tolerations:` block that meets all the taints. */
export function formatTolerationsFor(taints: readonly Taint[]): string {
  return ["tolerations:", ...taints.flatMap(formatTolerationFor).map((line) => `  ${line}`)].join("\n");
}

/** A `tolerations:` block of tolerations as they are written elsewhere. */
export function formatTolerationsAsYaml(tolerations: readonly Toleration[]): string {
  const items = tolerations.flatMap(({ key, operator, value, effect, tolerationSeconds }) => {
    const texts = Object.entries({ key, operator, value, effect }).flatMap(([field, text]) =>
      text === undefined ? [] : [`${field}: ${formatYamlString(text)}`],
    );
    const fields = [...texts, ...(tolerationSeconds === undefined ? [] : [`tolerationSeconds: ${tolerationSeconds}`])];
    return fields.map((field, index) => `${index === 0 ? "- " : "  "}${field}`);
  });
  return ["tolerations:", ...items.map((line) => `  ${line}`)].join("\n");
}
