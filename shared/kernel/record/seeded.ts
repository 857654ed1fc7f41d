import { isSame } from '#shared/kernel/values/same.ts';

/** A record that follows reference data: `published` is what those data said when they were last taken over. */
export interface Follows<P> {
  readonly published?: P | undefined;
}

/** The record with what is published now; what the agency changed itself stays. Undefined: nothing to change. */
export function takenOver<P extends object, T extends P & Follows<P>>(record: T, fresh: P): T | undefined {
  const { published } = record;
  if (isSame(published, fresh)) return undefined;
  const fields = Object.keys(fresh) as (keyof P)[];
  const untouched = fields.filter((field) => isSame(record[field], published?.[field]));
  return { ...record, ...Object.fromEntries(untouched.map((field) => [field, fresh[field]])), published: fresh };
}
