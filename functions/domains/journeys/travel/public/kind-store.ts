import { calendarOf } from '#functions/platform/data/appointment.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { beginsWithin } from '#functions/platform/record/day-range.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byId, byWord, type ListMapping, outsideHidden, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { Stretch } from '#shared/domains/journeys/travel/clashes.ts';
import type { ZonedSpan } from '#shared/domains/journeys/travel/clocks.ts';
import { outlineOf } from '#shared/domains/journeys/travel/outline.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import { PHASES, type TravelKind } from '#shared/kernel/record/appointment.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { type LocalDateTime, minutesOf } from '#shared/kernel/time/date.ts';

/** One stretch of a journey as calendars draw it, on the clock of its places. */
interface Leg extends ZonedSpan {
  readonly title: string;
  readonly city: string;
  readonly isAllDay: boolean;
  readonly isNight: boolean;
}

/** The definition of a kind of journey or stay, as the kit needs it. */
export interface TravelSpec<T extends TravelFields> {
  readonly name: TravelKind;
  readonly title: (journey: T) => string;
  readonly hexColor: (journey: T) => string;
  /** At least one, in order; each leaves at a minute of its own. */
  readonly legs: (journey: T) => readonly Leg[];
  /** Returns the legs with their places, by which clashes are found. */
  readonly stretches: (journey: T) => readonly Stretch[];
  /** Returns the places by which a search finds the journey, besides its people. */
  readonly places: (journey: T) => readonly string[];
  readonly more?: (journey: T) => readonly string[];
}

const COLUMNS = {
  phase: 'u8',
  artists: 'many',
  travellers: 'many',
  shows: 'many',
  tags: 'many',
  from: 'i48',
  until: 'i48',
  fromPoint: 'i48',
  untilPoint: 'i48',
  artist: 'text',
  words: 'text',
} as const;

export const travelMapping: ListMapping = {
  keyword: 'words',
  fields: {
    artist: byId('artists'),
    traveller: byId('travellers'),
    show: byId('shows'),
    phase: byWord('phase', PHASES),
    tag: byId('tags'),
  },
  sorts: { date: 'key', artist: 'artist' },
  hidden: outsideHidden('tag', 'traveller'),
  range: beginsWithin,
};

const namesOf = ({ artists }: TravelFields) => artists.map(({ name }) => name);

/** Clustered by the minute the first leg leaves. */
const startOf = <T extends TravelFields>({ legs }: TravelSpec<T>, journey: T): LocalDateTime =>
  legs(journey)
    .map(({ start }) => start)
    .toSorted()[0] ?? '';

function listIn<T extends TravelFields>(kind: TravelSpec<T>) {
  const index = defineList({ name: kind.name, key: 'number', columns: COLUMNS });
  return listOf<T, 'number', typeof COLUMNS>(index, (journey) => ({
    no: journey.no,
    key: minutesOf(startOf(kind, journey)),
    phase: wordNo(PHASES, journey.phase),
    artists: journey.artists.map(({ artistId }) => noOf(artistId)),
    travellers: journey.travellers.map(({ contactId }) => noOf(contactId)),
    shows: (journey.showIds ?? []).map(noOf),
    tags: (journey.tagIds ?? []).map(noOf),
    ...outlineOf(kind.stretches(journey)),
    artist: fold(journey.artists[0]?.name ?? ''),
    words: fold(
      [
        ...namesOf(journey),
        ...journey.travellers.map(({ name }) => name.fullName),
        ...kind.places(journey),
        ...(kind.more?.(journey) ?? []),
      ].join(' '),
    ),
  }));
}

/** Journeys or stays of a kind: list by departure, in the calendar of their artist. */
export function travelStore<T extends TravelFields>(kind: TravelSpec<T>): RecordStore<T> {
  const { name, title, hexColor, legs, places } = kind;
  return new RecordStore<T>({
    name,
    title,
    summary: (journey) => [title(journey), journey.artists.map(({ artistId }) => artistId)],
    calendar: calendarOf((journey) =>
      journey.artists.flatMap(({ artistId }) =>
        legs(journey).map((leg) => ({
          kind: name,
          recordNo: journey.no,
          id: journey.id,
          artistNo: noOf(artistId),
          statusId: '',
          phase: journey.phase,
          rank: 0,
          ...leg,
          rev: journey.rev,
          hexColor: hexColor(journey),
        })),
      ),
    ),
    list: listIn(kind),
    picker: pickerOf<T>(definePicker({ entity: name }), (journey) => ({
      key: journey.id,
      value: title(journey),
      sublabel: [startOf(kind, journey).replace('T', ' '), ...namesOf(journey)].join(', '),
      words: [...namesOf(journey), ...places(journey)],
      facets: { artists: journey.artists.map(({ artistId }) => artistId).join(' ') },
    })),
  });
}
