import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';

/** The values that the office compares, as the spec names them (section 3). Other comparisons have their own list. */
const MISMATCHES = ['traderName', 'traderCity'] as const;
const ADDRESS_MISMATCHES = ['traderStreet', 'traderPostcode'] as const;
/** Spec section 3. */
export const GermanTaxValidation = z.object({
  printRequested: z.boolean(),
  printRequestedBy: z.string().optional(),
  /** Instant. */
  printRequestedOn: z.string().optional(),
  noMatch: z.array(z.enum(MISMATCHES)),
  /** The mismatches of the address; empty in older stored answers. */
  addressNoMatch: z.array(z.enum(ADDRESS_MISMATCHES)).default([]),
  traderVatNumber: z.string(),
  /** Whether the office confirmed the number; undefined before it was asked. */
  isValid: z.boolean().optional(),
});
export type GermanTaxValidation = z.infer<typeof GermanTaxValidation>;

const OfCompany = z.object({ companyId: Id });

export const germanTaxContract = contract('german-tax', {
  errors: {
    'germanTax.noOwn': 400,
    'germanTax.foreignOnly': 400,
    'germanTax.connection': 409,
    'germanTax.refused': 409,
    'germanTax.unknownAnswer': 409,
  },
  routes: {
    get: route(core('POST', '/germantax/details'), reads('company.read'), {
      body: OfCompany,
      output: z.object({
        /** The reason why the office cannot be asked about this company. */
        hindrance: z.enum(['noOwn', 'foreignOnly']).optional(),
        validation: GermanTaxValidation.optional(),
      }),
    }),
    /** Requests the qualified confirmation of a foreign VAT number (section 18e of the German VAT act). */
    validate: route(core('POST', '/germantax/validate'), writes('company.update'), {
      timeout: 20,
      body: OfCompany,
      output: GermanTaxValidation,
    }),
  },
});
