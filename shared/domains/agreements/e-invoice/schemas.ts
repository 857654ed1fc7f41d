import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { EAddress } from '#shared/kernel/money/e-address.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { FINDING_PLACES, SEVERITIES } from './finding.ts';

/** The limits of an access point (money section 12). */
const LINE_MAX = 64;
const POSTCODE_MAX = 32;

/** A bookkeeping as the access point knows it. */
export const EntityInput = z.object({
  name: requiredText(LINE_MAX),
  line1: requiredText(LINE_MAX),
  town: requiredText(LINE_MAX),
  postcode: requiredText(POSTCODE_MAX),
  country: CountryCode,
});
export type EntityInput = z.infer<typeof EntityInput>;

export const Entity = z.object({
  bookkeepingId: Id,
  /** Whether this installation has an access point. Without one, nothing can be sent. */
  isSetUp: z.boolean(),
  /** The id at the access point; left out until the bookkeeping is registered. */
  entityId: z.string().optional(),
  /** The registered details. Before that, the proposal from the bookkeeping, which may lack some. */
  name: z.string(),
  line1: z.string(),
  town: z.string(),
  postcode: z.string(),
  country: z.string(),
  /** The addresses that the bookkeeping sends from. The first one is named on invoices. */
  identifiers: z.array(EAddress),
});
export type Entity = z.infer<typeof Entity>;

const FindingRow = z.object({
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  field: z.string(),
  where: z.enum(FINDING_PLACES),
  /** The record that mends it, if it is one of the agency's. */
  targetId: Id.optional(),
  message: z.string(),
});
export type FindingRow = z.infer<typeof FindingRow>;

export const Compliance = z.object({ isSetUp: z.boolean(), isCompliant: z.boolean(), findings: z.array(FindingRow) });
export type Compliance = z.infer<typeof Compliance>;

/** The forms of an e-invoice to download: the Peppol document, or the PDF that holds the invoice as data. */
export const E_FORMS = ['ubl', 'zugferd'] as const;
export const EForm = z.enum(E_FORMS);
export type EForm = z.infer<typeof EForm>;
