/**
 * The value without fields that its type does not have, such as a body of `I & { rev }` as an `I`. TypeScript cannot
 * tell that the rest of a generic intersection is one of its parts, so the rest is said to be a `T` here, once.
 */
export const without = <T extends object>(value: T, ...extra: readonly string[]): T =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !extra.includes(name))) as T;
