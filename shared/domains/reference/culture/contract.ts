import * as z from 'zod';
import { CultureCode } from '#shared/data/cultures.ts';
import { builtinOf, builtinRoutes } from '#shared/kernel/contract/builtin-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';

export const CultureInput = z.object({ code: CultureCode, isActive: z.boolean(), isDefault: z.boolean() });
export type CultureInput = z.infer<typeof CultureInput>;
export const Culture = builtinOf(CultureInput);
export type Culture = z.infer<typeof Culture>;

export const cultureContract = contract('culture', {
  errors: { 'culture.needsDefault': 409 },
  routes: builtinRoutes({ path: 'culture', input: CultureInput }),
});
