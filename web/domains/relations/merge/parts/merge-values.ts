/** A field of the records, or one of the agency's own fields in them. */
export type FieldPath<V> = (keyof V & string) | `freeFields.${string}`;

type Values = Readonly<Record<string, unknown>>;
const internal = (value: unknown): Values => (value ?? {}) as Values;

export function valueAt<V extends object>(values: V, path: FieldPath<V>): unknown {
  const [field = '', own] = path.split('.');
  const value = (values as Values)[field];
  return own === undefined ? value : internal(value)[own];
}

/** Values with one field as others have it. */
export function taking<V extends object>(values: V, path: FieldPath<V>, from: V): V {
  const [field = '', own] = path.split('.');
  const taken = valueAt(from, path);
  return { ...values, [field]: own === undefined ? taken : { ...internal((values as Values)[field]), [own]: taken } };
}
