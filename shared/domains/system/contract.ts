import * as z from 'zod';
import { core } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';

const Check = z.object({ name: z.enum(['table', 'bucket', 'queue', 'mail']), ok: z.boolean(), ms: z.int() });

export const systemContract = contract('system', {
  routes: {
    /** For monitors: works without a sign-in, at an address only the operator knows. */
    health: route({
      ...core('GET', '/diagnostic/{fixedId}/health'),
      audience: 'public',
      permission: null,
      grants: ['table:read', 'files:read', 'queue:outbox', 'mail:send'],
      params: z.object({ fixedId: z.string().max(64) }),
      output: z.object({ ok: z.boolean(), at: z.string(), stage: z.string(), checks: z.array(Check) }),
    }),
  },
});
