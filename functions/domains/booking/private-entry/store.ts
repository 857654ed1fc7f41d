import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { calendarOf } from '#functions/platform/data/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { PrivateEntryFields } from '#shared/domains/booking/private-entry/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** Found through the calendar alone. */
export const privateEntryStore = new RecordStore<PrivateEntryFields>({
  name: 'privateEntry',
  title: (entry) => entry.title,
  calendar: calendarOf((entry) => [
    {
      kind: 'private',
      recordNo: entry.no,
      id: entry.id,
      artistNo: noOf(entry.artistId),
      title: entry.title,
      city: '',
      statusId: '',
      phase: 'confirmed',
      rank: 0,
      start: entry.start,
      end: entry.end,
      rev: entry.rev,
      isAllDay: entry.isAllDay,
      isNight: entry.isNight,
    },
  ]),
});

/** Inside the agency, and of an artist the caller may see. */
export function checkSeen<E extends PrivateEntryFields>(ctx: UserContext, entry: E): E {
  if (ctx.actor.environment !== 'internal') throw new AppError('notFound');
  artistAccess.check(ctx, [entry.artistId]);
  return entry;
}

export const entryForUpdate = async (ctx: UserContext, { id }: { id: Id }, rev: number) => {
  checkSeen(ctx, await privateEntryStore.get(ctx, id));
  return privateEntryStore.getForUpdate(ctx, id, rev);
};

/** An artist who is not there, or not the caller's to see, is refused; whose entry it is already may stay. */
export async function checkArtist(ctx: UserContext, artistId: Id, before?: Stored<PrivateEntryFields>): Promise<void> {
  if (artistId === before?.artistId) return;
  const artist = await artistStore.find(ctx, artistId);
  const isOffered = artist && !artist.deletedAt && artist.isActive && artistAccess.may(ctx, [artistId]);
  if (!isOffered || ctx.actor.environment !== 'internal') throw new AppError('choice', { field: 'artistId' });
}
