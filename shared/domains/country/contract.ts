import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { RevInput } from '#shared/kernel/record.ts';
import { pageApi } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';

export const CountryInput = z.object({
  code: CountryCode,
  /** Offered for new addresses. */
  isActive: z.boolean().default(true),
  /** What a new company of this country starts with: its VAT rate, the language it is written to. */
  vatRateId: Id.optional(),
  culture: z.union([z.literal(''), Locale], { error: 'choice' }).default(''),
  /** ISO 3166-2; the state that a new address of this country starts with. */
  defaultStateId: z.string().max(6).default(''),
});
export type CountryInput = z.infer<typeof CountryInput>;
/** Revision 0: the agency never changed it. Names and states are the product's, by the reader's language. */
export const Country = CountryInput.extend({ rev: z.int() });
export type Country = z.infer<typeof Country>;

const reads = { audience: 'user', permission: 'masterData.read', grants: ['table:read'] } as const;

export const countryContract = contract('country', {
  routes: {
    list: route({
      ...pageApi('POST', '/country/list'),
      ...reads,
      body: z.object({ isActive: z.boolean().optional() }),
      output: z.object({ rows: z.array(Country) }),
    }),
    get: route({
      ...pageApi('GET', '/country/{code}'),
      ...reads,
      params: z.object({ code: CountryCode }),
      output: Country,
    }),
    update: route({
      ...pageApi('POST', '/country/update'),
      audience: 'user',
      permission: 'masterData.update',
      grants: ['table:read', 'table:write'],
      body: CountryInput.extend({ rev: RevInput }),
      output: Country,
    }),
  },
});
