import {
  FREE_COLUMNS,
  freeCells,
  freeMapping,
  freeSlots,
} from '#functions/domains/identity/free-field/public/slots.ts';
import { type AppointmentSummary, ASKED_RANK, calendarOf } from '#functions/platform/data/appointment.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { currencyNo } from '#functions/platform/record/currency-no.ts';
import { beginsWithin, dayKey } from '#functions/platform/record/day-range.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { hiddenFilters } from '#functions/platform/record/fields.ts';
import type { DueMark } from '#functions/platform/record/items.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byId, byWord, byWords, type ListMapping, outsideHidden, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { changedTasks, queueWork } from '#shared/domains/booking/option/rules.ts';
import { showFields } from '#shared/domains/booking/show/fields.ts';
import { endedOn, nextReminderDay, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { agendaDays, PHASES } from '#shared/kernel/record/appointment.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addDays, dayNumber, type LocalDate, minutesOf } from '#shared/kernel/time/date.ts';
import { showChanged } from './followed.ts';
import { byAgent, byFact, byReference, byVenueCountry, factsOf, refsOf } from './public/marks.ts';
import { byExpiry, byFee } from './range-fields.ts';
import { uninvoicedHidden, withUninvoiced } from './uninvoiced.ts';

/** Clustered by the minute a show starts at its place, nights under the evening before. */
const index = defineList({
  name: 'show',
  key: 'number',
  columns: {
    phase: 'u8',
    status: 'u16',
    artists: 'many',
    venue: 'u32',
    owner: 'u32',
    currency: 'u16',
    fee: 'i48',
    /** The result that the deal expects, in the currency of the fee; without one, the fee. */
    expected: 'i48',
    /** The last day, of those that take several. */
    last: 'u32',
    artist: 'text',
    place: 'text',
    city: 'text',
    words: 'words',
    tags: 'many',
    /** Facts and the country; lesser references (public/marks.ts). */
    facts: 'many',
    refs: 'many',
    /** The day on which the option ends. */
    expires: 'u32',
    ...FREE_COLUMNS,
  },
});

const MINUTES_A_DAY = 1440;
/** Order of a day: by the clock, the hours after midnight last. */
export const showKey = (show: Pick<ShowFields, 'start' | 'end' | 'isNight'>): number => {
  const { first } = agendaDays(show);
  return dayKey(first) + Math.min(MINUTES_A_DAY - 1, Math.max(0, minutesOf(show.start) - dayKey(first)));
};
/** Days back from which shows still reach a day. */
const RUN_DAYS = 31;
/** Returns the last day, or 0 for a show of one day, so that nothing is stored. */
function lastOf(show: ShowFields): number {
  const { first, last } = agendaDays(show);
  return last > first ? dayNumber(last) : 0;
}

export const showMapping: ListMapping = {
  agency: withUninvoiced(freeMapping('show')),
  keyword: 'words',
  fields: {
    phase: byWord('phase', PHASES),
    status: byId('status'),
    artist: byId('artists'),
    venue: byId('venue'),
    promoter: byReference('promoter'),
    owner: byId('owner'),
    production: byReference('production'),
    locked: byFact('locked'),
    tag: byId('tags'),
    agent: byAgent,
    preliminary: byFact('preliminary'),
    products: byFact('products'),
    country: byVenueCountry,
    city: byWords('city'),
    currency: { column: 'currency', toNo: currencyNo },
    fee: byFee,
    expires: byExpiry,
  },
  sorts: { date: 'key', artist: 'artist', venue: 'place', status: 'status', fee: 'fee' },
  hidden: (ctx) => [
    ...hiddenFilters(showFields, { fee: 'fee', currency: 'fee', products: 'products', tag: 'tagIds', agent: 'team' })(
      ctx,
    ),
    ...outsideHidden('expires')(ctx),
    ...uninvoicedHidden(ctx),
  ],
  // A festival run is found in every period it reaches into, not only in that of its first day.
  range: (from, to) => ({
    ...beginsWithin(from && addDays(from, -RUN_DAYS), to),
    ...(from ? { since: { key: dayKey(from), column: 'last', min: dayNumber(from) } } : {}),
  }),
};
/** The mapping that lists each show once, in the period of its first day. Sums and closed periods use it. */
export const onceMapping: ListMapping = { ...showMapping, range: beginsWithin };

const no = (id: string | undefined) => (id ? noOf(id) : 0);

/** Due index: options whose owner has to be reminded; those that are over, or whose challenge was not answered. */
export const OPTION_DUE = 'option';
export const OPTION_END = 'optionEnd';
/** Jobs ask each owner's own calendar; from noon UTC of the day before on, a day has begun somewhere. */
const dueOn = (kind: string, day: LocalDate | undefined): DueMark[] =>
  day ? [{ kind, at: `${addDays(day, -1)}T12:00:00.000Z` }] : [];
const dueMarks = (show: ShowFields): DueMark[] => [
  ...dueOn(OPTION_DUE, nextReminderDay(show)),
  ...dueOn(OPTION_END, endedOn(show)),
  ...(show.phase === 'options' && show.challenge ? [{ kind: OPTION_END, at: show.challenge.until }] : []),
];

/** Returns one card per artist, so that planning draws them without reading the show. */
export const appointmentsOf = (show: Stored<ShowFields>): AppointmentSummary[] =>
  show.artists.map(({ artistId }) => ({
    kind: 'show',
    recordNo: show.no,
    id: show.id,
    artistNo: noOf(artistId),
    title: showTitle(show),
    city: show.venue?.city ?? '',
    statusId: show.statusId,
    phase: show.phase,
    // A requested show takes no date before it is approved.
    rank: show.isPreliminary ? ASKED_RANK : show.rank,
    start: show.start,
    end: show.end,
    isAllDay: show.isAllDay,
    isNight: show.isNight,
    rev: show.rev,
  }));

/** The show as its list knows it. A deal of a percentage alone has no fee, and the currency of its expected result. */
function rowOf(show: Stored<ShowFields>) {
  const amount = show.fee ?? show.expected;
  return {
    no: show.no,
    key: showKey(show),
    phase: wordNo(PHASES, show.phase),
    status: noOf(show.statusId),
    artists: show.artists.map((a) => noOf(a.artistId)),
    venue: no(show.venue?.venueId),
    owner: no(show.owner.userId),
    currency: amount ? currencyNo(amount.currency) : 0,
    fee: show.fee?.minor ?? 0,
    expected: (show.expected ?? show.fee)?.minor ?? 0,
    last: lastOf(show),
    artist: fold(show.artists[0]?.name ?? ''),
    place: fold(show.venue?.name ?? ''),
    city: fold(show.venue?.city ?? ''),
    tags: (show.tagIds ?? []).map(noOf),
    facts: factsOf(show),
    refs: refsOf(show),
    expires: show.expiresOn ? dayNumber(show.expiresOn) : 0,
    words: fold(
      [
        show.number,
        show.description,
        show.venue?.name,
        show.venue?.city,
        show.promoter?.name,
        ...show.artists.map((a) => a.name),
      ].join(' '),
    ),
    ...freeCells(show),
  };
}

export const showStore = new RecordStore<ShowFields>({
  name: 'show',
  fields: showFields,
  title: (show) => `${show.number} ${showTitle(show)}`,
  isPacked: true,
  conditions: ({ lockedAt }): Readonly<Record<string, string>> => (lockedAt ? { lockedAt } : {}),
  // Files and notes carry its name. Guest lists carry the rest, because they are sorted by their shows.
  summary: (show) => [
    show.number,
    showTitle(show),
    show.artists.map(({ artistId, name }) => [artistId, name]),
    [show.start, show.end, show.isAllDay, show.isNight, show.zone],
    [show.venue?.name, show.venue?.city],
  ],
  calendar: calendarOf((show) => (show.isPreliminary && show.phase !== 'options' ? [] : appointmentsOf(show))),
  due: (show) => dueMarks(show).toSorted((a, b) => a.at.localeCompare(b.at))[0],
  follows: (was, is) => {
    const work = queueWork(was, is);
    const show = is ?? was;
    return [
      ...showChanged(was, is),
      ...(work ? [emit('optionQueue', { ...work })] : []),
      ...(show ? changedTasks(was, is).map((id) => emit('challengeTask', { id, showId: show.id })) : []),
    ];
  },
  list: listOf(index, rowOf, freeSlots('show')),
});
