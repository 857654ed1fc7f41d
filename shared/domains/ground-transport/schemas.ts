import * as z from 'zod';
import { ArtistCard } from '#shared/domains/artist/schemas.ts';
import { TagIds } from '#shared/domains/tag/schemas.ts';
import { LinkedShow, Traveller, TravellerIds } from '#shared/domains/travel/schemas.ts';
import { Phase } from '#shared/kernel/appointment.ts';
import { LocalDateTime } from '#shared/kernel/date.ts';
import { GeoPoint } from '#shared/kernel/geo.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Meta } from '#shared/kernel/record.ts';
import { DEFAULT_HEX_COLOR, HexColor, optionalEmail, text } from '#shared/kernel/text.ts';

/** Spec section 9. */
export const VEHICLE_MAX = 200;
export const DRIVER_MAX = 100;
export const NOTES_MAX = 2500;
export const OTHER_MAX = 50;
/** Four digits of minutes. */
export const DURATION_MAX = 9_999;
const PLACE_NAME_MAX = 200;
const PLACE_ADDRESS_MAX = 300;
/** A road right across a continent as Google encodes it has some 20,000 characters. */
const POLYLINE_MAX = 60_000;

export const DEPART_ARRIVE = ['departAt', 'arriveBy'] as const;
/** What stands at either end; the first has still to be said. */
export const LOCATION_TYPES = [
  'unknown',
  'airport',
  'station',
  'hotel',
  'venue',
  'home',
  'office',
  'restaurant',
  'other',
] as const;
const LocationType = z.enum(LOCATION_TYPES);
export type LocationType = z.infer<typeof LocationType>;

/** Google's id of a place, or one of the agency's own (`ownPlaceId`). */
export const PlaceId = z.string().regex(/^[\w-]{1,300}$/, { error: 'choice' });

const EndFields = z.object({
  /** Wall clock of the place; of the end that is not fixed it follows from the duration, whatever is sent. */
  dateTimeLocal: LocalDateTime,
  locationType: LocationType.exclude(['unknown'], { error: 'choice' }),
  locationTypeOther: text(OTHER_MAX).default(''),
  placeId: z.union([z.literal(''), PlaceId]).default(''),
  placeName: text(PLACE_NAME_MAX).default(''),
  placeAddress: text(PLACE_ADDRESS_MAX).default(''),
  placeGeo: GeoPoint.optional(),
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
export const GroundTransportInput = z.object({
  routeHexColor: HexColor.default(DEFAULT_HEX_COLOR),
  departArriveSelect: z.enum(DEPART_ARRIVE, { error: 'choice' }).default('departAt'),
  /** Minutes, as the agency plans with. */
  duration: z.int().min(1).max(DURATION_MAX),
  /** Minutes, as the road or the great circle says. */
  durationEstimate: z.int().min(0).max(DURATION_MAX).optional(),
  /** Metres. */
  distance: z.int().min(0).max(50_000_000).optional(),
  routePolyline: z
    .string()
    .regex(/^[?-~]*$/)
    .max(POLYLINE_MAX)
    .default(''),
  googleDirectionsStatus: text(50).default(''),
  phase: Phase.default('confirmed'),
  artistIds: z.array(Id).min(1, { error: 'required' }).max(1, { error: 'atMost' }),
  travellerIds: TravellerIds,
  driver: Driver.prefault({}),
  /** Read by everybody who sees the ride. */
  notes: text(NOTES_MAX).default(''),
  start: EndInput,
  end: EndInput,
  tagIds: TagIds,
});
export type GroundTransportInput = z.infer<typeof GroundTransportInput>;

const End = EndFields.extend({ locationType: LocationType });
export type End = z.infer<typeof End>;

export const GroundTransportFields = GroundTransportInput.omit({ artistIds: true, travellerIds: true }).extend({
  artists: z.array(ArtistCard),
  travellers: z.array(Traveller),
  start: End,
  end: End,
  showIds: z.array(Id).optional(),
});
export type GroundTransportFields = z.infer<typeof GroundTransportFields>;

/** A row of the list: without what only the ride's own page shows. */
export const GroundTransportRow = GroundTransportFields.omit({
  showIds: true,
  routePolyline: true,
  notes: true,
}).extend(Meta.shape);
export type GroundTransportRow = z.infer<typeof GroundTransportRow>;

export const GroundTransport = GroundTransportFields.omit({ showIds: true })
  .extend(Meta.shape)
  .extend({
    start: End.extend({ letter: z.literal('A') }),
    end: End.extend({ letter: z.literal('B') }),
    linkedShows: z.array(LinkedShow),
  });
export type GroundTransport = z.infer<typeof GroundTransport>;
