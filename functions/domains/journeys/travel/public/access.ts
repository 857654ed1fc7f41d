import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { travelFields } from '#shared/domains/journeys/travel/fields.ts';
import type { LinkedShow, TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { linkedShows } from './linked.ts';

type Journey = Pick<TravelFields, 'artists'>;
const artistIdsOf = ({ artists }: Journey) => artists.map(({ artistId }) => artistId);

export const seesTravel = (ctx: UserContext, journey: Journey): boolean => artistAccess.may(ctx, artistIdsOf(journey));

/** A journey of the caller's artists, or 404. */
export function checkTravel<J extends Journey>(ctx: UserContext, journey: J): J {
  artistAccess.check(ctx, artistIdsOf(journey));
  return journey;
}

/** The journey without what is of no concern outside the agency. */
export const visible = <T extends TravelFields>(ctx: UserContext, journey: Stored<T>): Stored<T> =>
  seenRecord(ctx, travelFields, journey);

export type Shown<T> = Omit<Stored<T>, 'showIds'> & { readonly linkedShows: LinkedShow[] };
/** The journey with the shows it belongs to, as far as the caller may see them. */
export async function shownTravel<T extends TravelFields>(ctx: UserContext, journey: Stored<T>): Promise<Shown<T>> {
  const { showIds, ...fields } = visible(ctx, journey);
  return { ...fields, linkedShows: await linkedShows(ctx, showIds) };
}

/** How journeys of a kind are got at by who may see, and by who may change them. */
export function travelAccess<T extends TravelFields, S extends object>(
  store: RecordStore<T>,
  shown: (ctx: UserContext, journey: Stored<T>) => Promise<S>,
) {
  const seen = async (ctx: UserContext, id: Id): Promise<Stored<T>> => checkTravel(ctx, await store.get(ctx, id));
  return {
    shown,
    seen,
    /** One that somebody inside wants to change, as it is. */
    inside: async (ctx: UserContext, id: Id): Promise<Stored<T>> => {
      const journey = await seen(ctx, id);
      checkInternal(ctx);
      return journey;
    },
    /** One that is to change, as it was last seen. Who may not see it gets a 404, whatever they say they saw. */
    forUpdate: async (ctx: UserContext, id: Id, rev: number): Promise<Stored<T>> => {
      const journey = await asSeen<object, Stored<T>>(
        (current) => shown(ctx, current as Stored<T>),
        () => store.getForUpdate(ctx, id, rev, (found) => checkTravel(ctx, found)),
      );
      checkInternal(ctx);
      return journey;
    },
  };
}
export type TravelAccess<T extends TravelFields> = ReturnType<typeof travelAccess<T, object>>;
