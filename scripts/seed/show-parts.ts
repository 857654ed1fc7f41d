import type { BillRole } from '#shared/domains/booking/show/parts.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, at, dateOf, type LocalDate } from '#shared/kernel/time/date.ts';
import type { Random } from './random.ts';

const SHARED_NOTES = [
  'Load-in through the yard at the back, ring the bell twice.',
  'Parking for one bus and one van in front of the stage door.',
  'Curfew at 23:00, sound check at 17:00.',
  'Local crew of four from 14:00.',
];
const PRODUCTS = [
  { name: 'Backline', minor: 35_000 },
  { name: 'Hotel, four rooms', minor: 48_000 },
  { name: 'Runner for the day', minor: 18_000 },
];
/** Prices as halls set them: whole or half tens. */
const TICKET_PRICES = [1500, 1750, 2000, 2250, 2500, 2950, 3500, 4250];

type Base = Pick<ShowFields, 'artists' | 'phase' | 'start' | 'capacity' | 'fee'>;

const billed = (artists: Base['artists']): Base['artists'] =>
  artists.map((artist, i) => {
    const role: BillRole = i === 0 ? 'headline' : 'support';
    return { ...artist, role, billing: i === 0 ? '100%' : '50%' };
  });

function sale(random: Random, day: LocalDate, { capacity = 600, fee }: Base) {
  const price = { minor: random.pick(TICKET_PRICES), currency: fee?.currency ?? 'EUR' };
  const early = { ...price, minor: price.minor - 250 };
  const [first, rest] = [Math.floor(capacity / 4), capacity - Math.floor(capacity / 4)];
  const onSale = addDays(day, -random.int(60, 120));
  return {
    announceAt: at(addDays(onSale, -4), '12:00'),
    onSaleAt: at(onSale, '10:00'),
    tickets: [
      { name: 'Early bird', price: early, number: first },
      { name: 'Regular', price, number: rest },
    ],
  };
}

/** Makes the fields of a show besides date, place and fee. A show in a later phase has more of them. */
export function showParts(random: Random, base: Base, team: readonly Stored<UserFields>[]): Partial<ShowFields> {
  const isFirm = base.phase === 'confirmed';
  const helper = random.pick(team);
  const product = random.pick(PRODUCTS);
  const currency = base.fee?.currency ?? 'EUR';
  return {
    ...(base.artists.length > 1 ? { artists: billed(base.artists) } : {}),
    ...(isFirm && random.chance(0.5) ? sale(random, dateOf(base.start), base) : {}),
    ...(random.chance(0.3) ? { team: [{ userId: helper.id, name: helper.name, role: 'advancing' as const }] } : {}),
    ...(isFirm && random.chance(0.3) ? { externalNotes: random.pick(SHARED_NOTES) } : {}),
    ...(isFirm && random.chance(0.1)
      ? { products: [{ name: product.name, quantity: 1, price: { minor: product.minor, currency } }] }
      : {}),
  };
}
