type Split<T extends string, Found extends readonly string[] = readonly []> = T extends `${infer First} ${infer Rest}`
  ? Split<Rest, readonly [...Found, First]>
  : readonly [...Found, T];

/** A list of short names in one line: `words('draft sent signed')`. Its type has each name at its place. */
export function words<const T extends string>(text: T): Split<T>;
/* @__NO_SIDE_EFFECTS__ */
export function words(text: string): readonly string[] {
  return text.split(' ');
}
