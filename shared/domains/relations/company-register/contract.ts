import * as z from 'zod';
import { reads } from '#shared/kernel/contract/access.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { typedText } from '#shared/kernel/text/text.ts';

export const RegisteredCompany = z.object({
  organisationNumber: z.string(),
  name: z.string(),
  address: z.object({
    addressLine1: z.string(),
    addressLine2: z.string(),
    postalCode: z.string(),
    city: z.string(),
    countryId: z.string(),
  }),
  website: z.string(),
  isVatRegistered: z.boolean(),
  /** Bankrupt or being wound up. */
  isClosing: z.boolean(),
});
export type RegisteredCompany = z.infer<typeof RegisteredCompany>;

export const companyRegisterContract = contract('company-register', {
  routes: {
    /** By name or organisation number; `failed`: the register does not answer. */
    searchNorway: route(v1('GET', '/companyregister/no/search'), reads('company.read'), {
      timeout: 20,
      query: z.object({ keyword: typedText().trim().min(2).max(100) }),
      output: z.object({ rows: z.array(RegisteredCompany), failed: z.boolean() }),
    }),
  },
});
