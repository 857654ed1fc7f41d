import { GuestInput, GuestListInput, PlaceInput } from '#shared/domains/journeys/guest-list/schemas.ts';
import { GuestLinkInput } from '#shared/domains/journeys/guest-list-link/view.ts';

/** Fetched with zod when a form has something to check. The forms fill every field. */
export const ListSchema = GuestListInput;
export const PlaceSchema = PlaceInput;
export const GuestSchema = GuestInput;
export const LinkSchema = GuestLinkInput;
