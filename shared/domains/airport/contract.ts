import { Queued } from '#shared/kernel/ids.ts';
import { listRequest } from '#shared/kernel/list.ts';
import { core, recordRoutes, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { Airport, AirportInput } from './schemas.ts';

export const AIRPORT_LIST = { fields: ['country', 'active'], sorts: ['name', 'iata', 'city'] } as const;
export const AirportListRequest = listRequest(AIRPORT_LIST);

export const airportContract = contract('airport', {
  routes: {
    ...recordRoutes({
      domain: 'airport',
      plural: 'airports',
      input: AirportInput,
      output: Airport,
      row: Airport,
      list: AirportListRequest,
      right: (action) => (action === 'read' ? 'masterData.read' : 'masterData.update'),
    }),
    /** For operators: what the job does on its schedule, as soon as the worker is free. */
    sync: route({
      ...v1('POST', '/adminone/maintenance/syncairports'),
      aliases: [core('GET', '/housekeeping/syncairports')],
      audience: 'operator',
      permission: null,
      grants: ['table:read', 'table:write'],
      output: Queued,
    }),
  },
});
