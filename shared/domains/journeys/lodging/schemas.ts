import * as z from 'zod';
import * as travel from '#shared/domains/journeys/travel/schemas.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { optionalEmail, requiredText, text, webAddress } from '#shared/kernel/text/text.ts';
import { LocalDateTime } from '#shared/kernel/time/date.ts';
import { lodgingProblem } from './rules.ts';

export const MAX_ROOMS = 25;
export const HOTEL_MAX = 200;
export const PHONE_MAX = 100;
export const WEBSITE_MAX = 200;
export const ROOM_NUMBER_MAX = 20;
export const ROOM_NOTE_MAX = 200;
export const ROOM_KINDS = ['single', 'double', 'twin', 'suite', 'apartment', 'other'] as const;
export const PAYERS = ['agency', 'promoter', 'artist'] as const;
const Room = z.object({
  /** The id of an existing room; a new room gets one from the server. */
  id: Id.optional(),
  kind: z.enum(ROOM_KINDS, { error: 'choice' }).default('single'),
  number: text(ROOM_NUMBER_MAX).default(''),
  /** The travellers who sleep in the room. */
  guestIds: z.array(Id).max(travel.MAX_TRAVELLERS).default([]),
  note: text(ROOM_NOTE_MAX).default(''),
});
export type RoomInput = z.infer<typeof Room>;

/** The rooms. Each guest sleeps in only one of them. */
const Rooms = z
  .array(Room)
  .max(MAX_ROOMS)
  .superRefine((rooms, ctx) => {
    const seen = new Set<Id>();
    rooms.forEach(({ guestIds }, i) => {
      if (guestIds.some((id) => seen.has(id)) || new Set(guestIds).size < guestIds.length)
        ctx.addIssue({ code: 'custom', message: 'lodging.twice', path: [i, 'guestIds'] });
      for (const id of guestIds) seen.add(id);
    });
  })
  .default([]);

const Stay = z
  .object({
    /** The times on the wall clock of the place. */
    checkIn: LocalDateTime,
    checkOut: LocalDateTime,
  })
  .superRefine(({ checkIn, checkOut }, ctx) => {
    const problem = lodgingProblem(checkIn, checkOut);
    if (problem) ctx.addIssue({ code: 'custom', message: problem, path: ['checkOut'] });
  });

/** A stay of a party at a hotel. */
export const LodgingInput = travel.BookedInput.extend({
  ...travel.Place.shape,
  placeName: requiredText(HOTEL_MAX),
  phone: text(PHONE_MAX).default(''),
  email: optionalEmail,
  website: webAddress(WEBSITE_MAX),
  stay: Stay,
  breakfast: z.boolean().default(false),
  paidBy: z.union([z.literal(''), z.enum(PAYERS)], { error: 'choice' }).default(''),
  rooms: Rooms,
});
export type LodgingInput = z.infer<typeof LodgingInput>;

export const StoredRoom = Room.extend({ id: Id });
export type StoredRoom = z.infer<typeof StoredRoom>;

export const LodgingFields = LodgingInput.omit(travel.NOT_STORED).extend({
  ...travel.TravelFields.shape,
  ...travel.Zoned.shape,
  rooms: z.array(StoredRoom),
});
export type LodgingFields = z.infer<typeof LodgingFields>;

/** A row of the list, without the fields that only the stay's page shows. */
export const LodgingRow = LodgingFields.omit(travel.NOT_IN_ROWS).extend(Meta.shape);
export type LodgingRow = z.infer<typeof LodgingRow>;

export const Lodging = LodgingFields.omit({ showIds: true }).extend(travel.travelView);
export type Lodging = z.infer<typeof Lodging>;
