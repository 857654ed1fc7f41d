/** One field on which the saved record and this form differ. */
export interface StaleField {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Digits, and the signs that people write between them. */
const PHONE = /^\+?[\d\s()./-]{6,}$/;
const digitsOf = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '');

/** The server writes numbers internationally: `06 12345678` comes back as `+31 6 12345678`, which is no change. */
function sameNumber(a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string' || !PHONE.test(a) || !PHONE.test(b)) return false;
  const [whole, part] = a.startsWith('+') ? [a, b] : [b, a];
  if (!whole.startsWith('+')) return false;
  const [long, short] = [digitsOf(whole), digitsOf(part)];
  return long === short || (!part.startsWith('+') && short.length >= 6 && long.endsWith(short));
}

const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null) || sameNumber(a, b);

/**
 * Lists the fields to ask about: both sides changed them since the form was opened. A field that only they changed
 * takes their value; a field that only the form changed keeps its own.
 */
export function staleFields<T extends object>(opened: T, mine: T, theirs: T): StaleField[] {
  return (Object.keys(mine) as (keyof T & string)[])
    .filter(
      (path) => !same(mine[path], theirs[path]) && !same(opened[path], theirs[path]) && !same(opened[path], mine[path]),
    )
    .map((path) => ({ path, mine: mine[path], theirs: theirs[path] }));
}

/** Merges the form after the choice: `theirsFor` lists the fields for which the user chose theirs. */
export function mergeStale<T extends object>(opened: T, mine: T, theirs: T, theirsFor: ReadonlySet<string>): T {
  const merged = { ...mine };
  for (const path of Object.keys(mine) as (keyof T & string)[]) {
    if (theirsFor.has(path) || same(opened[path], mine[path])) merged[path] = theirs[path];
  }
  return merged;
}
