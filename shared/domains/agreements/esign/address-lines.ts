import type { CorrectionField } from './correction-fields.ts';

/** Addresses are typed in one line. */
export const oneLine = (lines: readonly string[]): string => lines.join(', ');
export const linesOf = (text: string): string[] => text.split(/\s*,\s*/).filter(Boolean);

const ADDRESSES: readonly CorrectionField[] = ['address', 'venueAddress'];

interface Change {
  readonly field: CorrectionField;
  readonly before: string;
  readonly after: string;
}
/** The words that a new version prints for a change. A document prints each line of an address by itself. */
export function newWords({ field, before, after }: Change): string[] {
  if (!ADDRESSES.includes(field)) return [after];
  const old = linesOf(before);
  return linesOf(after).filter((line) => !old.includes(line));
}
