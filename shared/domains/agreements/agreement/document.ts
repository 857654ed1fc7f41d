import * as z from 'zod';
import { Currency, MAX_MINOR, shareOf } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { typedText } from '#shared/kernel/text/text.ts';

const line = typedText().max(200);
const paragraph = typedText().max(5000);
const day = z.iso.date();
const minor = z.int().min(-MAX_MINOR).max(MAX_MINOR);
/** A rate in thousandths of a percent: 9 % = 9000. */
const rate = z.int().min(0).max(100_000);

/** The most lines of the timetable in print. */
export const MAX_TIMETABLE = 50;
/** The most shows of a document, and the most artists of several shows (money section 3). */
export const MAX_SHOWS = 50;
export const MAX_ARTISTS = 10;
/** The most costs of the promoter, each once for all shows. */
const MAX_COSTS = 200;
/** The most payments: a deposit and a balance for each of the most shows. */
export const MAX_PAYMENTS = 2 * MAX_SHOWS;
/** The most characters of the deal in words: of several shows, each may have its own. */
const DEAL_MAX = 40_000;

export const AgreementParty = z.object({
  name: line,
  address: z.array(line).max(8),
  vatNumber: line.default(''),
  registerNumber: line.default(''),
  email: line.default(''),
  phone: line.default(''),
  signatory: z.object({ name: line, capacity: line.default('') }),
});
export type AgreementParty = z.infer<typeof AgreementParty>;

export const AgreementLine = z.object({
  text: typedText().max(500),
  /** The quantity, with at most three decimals (money section 1). */
  quantity: z
    .number()
    .min(-1_000_000)
    .max(1_000_000)
    .overwrite((value) => Math.round(value * 1000) / 1000)
    .default(1),
  net: minor,
  vatRate: rate,
  /** The show that it charges, in a document of several. */
  showId: Id.optional(),
});
export type AgreementLine = z.infer<typeof AgreementLine>;

/** A show in a document of several. Its fee is the sum of its lines. */
export const ScheduledShow = z.object({
  showId: Id,
  artist: line,
  date: day,
  lastDate: day.optional(),
  start: line.default(''),
  end: line.default(''),
  venue: line.default(''),
  city: line.default(''),
});
export type ScheduledShow = z.infer<typeof ScheduledShow>;

/** The clauses with a standard text per language, which the agency's brand may replace. */
export const CLAUSES = ['taxes', 'payment', 'cancellation', 'forceMajeure', 'law'] as const;
export type Clause = (typeof CLAUSES)[number];

/** Tax kept back at source. */
const withholding = {
  withholdingRate: rate.optional(),
  /** The artist's fee is agreed with the tax in it, or the promoter pays the tax on top of it. */
  withholdingBearer: z.enum(['artist', 'promoter']).optional(),
  /** Steps of withholding. `onFirst`: a share of the first step's tax, not of the fee. */
  withholdingSteps: z
    .array(z.object({ rate, onFirst: z.boolean().default(false) }))
    .max(4)
    .optional(),
};
export type Withholding = z.infer<z.ZodObject<typeof withholding>>;

/** The content of every kind of agreement, in any layout. It freezes when sent. Amounts are minor units. */
export const AgreementBase = z.object({
  locale: Locale,
  number: line,
  date: day,
  version: z.int().min(1).default(1),
  agency: AgreementParty,
  show: z.object({
    title: line,
    artist: line,
    date: day,
    /** Left out for a show of one day. */
    lastDate: day.optional(),
    start: line.default(''),
    end: line.default(''),
    /** The stage, or the position in the running order. */
    slot: line.default(''),
    billing: line.default(''),
    venue: z.object({ name: line, address: z.array(line).max(8), capacity: z.int().min(0).optional() }),
  }),
  /** The schedule of several shows, by day. `show` then has what all of them have. Left out for one show. */
  shows: z.array(ScheduledShow).min(2).max(MAX_SHOWS).optional(),
  timetable: z
    .array(z.object({ time: line, label: line, note: line.default('') }))
    .max(MAX_TIMETABLE)
    .default([]),
  currency: Currency,
  /** The deal in words: guarantee, percentage, bonuses. */
  deal: typedText().max(DEAL_MAX).default(''),
  lines: z.array(AgreementLine).min(1).max(200),
  /** The text if VAT is not charged: reverse charge or exemption. */
  vatText: paragraph.default(''),
  payments: z
    .array(z.object({ due: day, amount: minor, text: line.default('') }))
    .max(MAX_PAYMENTS)
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
  ...withholding,
  /** Tax kept back at source of several shows, if it differs. The fields of the document are empty then. */
  withholdingByShow: z
    .array(z.object({ showId: Id, ...withholding }))
    .max(MAX_SHOWS)
    .optional(),
  cancellation: z
    .array(z.object({ daysBefore: z.int().min(0), percent: z.int().min(0).max(100) }))
    .max(10)
    .default([]),
  law: z.object({ country: line, court: line }),
  notes: paragraph.default(''),
  clauses: z.partialRecord(z.enum(CLAUSES), paragraph).default({}),
});

/** A document of any kind as its show proposes it. Number, language and version are the record's. */
export const ProposedDocument = AgreementBase.omit({ number: true, locale: true, version: true }).extend({
  promoter: AgreementParty.optional(),
  artist: AgreementParty.optional(),
  costsByPromoter: z.array(line).max(MAX_COSTS).optional(),
});

/** The document that a promoter is offered and agrees to. */
export const PromoterAgreement = AgreementBase.extend({
  promoter: AgreementParty,
  costsByPromoter: z.array(line).max(MAX_COSTS).default([]),
});
export type PromoterAgreement = z.infer<typeof PromoterAgreement>;

/** The parties that the agency deals with in print, each by its name there. */
export const PARTNERS = ['promoter', 'artist'] as const;
export type Partner = (typeof PARTNERS)[number];
/** The document of any kind, with its other party and the fields that only some kinds have. */
export type AgreementDocument = z.infer<typeof AgreementBase> &
  Partial<
    Record<Partner, AgreementParty> & Pick<PromoterAgreement, 'costsByPromoter'> & { readonly validUntil: string }
  >;

const NOBODY: AgreementParty = {
  name: '',
  address: [],
  vatNumber: '',
  registerNumber: '',
  email: '',
  phone: '',
  signatory: { name: '', capacity: '' },
};
export const partnerOf = ({ promoter, artist }: AgreementDocument): AgreementParty => promoter ?? artist ?? NOBODY;

export interface AgreementTotals {
  readonly net: number;
  readonly vat: readonly { readonly rate: number; readonly net: number; readonly amount: number }[];
  readonly gross: number;
}

/** Computes VAT per rate over the sum of its lines (EN 16931). So the parts always add up to the total. */
export function agreementTotals(lines: readonly AgreementLine[]): AgreementTotals {
  const bases = new Map<number, number>();
  for (const { vatRate, net } of lines) bases.set(vatRate, (bases.get(vatRate) ?? 0) + net);
  const vat = [...bases]
    .map(([vatRate, net]) => ({ rate: vatRate, net, amount: shareOf(net, vatRate) }))
    .sort((a, b) => a.rate - b.rate);
  const net = lines.reduce((sum, l) => sum + l.net, 0);
  return { net, vat, gross: net + vat.reduce((sum, v) => sum + v.amount, 0) };
}
