import { movedTo, timesOn } from '#shared/domains/booking/show/rules.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { newAppointment, onEvening } from '#shared/kernel/record/appointment.ts';
import { at, dateOf, type LocalDate } from '#shared/kernel/time/date.ts';
import type { ConflictQuestion } from '../widgets/show-queries.ts';

/* Requests for conflicts before there is a show. Clauses and travel between two places count only with a venue. */

/** Asks for the conflicts of a copy, at the same venue and time of day. The source show may be one of them. */
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
/** Asks for the conflicts of a new show in the wizard. Its date is the evening, as in a public request. */
export const wizardQuestion = ({ artist, venue, date, time }: Wanted): ConflictQuestion => ({
  ...newAppointment(onEvening(date, time)),
  artistIds: [artist.key],
  ...(venue ? { venueId: venue.key } : {}),
});
