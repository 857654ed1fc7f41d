import { dealList } from '#functions/domains/booking/show/public/deal-list.ts';
import { dealWrite, summaryOf } from '#functions/domains/booking/show/public/deal-store.ts';
import { commissionDefault, OPEN_SETTLEMENT } from '#shared/domains/booking/deal/defaults.ts';
import { type DealFields, DealInput, type DealType } from '#shared/domains/booking/deal/schemas.ts';
import { countedOf } from '#shared/domains/booking/deal/settlement.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { exponentOf, type Money } from '#shared/kernel/money/money.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import type { Random } from './random.ts';
import { euroRate } from './show-deal.ts';
import type { Stage } from './stage.ts';
import { type Draft, draft, putWrites } from './writer.ts';

const BASE = 'EUR';
/** The number of newest shows that may have a deal: more deals would take most of a load's time. */
const DEALT = 2000;
/** Weights of the deal types. This agency never agrees on a percentage without a guarantee. */
const TYPES: Readonly<Record<DealType, number>> = {
  flat: 38,
  versusNet: 34,
  versusGross: 12,
  plus: 6,
  pctGross: 0,
  pctNet: 0,
  tierBonus: 7,
};
const COSTS = ['PA and lights', 'Security', 'Marketing', 'Hospitality', 'Stage crew', 'Band hotel'];

/** Rounds an amount in the local currency. */
const rounded = (minor: number, { currency }: Money): number => {
  const unit = 10 ** exponentOf(currency);
  const step = minor / unit > 1000 ? 50 * unit : unit;
  return Math.max(step, Math.round(minor / step) * step);
};

function ticketsOf(random: Random, fee: Money, capacity: number) {
  const price = rounded((fee.minor * 2.4) / capacity, fee);
  const [early, share] = [Math.floor(capacity / 3), random.int(55, 100) / 100];
  const level = (key: string, name: string, seats: number, at: number) => ({
    key,
    name,
    capacity: seats,
    price: at,
    sold: Math.round(seats * share),
    comps: Math.min(random.int(0, 12), seats - Math.round(seats * share)),
    feePerTicket: Math.round(price / 20),
  });
  return [
    level('early', 'Early bird', early, rounded(price * 0.8, fee)),
    level('door', 'Regular', capacity - early, price),
  ];
}

const expensesOf = (random: Random, fee: Money) =>
  random
    .shuffled(COSTS)
    .slice(0, random.int(2, 5))
    .map((name, i) => ({
      key: `cost${i}`,
      name,
      amount: rounded(fee.minor * (random.int(4, 14) / 100), fee),
      ...(name === 'Band hotel' ? { handler: 'agency' as const } : {}),
    }));

const depositsOf = (random: Random) =>
  random.chance(0.75)
    ? [{ key: 'first', name: 'Deposit', rate: 50_000, due: { rule: 'afterSigning' as const, days: 14 } }]
    : [
        { key: 'first', name: 'On signing', rate: 25_000, due: { rule: 'afterSigning' as const, days: 7 } },
        { key: 'second', name: 'Before the show', rate: 25_000, due: { rule: 'beforeShow' as const, days: 30 } },
      ];

function termsOf(random: Random, type: DealType, fee: Money, capacity: number) {
  const whole = type === 'flat' || type === 'tierBonus';
  const guarantee = rounded(fee.minor * (whole ? 1 : 0.85), fee);
  const bonus = rounded(fee.minor * 0.08, fee);
  return {
    type,
    currency: fee.currency,
    guarantee: type.startsWith('pct') ? 0 : guarantee,
    percentage: whole ? 0 : random.pick([60_000, 70_000, 80_000, 85_000]),
    promoterProfit: type === 'plus' ? 15_000 : 0,
    bonuses:
      type === 'tierBonus'
        ? [50, 75, 95].map((part) => ({ at: Math.ceil((capacity * part) / 100), amount: bonus }))
        : [],
  };
}

