import * as z from 'zod';
import { freeFields } from '#shared/domains/identity/free-field/schemas.ts';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { preliminary } from '#shared/kernel/access/approval.ts';
import { Address } from '#shared/kernel/geo/address.ts';
import { Iban, OptionalBic } from '#shared/kernel/money/bank.ts';
import { OptionalEAddress } from '#shared/kernel/money/e-address.ts';
import { Sum } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { HexColor, optionalEmail, requiredText, text, webAddress } from '#shared/kernel/text/text.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';
import { COMPANY_ROLES, RISK_LEVELS } from './kinds.ts';

export const CompanyRole = z.enum(COMPANY_ROLES);
export type CompanyRole = z.infer<typeof CompanyRole>;

export const FinancialRisk = z.object({
  level: z.enum(RISK_LEVELS).default('unknown'),
  comment: text(500).default(''),
});

/** The bank account of a company. */
export const BankData = z.object({
  holder: text(70).default(''),
  iban: z.union([z.literal(''), Iban], { error: 'iban' }).default(''),
  bic: OptionalBic,
});

/** A room of a venue, with its own capacity. */
export const Room = z.object({
  name: requiredText(100),
  standing: z.int().min(0).max(1_000_000).optional(),
  seated: z.int().min(0).max(1_000_000).optional(),
});
export type Room = z.infer<typeof Room>;
export const MAX_ROOMS = 30;

/** The details that only a venue has. */
export const VenueDetails = z.object({
  rooms: z.array(Room).max(MAX_ROOMS).default([]),
  ageRestrictionId: Id.optional(),
  /** Stage, sound, light, power, load-in. */
  technicalData: text(2500).default(''),
  travelHints: text(2500).default(''),
});
export type VenueDetails = z.infer<typeof VenueDetails>;

export const CompanyInput = z.object({
  name: requiredText(100),
  roles: z.array(CompanyRole).min(1).max(COMPANY_ROLES.length),
  address: Address,
  email: optionalEmail,
  phone: text(50).default(''),
  website: webAddress(200),
  registerNumber: text(50).default(''),
  vatNumber: text(20).default(''),
  /** The number by which the bookkeeping package knows it. */
  debtorNumber: z
    .string()
    .trim()
    .regex(/^\w{0,15}$/, { error: 'export.badValue' })
    .optional(),
  financialRisk: FinancialRisk.default({ level: 'unknown', comment: '' }),
  /** The capacity of a venue, in people. */
  capacity: z.int().min(0).max(1_000_000).optional(),
  /** The time zone of a venue. */
  zone: TimeZone.optional(),
  venueDetails: VenueDetails.optional(),
  bank: BankData.optional(),
  paymentTermId: Id.optional(),
  /** The address for e-invoices to it. */
  eAddress: OptionalEAddress.optional(),
  /** The reference that it wants on every invoice, if the invoice has none of its own. */
  buyerReference: text(50).optional(),
  /** The VAT rate that its documents start with. */
  vatRateId: Id.optional(),
  /** The language of mails and agreements. */
  culture: z.union([z.literal(''), Locale], { error: 'choice' }).optional(),
  isActive: z.boolean().default(true),
  notes: text(2500).default(''),
  statusId: Id.optional(),
  tagIds: TagIds,
  ...freeFields,
});
export type CompanyInput = z.infer<typeof CompanyInput>;
export const CompanyFields = CompanyInput.extend(preliminary);
export type CompanyFields = z.infer<typeof CompanyFields>;
export const Company = CompanyFields.extend(Meta.shape);
export type Company = z.infer<typeof Company>;

/**
 * The amounts that a company owes the agency over all its invoices. `total` is in the money of the bookkeepings, at the
 * rates at which the invoices were issued; `amounts` are by invoice currency. Left out when nothing is outstanding.
 */
export const OutstandingAmounts = z.object({
  total: z.object({ formatted: z.string() }),
  amounts: z.array(Sum.extend({ formatted: z.string() })),
});
/** The agency's debt to a company: credit notes that were neither set off nor paid out. */
export const CreditBalance = z.array(Sum.extend({ formatted: z.string() }));
export type OutstandingAmounts = z.infer<typeof OutstandingAmounts>;
export const RiskInfo = z.object({
  company: z.object({
    companyId: Id,
    name: z.string(),
    financialRisk: FinancialRisk.extend({ text: z.string(), hexColor: HexColor }),
  }),
  outstandingAmounts: OutstandingAmounts.optional(),
  creditBalance: CreditBalance.optional(),
});
export type RiskInfo = z.infer<typeof RiskInfo>;

/** The fields of a company that other records copy (spec section 3: companyId, name, cityCountry). */
export const CompanySummary = z.object({ companyId: Id, name: z.string(), cityCountry: z.string() });
export type CompanySummary = z.infer<typeof CompanySummary>;
export const VenueSummary = z.object({
  venueId: Id,
  name: z.string(),
  cityCountry: z.string(),
  city: z.string(),
  capacity: z.int().optional(),
  /** The time zone of the venue. Without one, its shows use the clock of their artist. */
  zone: z.string().optional(),
  lat: z.number().optional(),
  lng: z.number().optional(),
});
export type VenueSummary = z.infer<typeof VenueSummary>;
