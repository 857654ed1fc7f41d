import type * as z from 'zod';
import { GuestInput, GuestListInput, PlaceInput } from '#shared/domains/guest-list/schemas.ts';

/** Fetched with zod when a form has something to check. The forms fill every field, so what goes in comes out. */
export const ListSchema = GuestListInput as unknown as z.ZodType<GuestListInput, GuestListInput>;
export const PlaceSchema = PlaceInput as unknown as z.ZodType<PlaceInput, PlaceInput>;
export const GuestSchema = GuestInput as unknown as z.ZodType<GuestInput, GuestInput>;
