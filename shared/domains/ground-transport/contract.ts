import * as z from 'zod';
import { PLACE_KEYWORD_MAX, PLACE_KEYWORD_MIN } from '#shared/domains/google/rules.ts';
import { ShowRef } from '#shared/domains/travel/schemas.ts';
import { LocalDateTime } from '#shared/kernel/date.ts';
import { GeoPoint } from '#shared/kernel/geo.ts';
import { Id, IdParams } from '#shared/kernel/ids.ts';
import { listRequest } from '#shared/kernel/list.ts';
import type { Permission } from '#shared/kernel/permission.ts';
import { RevInput } from '#shared/kernel/record.ts';
import { recordRoutes, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { Directions } from './directions.ts';
import { GroundTransport, GroundTransportInput, GroundTransportRow, PlaceId } from './schemas.ts';

export const GROUND_TRANSPORT_LIST = {
  fields: ['artist', 'traveller', 'show', 'phase', 'tag'],
  sorts: ['date', 'artist'],
} as const;
export const GroundTransportListRequest = listRequest(GROUND_TRANSPORT_LIST);

const one = '/groundtransports/{id}';
const right = (action: string) => `groundTransport.${action}` as Permission;
const { create, ...plain } = recordRoutes({
  domain: 'groundtransport',
  plural: 'groundtransports',
  input: GroundTransportInput,
  output: GroundTransport,
  row: GroundTransportRow,
  list: GroundTransportListRequest,
  right,
  aliases: { get: [v1('GET', one)] },
});
const reads = { audience: 'user', permission: 'groundTransport.read', grants: ['table:read'] } as const;
const changes = {
  audience: 'user',
  permission: 'groundTransport.update',
  grants: ['table:read', 'table:write'],
  params: IdParams,
  output: GroundTransport,
} as const;

/** A choice that the server offers, named in the reader's language (spec section 3). */
const Option = z.object({ value: z.string(), text: z.string(), icon: z.string() });
/** `52.37,4.89`: where a place of Google's lies, as it was told before. */
const Geo = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, { error: 'choice' })
  .transform((text) => {
    const [lat, lng] = text.split(',').map(Number);
    return { lat, lng };
  })
  .pipe(GeoPoint)
  .optional();

export const groundTransportContract = contract('ground-transport', {
  routes: {
    ...plain,
    create: route({
      ...create,
      /** Made from a show, it belongs to it from the first. */
      body: GroundTransportInput.extend({ showId: Id.optional() }),
    }),
    /** Drag in planning: other times, perhaps another artist. */
    move: route({
      ...v1('POST', `${one}/move`),
      ...changes,
      body: z.object({ rev: RevInput, artistId: Id, start: LocalDateTime, end: LocalDateTime }),
    }),
    copy: route({ ...v1('POST', `${one}/copy`), ...changes, permission: 'groundTransport.create' }),
    linkShow: route({ ...v1('POST', `${one}/linkshow`), ...changes, body: ShowRef }),
    unlinkShow: route({ ...v1('POST', `${one}/unlinkshow`), ...changes, body: ShowRef }),
    /** What phase and kind of place can be. */
    options: route({
      ...v1('GET', '/groundtransports/options'),
      ...reads,
      output: z.object({ phases: z.array(Option), locationTypes: z.array(Option) }),
    }),
    /** The agency's own places: venues and other companies with a point, airports. */
    places: route({
      ...v1('GET', '/groundtransports/places'),
      ...reads,
      query: z.object({ keyword: z.string().trim().min(PLACE_KEYWORD_MIN).max(PLACE_KEYWORD_MAX) }),
      output: z.object({
        rows: z.array(
          z.object({
            placeId: z.string(),
            name: z.string(),
            address: z.string(),
            point: GeoPoint,
            locationType: z.enum(['venue', 'airport', 'office']),
          }),
        ),
      }),
    }),
    googleDirections: route({
      ...v1('GET', '/groundtransports/googledirections'),
      ...reads,
      timeout: 20,
      query: z.object({ startPlaceId: PlaceId, endPlaceId: PlaceId, startGeo: Geo, endGeo: Geo }),
      output: Directions,
    }),
  },
});
