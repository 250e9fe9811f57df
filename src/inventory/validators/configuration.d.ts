// Written by scripts/generate-validators.mjs. Do not edit.

/** The parts of a schema that error messages speak of. */
export interface SchemaPart {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly examples?: readonly unknown[];
}

/** An error of a validator; `instancePath` is a JSON pointer. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: {
    readonly type?: string | readonly string[];
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly allowedValues?: readonly unknown[];
    readonly limit?: number;
  };
  readonly parentSchema: SchemaPart;
}

/** Tells whether a value fits the schema, and keeps the errors of the last call. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors: readonly SchemaError[] | null;
}

export const validateConfiguration: SchemaValidator;
