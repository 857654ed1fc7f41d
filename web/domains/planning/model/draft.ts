import type { Artist, LocalDate, LocalTime } from './appointment.ts';

/** What was chosen for a new appointment: days, both included, or hours of one day and its night. */
export type Draft = {
  artist: Artist;
  first: LocalDate;
  last: LocalDate;
  hours?: { start: LocalTime; end: LocalTime; isNight: boolean };
};

interface Chosen {
  readonly rank: number | undefined;
  readonly nextRank: number;
  /** Empty: it has no end. */
  readonly expiresOn: string;
  readonly isRun: boolean;
}
/** What is said of a new option. Each day of a run has a queue of its own: only a place somebody chose stands on all. */
export function optionOf({ rank, nextRank, expiresOn, isRun }: Chosen): { rank?: number; expiresOn?: LocalDate } {
  const place = rank ?? (isRun ? undefined : nextRank);
  return { ...(place ? { rank: place } : {}), ...(expiresOn ? { expiresOn } : {}) };
}
