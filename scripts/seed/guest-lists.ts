import { ofShow } from '#functions/domains/journeys/guest-list/public/carried.ts';
import { guestKey, placeKey, totalsKey } from '#functions/domains/journeys/guest-list/public/items.ts';
import { guestListStore } from '#functions/domains/journeys/guest-list/store.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { figuresOf, headsOf, NO_FIGURES, plus } from '#shared/domains/journeys/guest-list/rules.ts';
import type {
  Guest,
  GuestListFields,
  GuestStatus,
  Place,
  PlaceInput,
} from '#shared/domains/journeys/guest-list/schemas.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, at, dateOf } from '#shared/kernel/time/date.ts';
import { askedBy, guestLinks, putLinks } from './guest-links.ts';
import type { Random } from './random.ts';
import { type Sown, sowRecords } from './sow.ts';
import type { Stage } from './stage.ts';
import { putAll } from './writer.ts';

type Show = Stored<ShowFields>;
type List = Stored<GuestListFields>;
type People = readonly Stored<ContactFields>[];

/** One in `EVERY` of the confirmed shows around today has a list. */
const EVERY = 3;
const DAYS = { before: 10, after: 30 };
const NOTES = ['Wheelchair', 'Photo pit, first three songs', 'Comes after the support', 'Aftershow too'];
const REASON = 'No more heads for press';
const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000];

const placesOf = (
  show: Show,
): readonly (Omit<PlaceInput, 'tellsGuests' | 'collectAt'> & { readonly guests: number })[] => [
  { name: 'Band', allotment: 12, maxPlusOnes: 2, asks: [], mode: 'auto', guests: 9 },
  {
    name: 'Promoter',
    allotment: 20,
    maxPlusOnes: 1,
    asks: ['email'],
    mode: 'approve',
    cutoff: at(dateOf(show.start), '16:00'),
    guests: 12,
  },
  { name: 'Press', allotment: 6, maxPlusOnes: 0, asks: ['email', 'mobile'], mode: 'approve', guests: 8 },
];

/** Picks a guest's status. With `auto` a fitting guest is never undecided; after the show most guests were there. */
function statusOf(random: Random, place: Place, heads: number, isPast: boolean): GuestStatus {
  const wanted = random.weighted({ approved: 6, requested: place.mode === 'auto' || isPast ? 0 : 3, denied: 1 });
  if (wanted !== 'approved') return wanted === 'denied' && place.mode === 'auto' ? 'waitlist' : wanted;
  if (heads > place.free) return 'waitlist';
  return isPast && random.chance(0.8) ? 'collected' : 'approved';
}

interface Asking {
  readonly random: Random;
  readonly show: Show;
  readonly people: People;
  readonly isPast: boolean;
}
function guestIn(place: Place, no: number, { random, show, people, isPast }: Asking): Guest {
  const { fullName, email, mobile } = random.pick(people);
  const plusOnes = random.int(0, place.maxPlusOnes);
  const askedAt = Date.parse(show.startAt) - 200 * HOUR_MS + no * 20 * MINUTE_MS;
  const status = statusOf(random, place, headsOf({ plusOnes }), isPast);
  const inAt = new Date(Date.parse(show.startAt) - random.int(0, 60) * MINUTE_MS).toISOString();
  return {
    id: makeId(0, askedAt, random.bytes(6)),
    placeId: place.id,
    rev: 1,
    name: fullName,
    plusOnes,
    email: place.asks.includes('email') ? email : '',
    mobile: place.asks.includes('mobile') ? mobile || '+31 6 12345678' : '',
    documentNo: '',
    note: random.chance(0.2) ? random.pick(NOTES) : '',
    status,
    ...(status === 'denied' ? { reason: REASON } : {}),
    ...(status === 'waitlist' ? { waitingSince: new Date(askedAt).toISOString() } : {}),
    ...(status === 'collected' ? { collectedAt: inAt } : {}),
  };
}

interface Filled {
  readonly list: List;
  readonly places: readonly Place[];
  readonly guests: readonly Guest[];
}
/** Makes the places of a list with their guests. */
function filled(list: List, asking: Asking): Filled {
  const { random, show } = asking;
  const guests: Guest[] = [];
  const places = placesOf(show).map(({ guests: count, ...input }, i) => {
    const id = makeId(0, Date.parse(list.createdAt) + i, random.bytes(6));
    let place: Place = { ...input, ...NO_FIGURES, id, rev: 1, free: input.allotment };
    for (let no = 0; no < count; no++) {
      const guest = guestIn(place, no, asking);
      const figures = figuresOf(guest);
      place = { ...place, ...plus(place, figures), free: place.free - figures.used };
      guests.push(guest);
    }
    return place;
  });
  return { list, places, guests };
}

/** The items of a list, as writes would have left them. */
function itemsOf(stage: Stage, { list, places, guests }: Filled) {
  const sums = places.reduce((sum, place) => plus(sum, place), NO_FIGURES);
  const allotment = places.reduce((sum, place) => sum + place.allotment, 0);
  return [
    ...guests.map((guest) => ({ ...guest, ...guestKey(stage, list, guest) })),
    ...places.map((place) => ({ ...place, ...placeKey(stage, list, place.id) })),
    { ...sums, places: places.length, allotment, ...totalsKey(stage, list) },
  ];
}

/** Makes the guest lists of past and coming shows. */
export function inventGuestLists(stage: Stage, shows: readonly Show[]) {
  const [first, last] = [addDays(stage.today, -DAYS.before), addDays(stage.today, DAYS.after)];
  const near = shows.filter(
    ({ phase, venue, isAllDay, start }) =>
      phase === 'confirmed' && venue && !isAllDay && start >= first && start < last,
  );
  const chosen = near.filter((_, i) => i % EVERY === 0);
  const sown: Sown<GuestListFields> = sowRecords(
    stage,
    guestListStore,
    chosen.map((show) => ({ name: 'Guest list', notes: '', ...ofShow(show) })),
  );
  return { sown, shows: chosen };
}

interface Sender {
  readonly agency: string;
  readonly agent: Stored<UserFields>;
}
/** Plants guests of all lists, and the links of the next one. */
export async function plantGuests(
  stage: Stage,
  { sown, shows }: ReturnType<typeof inventGuestLists>,
  people: People,
  sender: Sender | undefined,
): Promise<void> {
  const random = stage.random.fork('guests');
  const lists = sown.rows.flatMap((list, i) => {
    const show = shows[i];
    return show ? [filled(list, { random, show, people, isPast: show.end < stage.today })] : [];
  });
  const coming = lists.filter(({ list }) => list.show.start > addDays(stage.today, 1));
  const [next] = coming.toSorted((a, b) => (a.list.show.start < b.list.show.start ? -1 : 1));
  const links = next && sender ? guestLinks({ stage, list: next.list, random, ...sender }, next.places) : [];
  const all = lists.map((one) => (one === next ? { ...one, guests: askedBy(links, one.guests) } : one));
  await putAll(all.flatMap((one) => itemsOf(stage, one)));
  await putLinks(links);
}
