import { Queued } from '#shared/kernel/ids.ts';
import { listRequest } from '#shared/kernel/list.ts';
import { core, recordRoutes, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { Airline, AirlineInput } from './schemas.ts';

export const AIRLINE_LIST = { fields: ['country', 'active'], sorts: ['name', 'iata'] } as const;
export const AirlineListRequest = listRequest(AIRLINE_LIST);

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
    /** For operators: what the job does on its schedule, as soon as the worker is free. */
    sync: route({
      ...v1('POST', '/adminone/maintenance/syncairlines'),
      aliases: [core('GET', '/housekeeping/syncairlines')],
      audience: 'operator',
      permission: null,
      grants: ['table:read', 'table:write'],
      output: Queued,
    }),
  },
});