function dealOf(random: Random, show: Stored<ShowFields>, fee: Money, artist: ArtistInput): DealFields {
  // Tickets of at least ten: a small fee does not sell out a stadium.
  const affordable = Math.round((fee.minor * 2.4) / (10 * 10 ** exponentOf(fee.currency)));
  const capacity = Math.max(50, Math.min(show.capacity ?? 500, affordable));
  const { exchangeRate: _none, ...deal } = DealInput.parse({
    ...termsOf(random, random.weighted(TYPES), fee, capacity),
    tickets: ticketsOf(random, fee, capacity),
    expenses: expensesOf(random, fee),
    deposits: depositsOf(random),
    taxRate: random.pick([6000, 9000, 7000]),
    commission: {
      ...commissionDefault(artist),
      mode: random.pick(['inside', 'inside', 'onTop']),
      agents: [{ userId: show.owner.userId, name: show.owner.name, weight: 100_000 }],
    },
    ...(show.phase === 'confirmed' ? { signedOn: show.createdAt.slice(0, 10) } : {}),
    ...(random.chance(0.15) ? { withholding: { parts: [{ name: 'Income tax', rate: 15_000 }] } } : {}),
  });
  const exchange = {
    base: BASE,
    rate: euroRate(fee.currency),
    date: show.createdAt.slice(0, 10),
    source: 'manual' as const,
  };
  return { ...deal, ...(fee.currency === BASE ? {} : { exchange }), settlement: OPEN_SETTLEMENT };
}

/** Settles the deals of most past shows. */
function settled(random: Random, stage: Stage, show: ShowFields, deal: DealFields): DealFields {
  const isDue = show.phase === 'confirmed' && show.end < stage.today;
  if (!isDue || !random.chance(0.7)) return deal;
  return {
    ...deal,
    settlement: { ...countedOf(deal), closedAt: `${show.end.slice(0, 10)}T23:30:00.000Z`, closedBy: show.owner.name },
  };
}

/** Gives most of the withheld taxes a certificate: asked for a week after the show, and received weeks later. */
function certified(random: Random, { today }: Stage, show: ShowFields, deal: DealFields): DealFields {
  const requestedOn = addDays(show.end.slice(0, 10), 7);
  if (!deal.withholding || show.phase !== 'confirmed' || requestedOn > today || random.chance(0.15)) return deal;
  const receivedOn = addDays(requestedOn, random.int(20, 60));
  if (receivedOn > today || random.chance(0.2)) return { ...deal, certificate: { requestedOn } };
  const reclaimedOn = addDays(receivedOn, random.int(10, 90));
  return { ...deal, certificate: { requestedOn, receivedOn, ...(reclaimedOn > today ? {} : { reclaimedOn }) } };
}

/** Makes the deals, and the shows with the fee that follows from their deal. */
export function deals(stage: Stage, artists: readonly Stored<ArtistInput>[], booked: readonly Draft<ShowFields>[]) {
  const random = stage.random.fork('deals');
  const chances = stage.random.fork('certificates');
  const byId = new Map(artists.map((artist) => [artist.id, artist]));
  const made: Draft<DealFields>[] = [];
  const shows = booked.map((entry, i) => {
    const { ctx, record } = entry;
    const artist = byId.get(record.artists[0]?.artistId ?? '');
    if (i < booked.length - DEALT || !artist || !record.fee || record.fee.minor <= 0 || !random.chance(0.5))
      return entry;
    const agreed = settled(random, stage, record, dealOf(random, record, record.fee, artist));
    const deal = certified(chances, stage, record, agreed);
    made.push(draft(random, ctx, record.no, deal));
    return { ctx, record: { ...record, ...summaryOf(deal) } };
  });
  return { shows, deals: made };
}

/** Deals have no log of their own. */
export async function plantDeals({ tenantId }: Stage, made: readonly Draft<DealFields>[]): Promise<void> {
  await putWrites(made.map(({ ctx, record }) => dealWrite(ctx, undefined, record)));
  await dealList.build(
    tenantId,
    made.map(({ record }) => record),
  );
}
