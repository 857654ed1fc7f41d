import * as z from 'zod';
import { Locale } from '#shared/kernel/locale.ts';
import { Currency, MAX_MINOR, shareOf } from '#shared/kernel/money.ts';

const line = z.string().max(200);
const paragraph = z.string().max(5000);
const day = z.iso.date();
const minor = z.int().min(-MAX_MINOR).max(MAX_MINOR);
/** Thousandths of a percent: 9 % = 9000. */
const rate = z.int().min(0).max(100_000);

/** Lines of the timetable on paper. */
export const MAX_TIMETABLE = 50;

export const ContractParty = z.object({
  name: line,
  address: z.array(line).max(8),
  vatNumber: line.default(''),
  registerNumber: line.default(''),
  email: line.default(''),
  phone: line.default(''),
  signatory: z.object({ name: line, capacity: line.default('') }),
});
export type ContractParty = z.infer<typeof ContractParty>;

export const ContractLine = z.object({
  text: z.string().max(500),
  /** In thousandths at most (money section 1). */
  quantity: z
    .number()
    .min(-1_000_000)
    .max(1_000_000)
    .overwrite((value) => Math.round(value * 1000) / 1000)
    .default(1),
  net: minor,
  vatRate: rate,
});
export type ContractLine = z.infer<typeof ContractLine>;

/** Clauses with a standard text per language, which the agency's brand may replace. */
export const CLAUSES = ['taxes', 'payment', 'cancellation', 'forceMajeure', 'law'] as const;
export type Clause = (typeof CLAUSES)[number];

/** All that a contract prints, whatever the layout: frozen when the contract is sent. Amounts are minor units. */
export const ContractDocument = z.object({
  locale: Locale,
  number: line,
  date: day,
  version: z.int().min(1).default(1),
  agency: ContractParty,
  promoter: ContractParty,
  show: z.object({
    title: line,
    artist: line,
    date: day,
    start: line.default(''),
    end: line.default(''),
    /** Stage or position in the running order. */
    slot: line.default(''),
    billing: line.default(''),
    venue: z.object({ name: line, address: z.array(line).max(8), capacity: z.int().min(0).optional() }),
  }),
  timetable: z
    .array(z.object({ time: line, label: line, note: line.default('') }))
    .max(MAX_TIMETABLE)
    .default([]),
  currency: Currency,
  /** The deal in words: guarantee, percentage, bonuses. */
  deal: paragraph.default(''),
  lines: z.array(ContractLine).min(1).max(200),
  /** Printed where VAT is not charged: reverse charge or exemption. */
  vatText: paragraph.default(''),
  costsByPromoter: z.array(line).max(50).default([]),
  payments: z
    .array(z.object({ due: day, amount: minor, text: line.default('') }))
    .max(24)
    .default([]),
  bank: z.object({ holder: line, iban: line, bic: line.default(''), name: line.default('') }).optional(),
  exclusivity: z
    .object({
      radius: z.int().min(1),
      unit: z.enum(['km', 'mi']),
      daysBefore: z.int().min(0),
      daysAfter: z.int().min(0),
    })
    .optional(),
  riders: z.array(line).max(20).default([]),
  hospitality: paragraph.default(''),
  travel: paragraph.default(''),
  guestTickets: z.int().min(0).default(0),
  withholdingRate: rate.optional(),
  cancellation: z
    .array(z.object({ daysBefore: z.int().min(0), percent: z.int().min(0).max(100) }))
    .max(10)
    .default([]),
  law: z.object({ country: line, court: line }),
  notes: paragraph.default(''),
  clauses: z.partialRecord(z.enum(CLAUSES), paragraph).default({}),
});
export type ContractDocument = z.infer<typeof ContractDocument>;

export interface ContractTotals {
  readonly net: number;
  readonly vat: readonly { readonly rate: number; readonly net: number; readonly amount: number }[];
  readonly gross: number;
}

/** VAT is taken per rate over the sum of its lines (EN 16931), so the parts always add up to the total. */
export function contractTotals(lines: readonly ContractLine[]): ContractTotals {
  const bases = new Map<number, number>();
  for (const { vatRate, net } of lines) bases.set(vatRate, (bases.get(vatRate) ?? 0) + net);
  const vat = [...bases]
    .map(([vatRate, net]) => ({ rate: vatRate, net, amount: shareOf(net, vatRate) }))
    .sort((a, b) => a.rate - b.rate);
  const net = lines.reduce((sum, l) => sum + l.net, 0);
  return { net, vat, gross: net + vat.reduce((sum, v) => sum + v.amount, 0) };
}
