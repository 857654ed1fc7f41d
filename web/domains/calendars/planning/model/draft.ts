import type { Artist, LocalDate, LocalTime } from './appointment.ts';

/** The chosen time of a new appointment: days, both included, or hours of one day and its night. */
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
/** Returns the rank and the expiry of a new option. A run has a queue a day, so it gets only a chosen rank. */
export function optionOf({ rank, nextRank, expiresOn, isRun }: Chosen): { rank?: number; expiresOn?: LocalDate } {
  const place = rank ?? (isRun ? undefined : nextRank);
  return { ...(place ? { rank: place } : {}), ...(expiresOn ? { expiresOn } : {}) };
}
