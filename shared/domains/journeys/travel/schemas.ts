import * as z from 'zod';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { Phase, TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { DEFAULT_HEX_COLOR, HexColor, text } from '#shared/kernel/text/text.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';

/** The most travellers: a full coach (spec section 9). */
export const MAX_TRAVELLERS = 25;
/** The most shows that one journey serves. */
export const MAX_LINKED_SHOWS = 50;
/** Spec section 9. */
export const NOTES_MAX = 2500;
export const BOOKING_MAX = 50;
/** The most characters of all seats of the party on one flight or train. */
export const SEATS_MAX = 200;
const PLACE_NAME_MAX = 200;
export const PLACE_ADDRESS_MAX = 300;

const TravellerIds = z
  .array(Id)
  .min(1, { error: 'atLeastOne' })
  .max(MAX_TRAVELLERS)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'choice' });

/** A traveller on a journey (spec section 3). */
export const Traveller = z.object({ contactId: Id, name: z.object({ fullName: z.string() }), position: z.string() });
export type Traveller = z.infer<typeof Traveller>;

/** Google's id of a place, or one of the agency's own (`ownPlaceId`). */
export const PlaceId = z.string().regex(/^[\w-]{1,300}$/, { error: 'choice' });
/** A place of a journey, found by name or typed by hand. */
export const Place = z.object({
  placeId: z.union([z.literal(''), PlaceId]).default(''),
  placeName: text(PLACE_NAME_MAX).default(''),
  placeAddress: text(PLACE_ADDRESS_MAX).default(''),
  placeGeo: GeoPoint.optional(),
});
export type Place = z.infer<typeof Place>;

/** The time zone of a place, which follows from its location; left out if that is not known. */
export const Zoned = z.object({ zone: TimeZone.optional() });

/** The fields that a user fills in for a journey or stay of any kind. */
export const TravelInput = z.object({
  phase: Phase.default('confirmed'),
  /** Exactly one artist (spec section 3). */
  artistIds: z.array(Id).min(1, { error: 'required' }).max(1, { error: 'atMost' }),
  travellerIds: TravellerIds,
  /** Read by everybody who sees the journey. */
  notes: text(NOTES_MAX).default(''),
  tagIds: TagIds,
});
export type TravelInput = z.infer<typeof TravelInput>;

/** The fields of travel that is booked with a carrier or a hotel, with the booking reference. */
export const BookedInput = TravelInput.extend({
  hexColor: HexColor.default(DEFAULT_HEX_COLOR),
  /** Read by everybody who sees the journey. */
  bookingReference: text(BOOKING_MAX).default(''),
});

/** The stored fields of travel, with the names of its people and the shows it belongs to. */
export const TravelFields = TravelInput.omit({ artistIds: true, travellerIds: true }).extend({
  artists: z.array(ArtistSummary),
  travellers: z.array(Traveller),
  showIds: z.array(Id).optional(),
});
export type TravelFields = z.infer<typeof TravelFields>;

/** A show that a journey belongs to, as the reader may see it (spec section 3). */
export const LinkedShow = z.object({
  showId: Id,
  eventDescription: z.string(),
  venueDescription: z.string(),
  status: z.object({ hexColor: HexColor }),
  dateTime: z.object({ startDisplay: z.string() }),
});
export type LinkedShow = z.infer<typeof LinkedShow>;

/** A journey in the list of its show. */
export const TravelSummary = z.object({
  kind: z.enum(TRAVEL_KINDS),
  id: Id,
  title: z.string(),
  hexColor: HexColor,
  phase: Phase,
  /** The start and end, on the wall clock of its places. */
  start: z.string(),
  end: z.string(),
  zone: z.string().optional(),
  endZone: z.string().optional(),
  travellers: z.array(z.string()),
  travellerIds: z.array(Id),
  /** The other journeys of the show that clash for a traveller: at the same time, or too soon after. */
  clashes: z.array(z.object({ kind: z.enum(TRAVEL_KINDS), id: Id, title: z.string() })),
});
export type TravelSummary = z.infer<typeof TravelSummary>;

export const ShowRef = z.object({ showId: Id });

/** The people of an input, which a stored journey has as summaries. */
export const NOT_STORED = { artistIds: true, travellerIds: true } as const;
/** The fields that only the page of a journey shows. */
export const NOT_IN_ROWS = { showIds: true, notes: true } as const;
/** The fields of a journey's page besides the stored ones. */
export const travelView = { ...Meta.shape, linkedShows: z.array(LinkedShow) };
