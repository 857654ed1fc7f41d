/** One field on which the saved record and this form differ. */
export interface StaleField {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * What to ask about: fields that both sides changed since the form was opened. Where only they changed a field, theirs
 * is taken; where only the form did, it stays.
 */
export function staleFields<T extends object>(opened: T, mine: T, theirs: T): StaleField[] {
  return (Object.keys(mine) as (keyof T & string)[])
    .filter(
      (path) => !same(mine[path], theirs[path]) && !same(opened[path], theirs[path]) && !same(opened[path], mine[path]),
    )
    .map((path) => ({ path, mine: mine[path], theirs: theirs[path] }));
}

/** The form after the choice: `theirsFor` lists the fields where theirs was chosen. */
export function mergeStale<T extends object>(opened: T, mine: T, theirs: T, theirsFor: ReadonlySet<string>): T {
  const merged = { ...mine };
  for (const path of Object.keys(mine) as (keyof T & string)[]) {
    if (theirsFor.has(path) || same(opened[path], mine[path])) merged[path] = theirs[path];
  }
  return merged;
}
