/** A record that follows reference data: `published` is what those data said when they were last taken over. */
export interface Follows<P> {
  readonly published?: P | undefined;
}

/** What is stored comes back with its fields in another order. */
const ordered = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort())
    : value;
const textOf = (value: unknown): string => JSON.stringify(value ?? null, ordered);
const same = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** The record with what is published now; what the agency changed itself stays. Undefined: nothing to change. */
export function takenOver<P extends object, T extends P & Follows<P>>(record: T, fresh: P): T | undefined {
  const { published } = record;
  if (same(published, fresh)) return undefined;
  const fields = Object.keys(fresh) as (keyof P)[];
  const untouched = fields.filter((field) => same(record[field], published?.[field]));
  return { ...record, ...Object.fromEntries(untouched.map((field) => [field, fresh[field]])), published: fresh };
}
