import type { Taint, Toleration } from "../../model/taint.js";
import { formatYamlString } from "../../model/yaml-scalar.js";
import { tolerationValueFor } from "../contract/fix-intent.js";

const MAX_IN_FULL = 1;

export function formatTolerationFor(taint: Taint): string[] {
  return formatItem(tolerationValueFor(taint));
}

export function formatTolerationsFor(taints: readonly Taint[]): string {
  return formatTolerationsAsYaml(taints.map(tolerationValueFor));
}

export function formatTolerationsAsYaml(tolerations: readonly Toleration[]): string {
  const format = tolerations.length > MAX_IN_FULL ? formatInOneLine : formatItem;
  return ["tolerations:", ...tolerations.flatMap(format).map((line) => `  ${line}`)].join("\n");
}

function fieldsOf({ key, operator, value, effect, tolerationSeconds }: Toleration): string[] {
  const texts = Object.entries({ key, operator, value, effect }).flatMap(([field, text]) =>
    text === undefined ? [] : [`${field}: ${formatYamlString(text)}`],
  );
  return [...texts, ...(tolerationSeconds === undefined ? [] : [`tolerationSeconds: ${tolerationSeconds}`])];
}

function formatItem(toleration: Toleration): string[] {
  return fieldsOf(toleration).map((field, index) => `${index === 0 ? "- " : "  "}${field}`);
}

function formatInOneLine(toleration: Toleration): string[] {
  return [`- {${fieldsOf(toleration).join(", ")}}`];
}
