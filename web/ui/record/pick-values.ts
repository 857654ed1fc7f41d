/** What a form holds of a record: the fields that the blank form has, as blank as there where the record has none. */
export const pickValues = <T extends object>(blank: T, record: T): T =>
  Object.fromEntries((Object.keys(blank) as (keyof T)[]).map((field) => [field, record[field] ?? blank[field]])) as T;
