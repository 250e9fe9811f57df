export const LEADING_COLUMNS = 2;
