import * as z from 'zod';
import { Guest, NAME_MAX, Place, ShowSummary } from '#shared/domains/journeys/guest-list/schemas.ts';
import { GUEST_LINK_USES } from '#shared/domains/relations/link/schemas.ts';
import { SeenLink } from '#shared/domains/relations/link/view.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { mask } from '#shared/kernel/values/words.ts';
import { MESSAGE_MAX } from './limits.ts';

/*
 * A guest list as people outside see it: schemas of their own, so that nothing internal slips in (outsiders section 1).
 * The notes of the list, the people who asked, and how guests are reached stay with the agency.
 */
export const GuestLinkUse = z.enum(GUEST_LINK_USES, { error: 'choice' });

/** The night that a list is for. */
export const SeenNight = ShowSummary.omit({ showId: true, number: true }).extend({
  list: z.string(),
  artists: z.array(z.string()),
});
export type SeenNight = z.infer<typeof SeenNight>;

/** An allotment that the reader may ask in. */
export const AskedPlace = Place.pick(mask('id name allotment cutoff maxPlusOnes asks mode free tellsGuests')).extend({
  isClosed: z.boolean(),
});
export type AskedPlace = z.infer<typeof AskedPlace>;
/** A guest whom the reader asked for. */
export const OwnGuest = Guest.omit({ waitingSince: true, doorAt: true, requestedBy: true, decidedAt: true });
export type OwnGuest = z.infer<typeof OwnGuest>;
export const SeenRequest = z.object({ places: z.array(AskedPlace), guests: z.array(OwnGuest) });
export type SeenRequest = z.infer<typeof SeenRequest>;

/** A guest who may come in, for the door. */
export const DoorGuest = Guest.pick(mask('id placeId name plusOnes note status collectedAt doorAt'));
export type DoorGuest = z.infer<typeof DoorGuest>;
export const SeenDoor = z.object({
  /** Names the link, also after it was renewed. */
  key: Id,
  places: z.array(z.object({ id: Id, name: z.string() })),
  guests: z.array(DoorGuest),
  /** Our clock, by which a door corrects its own. */
  now: Instant,
});
export type SeenDoor = z.infer<typeof SeenDoor>;

/** A guest on a list to read, without anything that a door would let in by. */
export const ReadGuest = Guest.pick({ name: true, plusOnes: true, note: true, status: true });
export const SeenList = z.object({ places: z.array(z.object({ name: z.string(), guests: z.array(ReadGuest) })) });
export type SeenList = z.infer<typeof SeenList>;

/** An opened link. One of the three parts is there, by its use. */
export const SeenGuestLink = z.object({
  use: GuestLinkUse,
  ...SeenLink.shape,
  expiresAt: z.string(),
  night: SeenNight,
  request: SeenRequest.optional(),
  door: SeenDoor.optional(),
  list: SeenList.optional(),
});
export type SeenGuestLink = z.infer<typeof SeenGuestLink>;

export const DoorActInput = z.object({ placeId: Id, guestId: Id, isHere: z.boolean(), at: Instant });
export type DoorActInput = z.infer<typeof DoorActInput>;
/** The guest after the acts of a door. Without `guest`, it is off the list. */
export const DoorAnswer = z.object({ guestId: Id, refused: z.boolean(), guest: DoorGuest.optional() });
export type DoorAnswer = z.infer<typeof DoorAnswer>;

/** A new link. Without an address, the answer has the link to pass on. */
export const GuestLinkInput = z.object({
  use: GuestLinkUse,
  /** The one allotment that it opens; left out, all. */
  placeId: Id.optional(),
  name: requiredText(NAME_MAX),
  email: z.union([z.literal(''), email]).default(''),
  locale: Locale,
  message: text(MESSAGE_MAX).default(''),
});
export type GuestLinkInput = z.infer<typeof GuestLinkInput>;
