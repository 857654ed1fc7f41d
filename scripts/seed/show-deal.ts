import { exponentOf, type Money } from '#shared/kernel/money/money.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { addDays, diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { countryOf } from './data/countries.ts';
import type { Random } from './random.ts';

/** Roughly what a euro buys, so that fees look right; 1 where nothing is said. */
const RATES: Readonly<Record<string, number>> = {
  GBP: 0.85,
  DKK: 7.5,
  SEK: 11,
  NOK: 11.5,
  PLN: 4.3,
  CZK: 25,
  HUF: 390,
  USD: 1.1,
  CAD: 1.5,
  JPY: 160,
  AUD: 1.65,
  BRL: 6,
};

/** Units of a currency for a euro, as rates are written. */
export const euroRate = (currency: string): string => String(RATES[currency] ?? 1);

type Weights = Readonly<Record<string, number>>;
const PHASES_BY_AGE: readonly { readonly from: number; readonly weights: Readonly<Record<Phase, number>> }[] = [
  { from: 240, weights: { confirmed: 24, options: 64, cancelled: 12 } },
  { from: 60, weights: { confirmed: 42, options: 44, cancelled: 14 } },
  { from: 0, weights: { confirmed: 64, options: 22, cancelled: 14 } },
  { from: Number.NEGATIVE_INFINITY, weights: { confirmed: 78, options: 0, cancelled: 22 } },
];
const CONFIRMED_BY_AGE: readonly { readonly from: number; readonly weights: Weights }[] = [
  { from: 120, weights: { Confirmed: 50, 'Verbally confirmed': 30, 'Contract sent': 20 } },
  { from: 21, weights: { Contracted: 45, 'Contract sent': 25, Confirmed: 25, 'Verbally confirmed': 5 } },
  { from: 0, weights: { Advanced: 55, Contracted: 38, 'Contract sent': 7 } },
  { from: -30, weights: { Played: 85, Contracted: 10, Settled: 5 } },
  { from: Number.NEGATIVE_INFINITY, weights: { Settled: 82, Played: 18 } },
];
const OPTION: Weights = { Option: 64, 'Offer received': 13, 'Availability given': 12, Request: 11 };
const CANCELLED: Weights = { Released: 50, Cancelled: 22, Declined: 20, Postponed: 8 };

const byAge = <T>(steps: readonly { from: number; weights: T }[], days: number): T => {
  const step = steps.find(({ from }) => days >= from);
  if (!step) throw new Error('every age has a step');
  return step.weights;
};

/** A default status's name, as likely as it is that many days before or after the show. */
export function statusName(random: Random, days: number, isRival: boolean): string {
  const phase = random.weighted(byAge(PHASES_BY_AGE, days));
  if (phase === 'cancelled') return random.weighted(CANCELLED);
  // Of two shows on one date one may be confirmed; both is a clash, and rare.
  if (phase === 'options' || (isRival && days >= 0 && random.chance(0.9))) return random.weighted(OPTION);
  return random.weighted(byAge(CONFIRMED_BY_AGE, days));
}

/** Most options end within two weeks, a few later, and a few did already. */
export function expiryOf(random: Random, today: LocalDate, day: LocalDate): LocalDate | undefined {
  if (!random.chance(0.85)) return undefined;
  const when = random.weighted({ soon: 80, later: 17, past: 3 });
  const span = { soon: [0, 14], later: [15, 45], past: [-4, -1] }[when] as [number, number];
  const expires = addDays(today, random.int(...span));
  return diffDays(expires, day) > 0 ? expires : addDays(day, -1);
}

/** Audience, ticket price and lowest fee by artist level. Amounts are euros. */
const LEVELS = [
  { draw: 180, ticket: 16, least: 1000 },
  { draw: 350, ticket: 20, least: 1500 },
  { draw: 700, ticket: 25, least: 3000 },
  { draw: 1400, ticket: 32, least: 6500 },
  { draw: 4000, ticket: 42, least: 15_000 },
] as const;
type Level = (typeof LEVELS)[number];
/** Of ten artists three begin and one fills halls. */
const STEPS = [2, 0, 1, 3, 0, 2, 1, 4, 1, 0];
export const levelOf = (artist: number): Level => LEVELS[STEPS[artist % STEPS.length] ?? 0] ?? LEVELS[0];

/** Artist's share of what a house that is well sold takes. */
const SHARE = 0.35;
const SOLD = 0.8;

/** A round amount in the money of the place: what the artist is worth in a house of that size. */
export function feeOf(random: Random, artist: number, country: string, capacity: number): Money | undefined {
  if (!random.chance(0.9)) return undefined;
  const { currency } = countryOf(country);
  const { draw, ticket, least } = levelOf(artist);
  const worth = Math.min(capacity, draw * 1.5) * SOLD * ticket * SHARE;
  const euros = Math.max(least, worth) * (random.int(85, 120) / 100);
  const amount = euros * (RATES[currency] ?? 1);
  const step = 10 ** Math.max(1, Math.floor(Math.log10(amount)) - 1);
  return { currency, minor: Math.round(amount / step) * step * 10 ** exponentOf(currency) };
}
