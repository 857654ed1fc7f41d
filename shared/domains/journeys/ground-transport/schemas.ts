import * as z from 'zod';
import { LocationType } from '#shared/domains/journeys/travel/places.ts';
import { LinkedShow, Place, TravelFields, TravelInput, Zoned } from '#shared/domains/journeys/travel/schemas.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { DEFAULT_HEX_COLOR, HexColor, optionalEmail, text } from '#shared/kernel/text/text.ts';
import { LocalDateTime } from '#shared/kernel/time/date.ts';
import { mask } from '#shared/kernel/values/words.ts';
import { DURATION_MAX } from './rules.ts';

/** Spec section 9. */
export const VEHICLE_MAX = 200;
export const DRIVER_MAX = 100;
export const OTHER_MAX = 50;
/** The most characters of a polyline. A road across a continent has some 20,000 in Google's encoding. */
const POLYLINE_MAX = 60_000;

export const DEPART_ARRIVE = ['departAt', 'arriveBy'] as const;
const EndFields = Place.extend({
  /** The wall clock of the place. At the end that is not fixed, the server computes it from the duration. */
  dateTimeLocal: LocalDateTime,
  locationType: LocationType.exclude(['unknown'], { error: 'choice' }),
  locationTypeOther: text(OTHER_MAX).default(''),
});
const EndInput = EndFields.refine(
  ({ locationType, locationTypeOther }) => locationType !== 'other' || locationTypeOther !== '',
  { error: 'required', path: ['locationTypeOther'] },
);

const Driver = z.object({
  name: text(DRIVER_MAX).default(''),
  mobile: text(DRIVER_MAX).default(''),
  email: optionalEmail,
  vehicleModel: text(VEHICLE_MAX).default(''),
});

/** A ride: a van, a taxi, a shuttle to the airport. */
export const GroundTransportInput = TravelInput.extend({
  routeHexColor: HexColor.default(DEFAULT_HEX_COLOR),
  departArriveSelect: z.enum(DEPART_ARRIVE, { error: 'choice' }).default('departAt'),
  /** The planned minutes. */
  duration: z.int().min(1).max(DURATION_MAX),
  /** The estimated minutes, by road or by great circle. */
  durationEstimate: z.int().min(0).max(DURATION_MAX).optional(),
  /** The distance in metres. */
  distance: z.int().min(0).max(50_000_000).optional(),
  routePolyline: z
    .string()
    .regex(/^[?-~]*$/)
    .max(POLYLINE_MAX)
    .default(''),
  googleDirectionsStatus: text(50).default(''),
  driver: Driver.prefault({}),
  start: EndInput,
  end: EndInput,
});
export type GroundTransportInput = z.infer<typeof GroundTransportInput>;

const End = EndFields.extend({ locationType: LocationType, ...Zoned.shape });
export type End = z.infer<typeof End>;

export const GroundTransportFields = GroundTransportInput.omit({ artistIds: true, travellerIds: true }).extend({
  ...TravelFields.shape,
  start: End,
  end: End,
});
export type GroundTransportFields = z.infer<typeof GroundTransportFields>;

/** A row of the list, without the fields that only the ride's page shows. */
export const GroundTransportRow = GroundTransportFields.omit(mask('showIds routePolyline notes')).extend(Meta.shape);
export type GroundTransportRow = z.infer<typeof GroundTransportRow>;

export const GroundTransport = GroundTransportFields.omit({ showIds: true })
  .extend(Meta.shape)
  .extend({
    start: End.extend({ letter: z.literal('A') }),
    end: End.extend({ letter: z.literal('B') }),
    linkedShows: z.array(LinkedShow),
  });
export type GroundTransport = z.infer<typeof GroundTransport>;
