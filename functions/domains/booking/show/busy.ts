import { exceptionsSeen } from '#functions/domains/booking/availability/store.ts';
import type { AppointmentSummary } from '#functions/platform/data/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { AvailabilityException } from '#shared/domains/booking/availability/schemas.ts';
import type { Busy } from '#shared/domains/booking/show/schemas.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { type Appointment, bookedDays } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type SeenSummary, seenSummaries } from './public/outside.ts';

type Artist = Stored<ArtistInput>;
type Times = Pick<Appointment, 'start' | 'end' | 'isAllDay' | 'isNight'>;

function summaryBusy({ id: artistId, name: artistName }: Artist, summary: SeenSummary): Busy[] {
  const { phase, title, isTaken } = summary;
  // Another party's show says no more than an event of an outside calendar.
  const kind = isTaken ? 'external' : summary.kind;
  // The calendar shows an event that takes no time as an option.
  if ((kind !== 'private' && kind !== 'external') || phase !== 'confirmed') return [];
  const { first: from, last: to } = bookedDays(summary);
  return [{ kind, artistId, artistName, title, from, to }];
}

function saidBusy(artist: Artist, said: readonly AvailabilityException[], first: string, last: string): Busy[] {
  return said
    .filter(({ kind, from, to }) => kind === 'blocked' && from <= last && to >= first)
    .map(({ reason, from, to }) => ({
      kind: 'blocked',
      artistId: artist.id,
      artistName: artist.name,
      title: reason,
      from,
      to,
    }));
}

interface Around {
  readonly artists: readonly Artist[];
  /** The appointments in the artists' calendars on those days, and perhaps around them. */
  readonly summaries: readonly AppointmentSummary[];
}
/** Finds the times other than shows that take days of these artists, as far as the caller may see them. */
export async function busyOn(ctx: UserContext, { artists, summaries }: Around, times: Times): Promise<Busy[]> {
  const { first, last } = bookedDays(times);
  const said = await exceptionsSeen(
    ctx,
    artists.map(({ no }) => no),
  );
  const seen = await seenSummaries(ctx, summaries, (no) => artists.find((artist) => artist.no === no)?.id);
  const there = seen.filter((summary) => {
    const days = bookedDays(summary);
    return days.first <= last && days.last >= first;
  });
  return artists.flatMap((artist) => [
    ...there.filter(({ artistNo }) => artistNo === artist.no).flatMap((summary) => summaryBusy(artist, summary)),
    ...saidBusy(artist, said.get(artist.no) ?? [], first, last),
  ]);
}
