import { linkedShows } from '#functions/domains/travel/linked-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInside, isInside, withoutInside } from '#functions/platform/inside.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import type { GroundTransport, GroundTransportFields } from '#shared/domains/ground-transport/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { groundTransportStore } from './store.ts';

export type Ride = Stored<GroundTransportFields>;

/** Of no concern outside the agency. */
const INSIDE = { tagIds: undefined } as const;
/** Of the log alone: which shows it is linked with is said by those the reader may see. */
export const hiddenFields = (ctx: UserContext): readonly string[] =>
  isInside(ctx) ? [] : [...Object.keys(INSIDE), 'showIds'];

export const seesRide = (ctx: UserContext, { artists }: Pick<GroundTransportFields, 'artists'>): boolean =>
  artistAccess.may(
    ctx,
    artists.map(({ artistId }) => artistId),
  );

/** A ride of the caller's artists, or 404. */
export function checkAccess<R extends Pick<GroundTransportFields, 'artists'>>(ctx: UserContext, ride: R): R {
  artistAccess.check(
    ctx,
    ride.artists.map(({ artistId }) => artistId),
  );
  return ride;
}

/** The ride without what the caller may not see. */
export const visible = (ctx: UserContext, ride: Ride): Ride => withoutInside<Ride>(ctx, ride, INSIDE);

/** The ride with its ends named and the shows it belongs to. */
export async function shownRide(ctx: UserContext, ride: Ride): Promise<GroundTransport> {
  const { showIds, start, end, ...fields } = visible(ctx, ride);
  return {
    ...fields,
    start: { ...start, letter: 'A' },
    end: { ...end, letter: 'B' },
    linkedShows: await linkedShows(ctx, showIds),
  };
}

export const rideSeen = async (ctx: UserContext, id: Id): Promise<Ride> =>
  checkAccess(ctx, await groundTransportStore.get(ctx, id));

/** A ride that somebody inside wants to change, as it is. */
export async function insideRide(ctx: UserContext, id: Id): Promise<Ride> {
  const ride = await rideSeen(ctx, id);
  checkInside(ctx);
  return ride;
}

/** The ride a caller wants to change, as they last saw it. Who may not see it gets a 404, whatever they say they saw. */
export async function rideForUpdate(ctx: UserContext, id: Id, rev: number): Promise<Ride> {
  const ride = await asSeen<Ride, Ride>(
    async (current) => (await shownRide(ctx, current)) as unknown as Ride,
    () => groundTransportStore.getForUpdate(ctx, id, rev, (found) => checkAccess(ctx, found)),
  );
  checkInside(ctx);
  return ride;
}
