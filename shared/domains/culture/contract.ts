import * as z from 'zod';
import { CultureCode } from '#shared/data/cultures.ts';
import { RevInput } from '#shared/kernel/record.ts';
import { pageApi } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';

export const CultureInput = z.object({ code: CultureCode, isActive: z.boolean(), isDefault: z.boolean() });
export type CultureInput = z.infer<typeof CultureInput>;
/** Revision 0: the agency never changed it. */
export const Culture = CultureInput.extend({ rev: z.int() });
export type Culture = z.infer<typeof Culture>;

export const cultureContract = contract('culture', {
  errors: { 'culture.needsDefault': 409 },
  routes: {
    list: route({
      ...pageApi('POST', '/culture/list'),
      audience: 'user',
      permission: 'masterData.read',
      grants: ['table:read'],
      body: z.object({}),
      output: z.object({ rows: z.array(Culture) }),
    }),
    update: route({
      ...pageApi('POST', '/culture/update'),
      audience: 'user',
      permission: 'masterData.update',
      grants: ['table:read', 'table:write'],
      body: CultureInput.extend({ rev: RevInput }),
      output: Culture,
    }),
  },
});
