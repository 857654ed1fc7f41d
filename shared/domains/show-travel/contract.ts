import * as z from 'zod';
import { ShowIds } from '#shared/domains/show/many.ts';
import { TravelCard } from '#shared/domains/travel/schemas.ts';
import { Done, Id, IdParams } from '#shared/kernel/ids.ts';
import { v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';

const write = { audience: 'user', permission: 'show.update', grants: ['table:read', 'table:write'] } as const;
/** A flight, a train journey, a ride or a stay, by its id. */
const Travel = z.object({ travelId: Id });

/** Which journeys and stays belong to a show. */
export const showTravelContract = contract('show-travel', {
  errors: { 'showTravel.unknown': 404 },
  routes: {
    /** What belongs to a show, of the kinds the caller may read. */
    list: route({
      ...v1('GET', '/shows/{id}/travel'),
      audience: 'user',
      permission: 'show.read',
      grants: ['table:read'],
      params: IdParams,
      output: z.object({ rows: z.array(TravelCard) }),
    }),
    /** How many journeys and stays belong to any of these shows. */
    count: route({
      ...v1('POST', '/shows/travel/count'),
      audience: 'user',
      permission: 'show.read',
      grants: ['table:read'],
      body: ShowIds,
      output: z.object({ count: z.int() }),
    }),
    link: route({
      ...v1('POST', '/shows/{id}/linktravel'),
      ...write,
      params: IdParams,
      body: Travel,
      output: Done,
    }),
    unlink: route({
      ...v1('POST', '/shows/{id}/unlinktravel'),
      ...write,
      params: IdParams,
      body: Travel,
      output: Done,
    }),
  },
});
