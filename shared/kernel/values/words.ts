type Split<T extends string, Found extends readonly string[] = readonly []> = T extends `${infer First} ${infer Rest}`
  ? Split<Rest, readonly [...Found, First]>
  : readonly [...Found, T];

/** A list of short names in one line: `words('draft sent signed')`. Its type has each name at its place. */
export function words<const T extends string>(text: T): Split<T>;
/* @__NO_SIDE_EFFECTS__ */
export function words(text: string): readonly string[] {
  return text.split(' ');
}

/** The fields that a schema picks or omits: `Show.omit(mask('tickets notes'))`. */
export function mask<const T extends string>(text: T): Record<Split<T>[number], true>;
/* @__NO_SIDE_EFFECTS__ */
export function mask(text: string): Record<string, true> {
  return Object.fromEntries(text.split(' ').map((name) => [name, true]));
}
