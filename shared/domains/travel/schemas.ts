import * as z from 'zod';
import { Phase } from '#shared/kernel/appointment.ts';
import { Id } from '#shared/kernel/ids.ts';
import { HexColor } from '#shared/kernel/text.ts';

/** Spec section 9: nobody travels without a traveller, and a coach is full. */
export const MAX_TRAVELLERS = 25;
/** A run of shows that one journey serves. */
export const MAX_LINKED_SHOWS = 50;

/** Kinds of travel that have a domain, by the kind their appointments are of. */
export const TRAVEL_AREAS = ['groundTransport'] as const;

export const TravellerIds = z
  .array(Id)
  .min(1, { error: 'atLeastOne' })
  .max(MAX_TRAVELLERS)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'choice' });

/** Somebody who goes along (spec section 3). */
export const Traveller = z.object({
  contactId: Id,
  name: z.object({ fullName: z.string() }),
  position: z.string(),
});
export type Traveller = z.infer<typeof Traveller>;

/** A show that a journey belongs to, as the reader may see it (spec section 3). */
export const LinkedShow = z.object({
  showId: Id,
  eventDescription: z.string(),
  venueDescription: z.string(),
  status: z.object({ hexColor: HexColor }),
  dateTime: z.object({ startDisplay: z.string() }),
});
export type LinkedShow = z.infer<typeof LinkedShow>;

/** A journey as the show it belongs to lists it. */
export const TravelCard = z.object({
  kind: z.enum(TRAVEL_AREAS),
  id: Id,
  title: z.string(),
  hexColor: HexColor,
  phase: Phase,
  /** Wall clock of its places. */
  start: z.string(),
  end: z.string(),
  travellers: z.array(z.string()),
});
export type TravelCard = z.infer<typeof TravelCard>;

export const ShowRef = z.object({ showId: Id });
