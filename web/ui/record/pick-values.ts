/** What a form holds of a record: the fields that the blank form has. */
export const pickValues = <T extends object>(blank: T, record: T): T =>
  Object.fromEntries((Object.keys(blank) as (keyof T)[]).map((field) => [field, record[field]])) as T;
