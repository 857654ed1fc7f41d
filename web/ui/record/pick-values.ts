import type { EveryField } from '#shared/kernel/values/every-field.ts';
/** Takes the fields of the blank form from a record. */
export const pickValues = <T extends object>(blank: EveryField<T>, record: NoInfer<T>): T =>
  Object.fromEntries((Object.keys(blank) as (keyof T)[]).map((field) => [field, record[field]])) as T;
