import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { TravelCard, TravelFields } from '#shared/domains/travel/schemas.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { seesTravel } from './access-store.ts';

type ShowIds = readonly Id[];

/** A kind of journey or stay that shows are linked with; its domain brings its line to `travelAreas` (show-travel). */
export interface TravelArea {
  /** Whether the record is there and the caller's to see. */
  readonly has: (ctx: UserContext, id: Id) => Promise<boolean>;
  readonly change: (ctx: UserContext, id: Id, change: (shows: ShowIds) => ShowIds, action: string) => Promise<unknown>;
  /** What belongs to any of these shows, as far as the caller may see it. */
  readonly ofShows: (ctx: UserContext, showNos: readonly number[]) => Promise<readonly TravelCard[]>;
}

/** What a card says that depends on the kind. */
type Own = Pick<TravelCard, 'title' | 'hexColor' | 'start' | 'end' | 'zone' | 'endZone'>;

/** The line of a kind whose records are in a store of the kit: what goes along with shows says which ones itself. */
export function travelArea<T extends TravelFields>(
  store: RecordStore<T>,
  kind: TravelKind,
  own: (journey: Stored<T>) => Own,
): TravelArea {
  const mayRead = ({ actor }: UserContext) => actor.permissions.has(`${kind}.read`);
  const isSeen = (ctx: UserContext, journey: Stored<T>) => !journey.deletedAt && seesTravel(ctx, journey);
  const card = (journey: Stored<T>): TravelCard => ({
    kind,
    id: journey.id,
    ...own(journey),
    phase: journey.phase,
    travellers: journey.travellers.map(({ name }) => name.fullName),
  });
  return {
    has: async (ctx, id) => {
      const found = mayRead(ctx) ? await store.find(ctx, id) : undefined;
      return found !== undefined && isSeen(ctx, found);
    },
    change: (ctx, id, change, action) =>
      changeRecord(
        ctx,
        store,
        noOf(id),
        (travel) => ({ ...travel, showIds: change(travel.showIds ?? []) }),
        () => ({ action }),
      ),
    ofShows: async (ctx, showNos) => {
      if (!mayRead(ctx)) return [];
      const filters = [{ column: 'shows', anyOf: showNos }];
      const nos = (await store.definition.list?.all(ctx.tenantId, { filters })) ?? [];
      const found = await store.many(ctx, nos, new Set(nos));
      return found.filter((journey) => isSeen(ctx, journey)).map(card);
    },
  };
}
