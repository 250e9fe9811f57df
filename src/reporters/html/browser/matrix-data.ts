/** The matrix as the page carries it: texts once each, cells by position. */
export interface MatrixData {
  readonly marks: readonly string[];
  readonly reasons: readonly string[];
  readonly matrices: readonly {
    readonly pools: readonly { readonly name: string; readonly place: string }[];
    /** By pool: the first one that treats every workload alike. */
    readonly alike: readonly number[];
    readonly rows: readonly {
      readonly namespace: string;
      readonly kind: string;
      readonly name: string;
      readonly place: string;
      readonly problem: boolean;
      readonly findings: readonly string[];
      /** By pool: the mark, then reasons, by position; null if not judged. */
      readonly cells: readonly (readonly number[] | null)[];
    }[];
  }[];
}
