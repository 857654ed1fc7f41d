import { movedTo, timesOn } from '#shared/domains/show/rules.ts';
import type { ShowRow } from '#shared/domains/show/schemas.ts';
import { newAppointment, onEvening } from '#shared/kernel/appointment.ts';
import { at, dateOf, type LocalDate } from '#shared/kernel/date.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import type { ConflictQuestion } from '../queries.ts';

/*
 * What is asked of conflicts before there is a show: clauses and the way between two places count only where the venue is
 * named.
 */

/** Of a copy, at the same venue and in the same night of its day: the show it is taken from may be in its way. */
export function copyQuestion(show: ShowRow, date: LocalDate, time: string): ConflictQuestion {
  const { isAllDay, isNight, artists, venue } = show;
  const source = { ...movedTo(show, at(dateOf(show.start), time)), isNight };
  return {
    ...timesOn(source, date),
    isAllDay,
    isNight,
    artistIds: artists.map(({ artistId }) => artistId),
    ...(venue ? { venueId: venue.venueId } : {}),
  };
}

interface Wanted {
  readonly artist: PickerItem;
  readonly venue: PickerItem | null;
  readonly date: LocalDate;
  readonly time: string;
}
/** Of a new show, as far as its steps have come; its date is the evening, as in the public's request. */
export const wizardQuestion = ({ artist, venue, date, time }: Wanted): ConflictQuestion => ({
  ...newAppointment(onEvening(date, time)),
  artistIds: [artist.key],
  ...(venue ? { venueId: venue.key } : {}),
});
