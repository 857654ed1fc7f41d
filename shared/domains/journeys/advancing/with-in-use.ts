import type { StoredEntry } from '#shared/domains/booking/timetable/schemas.ts';

/** Puts the times in use in the place of the entries that they will replace. */
export const withInUse = (entries: readonly StoredEntry[], used: readonly StoredEntry[]): StoredEntry[] => [
  ...entries.filter(
    (entry) =>
      !used.some(
        ({ kind, day, label }) =>
          kind === entry.kind && day === entry.day && (kind !== 'other' || label === entry.label),
      ),
  ),
  ...used,
];
