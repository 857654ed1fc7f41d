import * as z from 'zod';
import { CultureCode } from '#shared/data/cultures.ts';
import { givenOf, givenRoutes } from '#shared/kernel/given-contract.ts';
import { contract } from '#shared/kernel/route.ts';

export const CultureInput = z.object({ code: CultureCode, isActive: z.boolean(), isDefault: z.boolean() });
export type CultureInput = z.infer<typeof CultureInput>;
export const Culture = givenOf(CultureInput);
export type Culture = z.infer<typeof Culture>;

export const cultureContract = contract('culture', {
  errors: { 'culture.needsDefault': 409 },
  routes: givenRoutes({ path: 'culture', input: CultureInput }),
});
