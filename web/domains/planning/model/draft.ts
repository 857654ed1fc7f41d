import type { Artist, LocalDate, LocalTime } from './appointment.ts';

/** What was chosen for a new appointment: days, both included, or hours of one day and its night. */
export type Draft = {
  artist: Artist;
  first: LocalDate;
  last: LocalDate;
  hours?: { start: LocalTime; end: LocalTime; isNight: boolean };
};
