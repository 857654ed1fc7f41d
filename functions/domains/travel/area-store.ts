import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ListFilter } from '#functions/platform/list-index/types.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { Stretch } from '#shared/domains/travel/clashes.ts';
import type { TravelCard, TravelFields } from '#shared/domains/travel/schemas.ts';
import { PHASES, type TravelKind } from '#shared/kernel/appointment.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { seesTravel } from './access-store.ts';
import { travelMapping } from './kind-store.ts';

type ShowIds = readonly Id[];

/** A journey with its stretches, by which clashes are found. */
export interface FoundTravel extends Omit<TravelCard, 'clashes'> {
  readonly stretches: readonly Stretch[];
}
interface PeopleDays {
  readonly contactIds: readonly Id[];
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A kind of journey or stay that shows are linked with; its domain brings its line to `travelAreas` (show-travel). */
export interface TravelArea {
  /** Whether the record is there and the caller's to see. */
  readonly has: (ctx: UserContext, id: Id) => Promise<boolean>;
  readonly change: (ctx: UserContext, id: Id, change: (shows: ShowIds) => ShowIds, action: string) => Promise<unknown>;
  /** Journeys of any of these shows, as far as the caller may see them. */
  readonly ofShows: (ctx: UserContext, showNos: readonly number[]) => Promise<readonly FoundTravel[]>;
  /** Journeys of some of these people on these days, as far as the caller may see them. */
  readonly ofPeople: (ctx: UserContext, asked: PeopleDays) => Promise<readonly FoundTravel[]>;
}

/** What a card says that depends on the kind. */
type Own = Pick<TravelCard, 'title' | 'hexColor' | 'start' | 'end' | 'zone' | 'endZone'>;

/** The line of a kind whose records are in a store of the kit: what goes along with shows says which ones itself. */
export function travelArea<T extends TravelFields>(
  store: RecordStore<T>,
  kind: TravelKind,
  own: (journey: Stored<T>) => Own,
  /** None of a stay: its guests are elsewhere by day. */
  stretches: (journey: Stored<T>) => readonly Stretch[] = () => [],
): TravelArea {
  const mayRead = ({ actor }: UserContext) => actor.permissions.has(`${kind}.read`);
  const isSeen = (ctx: UserContext, journey: Stored<T>) => !journey.deletedAt && seesTravel(ctx, journey);
  const found = async (ctx: UserContext, query: ListFilter): Promise<FoundTravel[]> => {
    if (!mayRead(ctx)) return [];
    const nos = (await store.definition.list?.all(ctx.tenantId, query)) ?? [];
    const journeys = await store.many(ctx, nos, new Set(nos));
    return journeys.filter((journey) => isSeen(ctx, journey)).map(card);
  };
  const card = (journey: Stored<T>): FoundTravel => ({
    kind,
    id: journey.id,
    ...own(journey),
    phase: journey.phase,
    travellers: journey.travellers.map(({ name }) => name.fullName),
    travellerIds: journey.travellers.map(({ contactId }) => contactId),
    stretches: stretches(journey),
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
    ofShows: (ctx, showNos) => found(ctx, { filters: [{ column: 'shows', anyOf: showNos }] }),
    ofPeople: (ctx, { contactIds, from, to }) =>
      found(ctx, {
        ...travelMapping.range?.(from, to),
        filters: [
          { column: 'travellers', anyOf: contactIds.map(noOf) },
          { column: 'phase', noneOf: [wordNo(PHASES, 'cancelled')] },
        ],
      }),
  };
}
