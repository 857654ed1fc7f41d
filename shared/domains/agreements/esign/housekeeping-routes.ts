import * as z from 'zod';
import { operator } from '#shared/kernel/contract/access.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';

/** The jobs of e-sign, run by hand. Operators only. */
export const housekeepingRoutes = {
  runRemind: route(core('GET', '/housekeeping/esignreminders'), operator.writes(), {
    timeout: 60,
    output: z.object({ documents: z.int() }),
  }),
  runAutoSign: route(core('GET', '/housekeeping/autosigning'), operator.writes(), {
    timeout: 60,
    output: z.object({ signed: z.int() }),
  }),
  runSweep: route(core('GET', '/housekeeping/esignlinks'), operator.writes(), {
    timeout: 60,
    output: z.object({ documents: z.int(), links: z.int() }),
  }),
  runAnchor: route(core('GET', '/housekeeping/esignanchor'), operator.reads('sealed:write'), {
    timeout: 60,
    output: z.object({ agencies: z.int(), documents: z.int() }),
  }),
};
