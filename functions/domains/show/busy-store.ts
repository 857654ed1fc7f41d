import { exceptionsSeen } from '#functions/domains/availability/store.ts';
import { type AppointmentCard, appointmentsOn, isSeenIn } from '#functions/platform/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import type { AvailabilityException } from '#shared/domains/availability/schemas.ts';
import type { Busy } from '#shared/domains/show/schemas.ts';
import { type Appointment, bookedDays } from '#shared/kernel/appointment.ts';
import type { Stored } from '#shared/kernel/record.ts';

type Artist = Stored<ArtistInput>;
type Times = Pick<Appointment, 'start' | 'end' | 'isAllDay' | 'isNight'>;

function cardBusy({ id: artistId, name: artistName }: Artist, card: AppointmentCard): Busy[] {
  const { kind, phase, title } = card;
  // An event that takes no time stands in the calendar as an option.
  if ((kind !== 'private' && kind !== 'external') || phase !== 'confirmed') return [];
  const { first: from, last: to } = bookedDays(card);
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

/** What takes days of these artists besides shows, as far as the caller may see it. */
export async function busyOn(ctx: UserContext, artists: readonly Artist[], times: Times): Promise<Busy[]> {
  const { first, last } = bookedDays(times);
  const [said, ...cards] = await Promise.all([
    exceptionsSeen(ctx),
    ...artists.map(({ no }) => appointmentsOn(ctx.tenantId, first, last, no)),
  ]);
  return artists.flatMap((artist, i) => [
    ...(cards[i] ?? []).filter(isSeenIn(ctx.actor.environment)).flatMap((card) => cardBusy(artist, card)),
    ...saidBusy(artist, said.get(artist.no) ?? [], first, last),
  ]);
}
