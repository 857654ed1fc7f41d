import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ListFilter } from '#functions/platform/list-index/types.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { dayKey } from '#functions/platform/record/day-range.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { Stretch } from '#shared/domains/journeys/travel/clashes.ts';
import type { Outline } from '#shared/domains/journeys/travel/outline.ts';
import type { ShowPlace } from '#shared/domains/journeys/travel/places.ts';
import type { TravelFields, TravelSummary } from '#shared/domains/journeys/travel/schemas.ts';
import { PHASES, type TravelKind } from '#shared/kernel/record/appointment.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { seesTravel } from './access.ts';
import { travelMapping } from './kind-store.ts';
import { journeysOf } from './of-show.ts';
import type { TravelPart } from './parts.ts';

type ShowIds = readonly Id[];

/** A journey with its stretches, by which clashes are found. */
export interface FoundTravel extends Omit<TravelSummary, 'clashes'> {
  readonly stretches: readonly Stretch[];
}
interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}
interface PeopleDays extends Days {
  readonly contactIds: readonly Id[];
}
export interface TravelEvent {
  readonly journey: Stored<TravelFields>;
  readonly part: TravelPart;
}
export interface TravelOutline extends Outline {
  readonly kind: TravelKind;
  readonly no: number;
  /** Numbers of the contacts. */
  readonly travellers: readonly number[];
}

/** A kind of journey or stay, as shows, itineraries and calendar feeds see it. The record book has it as a service. */
export interface TravelDefinition {
  readonly kind: TravelKind;
  /** Whether the record is there and the caller's to see. */
  readonly has: (ctx: UserContext, id: Id) => Promise<boolean>;
  readonly change: (ctx: UserContext, id: Id, change: (shows: ShowIds) => ShowIds, action: string) => Promise<unknown>;
  /** Journeys of any of these shows, as far as the caller may see them. */
  readonly ofShows: (ctx: UserContext, showNos: readonly number[]) => Promise<readonly FoundTravel[]>;
  /** Journeys of some of these people on these days, as far as the caller may see them. */
  readonly ofPeople: (ctx: UserContext, asked: PeopleDays) => Promise<readonly FoundTravel[]>;
  /** Every journey of these days as its list keeps it; no record is read. */
  readonly outlines: (ctx: UserContext, days: Days) => Promise<readonly TravelOutline[]>;
  readonly some: (ctx: UserContext, nos: readonly number[]) => Promise<readonly FoundTravel[]>;
  /** Lists the places of the journeys of a show, as far as the caller may see them. */
  readonly places: (ctx: UserContext, showNo: number) => Promise<readonly ShowPlace[]>;
  /** Lists the events of the journeys that match, of at most `limit` journeys. */
  readonly events: (ctx: UserContext, query: ListFilter, limit: number) => Promise<readonly TravelEvent[]>;
}

const OUTLINE_COLUMNS = ['no', 'travellers', 'from', 'until', 'fromPoint', 'untilPoint'] as const;
/** The longest stay. */
const LONGEST_DAYS = 366;
/** Clocks of places differ by less than a day. */
const CLOCKS_DAYS = 1;
/** Selects the journeys that are under way at some time of these days, whenever they began. */
const underWay = ({ from, to }: Days) =>
  ({
    ...travelMapping.range?.(addDays(from, -LONGEST_DAYS), to),
    filters: [
      { column: 'phase', noneOf: [wordNo(PHASES, 'cancelled')] },
      { column: 'until', min: dayKey(addDays(from, -CLOCKS_DAYS)) },
    ],
  }) satisfies ListFilter;

/** The fields of a card that depend on the kind. */
type OwnSummary = Pick<TravelSummary, 'title' | 'hexColor' | 'start' | 'end' | 'zone' | 'endZone'>;
interface Own<T extends TravelFields> {
  readonly summary: (journey: Stored<T>) => OwnSummary;
  readonly stretches: (journey: Stored<T>) => readonly Stretch[];
  readonly places: (journey: Stored<T>) => readonly ShowPlace[];
  readonly parts: (journey: Stored<T>) => readonly TravelPart[];
}

/** Reads places for shows, and events for calendar feeds. */
const readings = <T extends TravelFields>(
  store: RecordStore<T>,
  kind: TravelKind,
  own: Own<T>,
): Pick<TravelDefinition, 'places' | 'events'> => ({
  places: async (ctx, showNo) => (await journeysOf(ctx, kind, store, showNo)).flatMap(own.places),
  events: async (ctx, query, limit) => {
    const nos = (await store.definition.list?.all(ctx.tenantId, query)) ?? [];
    const found = await store.many(ctx, nos.slice(0, limit));
    return found
      .filter(({ deletedAt }) => !deletedAt)
      .flatMap((journey) => own.parts(journey).map((part) => ({ journey, part })));
  },
});

/** Makes the definition of a kind whose records are in a store of the kit. A journey names its shows itself. */
export function travelDefinition<T extends TravelFields>(
  store: RecordStore<T>,
  kind: TravelKind,
  own: Own<T>,
): TravelDefinition {
  const mayRead = ({ actor }: UserContext) => actor.permissions.has(`${kind}.read`);
  const isSeen = (ctx: UserContext, journey: Stored<T>) => !journey.deletedAt && seesTravel(ctx, journey);
  const some = async (ctx: UserContext, nos: readonly number[]): Promise<FoundTravel[]> => {
    if (!mayRead(ctx) || nos.length === 0) return [];
    const journeys = await store.many(ctx, nos, new Set(nos));
    return journeys.filter((journey) => isSeen(ctx, journey)).map(summary);
  };
  const found = async (ctx: UserContext, query: ListFilter): Promise<FoundTravel[]> =>
    mayRead(ctx) ? some(ctx, (await store.definition.list?.all(ctx.tenantId, query)) ?? []) : [];
  const summary = (journey: Stored<T>): FoundTravel => ({
    kind,
    id: journey.id,
    ...own.summary(journey),
    phase: journey.phase,
    travellers: journey.travellers.map(({ name }) => name.fullName),
    travellerIds: journey.travellers.map(({ contactId }) => contactId),
    stretches: own.stretches(journey),
  });
  return {
    ...readings(store, kind, own),
    kind,
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
        ...underWay({ from, to }),
        filters: [{ column: 'travellers', anyOf: contactIds.map(noOf) }, ...underWay({ from, to }).filters],
      }),
    some,
    outlines: async (ctx, days) => {
      if (!mayRead(ctx)) return [];
      const rows = (await store.definition.list?.cells(ctx.tenantId, underWay(days), OUTLINE_COLUMNS)) ?? [];
      return rows.map(([no, travellers, from, until, fromPoint, untilPoint]) => ({
        kind,
        no: Number(no),
        travellers: travellers as readonly number[],
        from: Number(from),
        until: Number(until),
        fromPoint: Number(fromPoint),
        untilPoint: Number(untilPoint),
      }));
    },
  };
}
