import * as z from 'zod';
import { PLACE_KEYWORD_MAX, PLACE_KEYWORD_MIN } from '#shared/domains/relations/google/limits.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { core, recordRoutes, v1 } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { LocalDateTime } from '#shared/kernel/time/date.ts';
import { TRAVEL_LIST } from './list.ts';
import { ShowRef } from './schemas.ts';

export const TravelListRequest = listRequest(TRAVEL_LIST);

const rightOf = (name: TravelKind, action: string) => `${name}.${action}` as Permission;

interface TravelRoutes<I, O, W> {
  readonly name: TravelKind;
  readonly input: I;
  readonly output: O;
  readonly row: W;
}
/** The operations of every kind of journey or stay (spec section 7), at addresses named after it. */
export const travelRoutes = <
  const I extends z.ZodRawShape,
  const O extends z.core.$ZodType,
  const W extends z.core.$ZodType,
>({
  name,
  input,
  output,
  row,
}: TravelRoutes<z.ZodObject<I>, O, W>) => {
  const domain = name.toLowerCase();
  const one = `/${domain}s/{id}` as const;
  const right = (action: string) => rightOf(name, action);
  const { create, ...plain } = recordRoutes({
    domain,
    plural: `${domain}s`,
    input,
    output,
    row,
    list: TravelListRequest,
    right,
    aliases: { get: [v1('GET', one)], list: [core('POST', `/${domain}/list`)] },
  });
  return {
    ...plain,
    create: {
      ...create,
      /** Made from a show, it belongs to it from the first. */
      body: input.extend({ showId: Id.optional() }),
    },
    copy: route(v1('POST', `${one}/copy`), writes(right('create')), { output }),
    linkShow: route(v1('POST', `${one}/linkshow`), writes(right('update')), { output, body: ShowRef }),
    unlinkShow: route(v1('POST', `${one}/unlinkshow`), writes(right('update')), { output, body: ShowRef }),
  };
};

/** Drag in planning, of what does not go by a timetable: other times, perhaps another artist. */
export const moveRoute = <const O extends z.core.$ZodType>(name: TravelKind, output: O) =>
  route(v1('POST', `/${name.toLowerCase()}s/{id}/move`), writes(rightOf(name, 'update')), {
    output,
    body: z.object({ rev: RevInput, artistId: Id, start: LocalDateTime, end: LocalDateTime }),
  });

/** The agency's own places: venues and other companies with a point, airports. */
export const placesRoute = (name: TravelKind) =>
  route(v1('GET', `/${name.toLowerCase()}s/places`), reads(rightOf(name, 'read')), {
    query: z.object({ keyword: typedText().trim().min(PLACE_KEYWORD_MIN).max(PLACE_KEYWORD_MAX) }),
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
  });
