import * as z from 'zod';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** A date as everybody may know it, and nothing else of its show. */
export const PublicDate = z.object({
  date: LocalDate,
  /** The last day, if the show has several. */
  until: LocalDate.optional(),
  city: z.string(),
  countryId: z.string(),
  venue: z.string(),
  /** The page that sells its tickets. */
  ticketUrl: z.string().optional(),
  isSoldOut: z.literal(true).optional(),
});
export type PublicDate = z.infer<typeof PublicDate>;

export const PublicDates = z.object({ artist: z.string(), dates: z.array(PublicDate) });
export type PublicDates = z.infer<typeof PublicDates>;

/** The switch of an artist, with a preview of what it publishes. */
export const DatesSetting = z.object({
  isOn: z.boolean(),
  /** The public key. It stays when the switch is off, so that a website works again afterwards. */
  key: z.string().optional(),
  dates: z.array(PublicDate),
});
export type DatesSetting = z.infer<typeof DatesSetting>;

export const DatesKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/, { error: 'notFound' });
