import * as z from 'zod';
import { listRequest } from '#shared/kernel/list.ts';
import { core, recordRoutes, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { Airline, AirlineInput } from './schemas.ts';

export const AirlineListRequest = listRequest(['country', 'active'], ['name', 'iata']);

export const airlineContract = contract('airline', {
  routes: {
    ...recordRoutes({
      domain: 'airline',
      plural: 'airlines',
      input: AirlineInput,
      output: Airline,
      row: Airline,
      list: AirlineListRequest,
      right: (action) => (action === 'read' ? 'masterData.read' : 'masterData.update'),
    }),
    /** For operators: what the job does on its schedule, now. */
    sync: route({
      ...v1('POST', '/adminone/maintenance/syncairlines'),
      aliases: [core('GET', '/housekeeping/syncairlines')],
      audience: 'operator',
      permission: null,
      grants: ['table:read', 'table:write'],
      timeout: 300,
      output: z.object({ agencies: z.int(), created: z.int(), updated: z.int() }),
    }),
  },
});
