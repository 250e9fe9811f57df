/** What comes before the cells of pools in a row of the matrix: the workload, and how many pools take it. */
export const LEADING_COLUMNS = 2;
