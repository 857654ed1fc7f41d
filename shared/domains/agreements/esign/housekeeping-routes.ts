import * as z from 'zod';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';

const operator = { audience: 'operator', permission: null, timeout: 60 } as const;
const write = ['table:read', 'table:write'] as const;

/** The jobs of e-sign, run by hand. Operators only. */
export const housekeepingRoutes = {
  runRemind: route({
    ...core('GET', '/housekeeping/esignreminders'),
    ...operator,
    grants: write,
    output: z.object({ documents: z.int() }),
  }),
  runAutoSign: route({
    ...core('GET', '/housekeeping/autosigning'),
    ...operator,
    grants: write,
    output: z.object({ signed: z.int() }),
  }),
  runSweep: route({
    ...core('GET', '/housekeeping/esignlinks'),
    ...operator,
    grants: write,
    output: z.object({ documents: z.int(), links: z.int() }),
  }),
  runAnchor: route({
    ...core('GET', '/housekeeping/esignanchor'),
    ...operator,
    grants: ['table:read', 'sealed:write'],
    output: z.object({ agencies: z.int(), documents: z.int() }),
  }),
};
