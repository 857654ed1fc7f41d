import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** What goes along with shows says which ones itself, so that it is found from both sides. */
export interface Travel {
  readonly showIds?: readonly Id[] | undefined;
}

type ShowIds = readonly Id[];
/** A kind of journey or stay that shows are linked with; its domain brings its line to `travelAreas`. */
export interface TravelArea {
  /** Whether the record is there and the caller's to see. */
  readonly has: (ctx: UserContext, id: Id) => Promise<boolean>;
  readonly change: (ctx: UserContext, id: Id, change: (shows: ShowIds) => ShowIds, action: string) => Promise<unknown>;
}

/** The line of a kind whose records are in a store. */
export const travelArea = <T extends Travel & object>(
  store: RecordStore<T>,
  sees: (ctx: UserContext, record: Stored<T>) => boolean,
): TravelArea => ({
  has: async (ctx, id) => {
    const found = await store.find(ctx, id);
    return found !== undefined && !found.deletedAt && sees(ctx, found);
  },
  change: (ctx, id, change, action) =>
    changeRecord(
      ctx,
      store,
      noOf(id),
      (travel) => ({ ...travel, showIds: change(travel.showIds ?? []) }),
      () => ({ action }),
    ),
});

/** Flights, trains, ground transport and lodging: each with its own domain. */
export const travelAreas: readonly TravelArea[] = [];
