import type { EveryField } from '#shared/kernel/every-field.ts';
/** What a form holds of a record: the fields that the blank form has. */
export const pickValues = <T extends object>(blank: EveryField<T>, record: NoInfer<T>): T =>
  Object.fromEntries((Object.keys(blank) as (keyof T)[]).map((field) => [field, record[field]])) as T;
