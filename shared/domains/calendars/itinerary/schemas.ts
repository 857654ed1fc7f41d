import * as z from 'zod';
import { TIMETABLE_KINDS } from '#shared/domains/booking/timetable/schemas.ts';
import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { ShowName } from '#shared/kernel/record/show-name.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { optionalEmail, requiredText, text } from '#shared/kernel/text/text.ts';
import { diffDays, LocalDate } from '#shared/kernel/time/date.ts';

/** The most days of one itinerary: a long tour leg. */
export const MAX_DAYS = 62;
/** The kinds of entries besides shows, all in the one calendar. A stay has an arrival and a departure. */
export const ENTRY_KINDS = [...TIMETABLE_KINDS, ...TRAVEL_KINDS, 'checkOut'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The subject of an itinerary: one artist or one production. */
export const Whose = z.object({ artistId: Id.optional(), productionId: Id.optional() });
export type Whose = z.infer<typeof Whose>;
const isOne = ({ artistId, productionId }: Whose): boolean => (artistId === undefined) !== (productionId === undefined);
export const ONE = [isOne, { error: 'choice', path: ['artistId'] }] as [
  typeof isOne,
  { error: string; path: string[] },
];

export const Period = z.object({ from: LocalDate, to: LocalDate });
export type Period = z.infer<typeof Period>;
const checkPeriod = <S extends z.ZodType<Whose & Period>>(schema: S) =>
  schema
    .refine(...ONE)
    .refine(({ from, to }) => to >= from, { error: 'endBeforeBegin', path: ['to'] })
    .refine(({ from, to }) => diffDays(from, to) < MAX_DAYS, { error: 'itinerary.tooLong', path: ['to'] });

export const ItineraryRequest = checkPeriod(Whose.extend(Period.shape));
export type ItineraryRequest = z.infer<typeof ItineraryRequest>;
export const EXPORT_FORMATS = ['pdf', 'xlsx'] as const;
export const ExportRequest = checkPeriod(
  Whose.extend({ ...Period.shape, format: z.enum(EXPORT_FORMATS, { error: 'choice' }).default('pdf') }),
);

/** The most people of a party who get their links in one call. */
export const MAX_RECIPIENTS = 20;
const Recipient = z.object({ name: requiredText(100), email: optionalEmail, locale: Locale.default('en-gb') });
export const ShareRequest = checkPeriod(
  Whose.extend({
    ...Period.shape,
    recipients: z.array(Recipient).min(1, { error: 'required' }).max(MAX_RECIPIENTS),
    message: text(1000).default(''),
  }),
);
export type ShareRequest = z.infer<typeof ShareRequest>;

/** A person of the touring party who may get a link. */
export const PartyMember = z.object({ contactId: Id, name: z.string(), email: z.string(), locale: Locale });
export type PartyMember = z.infer<typeof PartyMember>;

/** The people to ask on the day, and how to reach them. */
export const DAY_ROLES = ['promoter', 'venue', 'agent'] as const;
export const DayContact = z.object({ role: z.enum(DAY_ROLES), name: z.string(), phone: z.string(), email: z.string() });
export type DayContact = z.infer<typeof DayContact>;

export const DayEntry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  label: z.string(),
  /** The start on the wall clock of the day's place; of a journey, of its own places if their zones are known. */
  startsAt: z.string(),
  endsAt: z.string().optional(),
  zone: z.string().optional(),
  endZone: z.string().optional(),
  isNight: z.boolean(),
  place: z.string(),
  note: z.string(),
  /** Whether somebody outside has given the time, and the agency has not approved it yet. */
  isOpen: z.boolean().optional(),
  /** Whether the entry differs from the last version that the reader saw. */
  isNew: z.boolean().optional(),
});
export type DayEntry = z.infer<typeof DayEntry>;

/** The fields of a show that a touring party needs, without money and internal notes. */
export const DayShow = z.object({
  ...ShowName.shape,
  artists: z.array(z.string()),
  /** Show `nth` of `count` in this itinerary. */
  nth: z.int(),
  count: z.int(),
  venue: z.string(),
  room: z.string(),
  address: z.array(z.string()),
  countryId: z.string(),
  city: z.string(),
  lat: z.number().optional(),
  lng: z.number().optional(),
  contacts: z.array(DayContact),
  notes: z.string(),
  isNew: z.boolean().optional(),
});
export type DayShow = z.infer<typeof DayShow>;

export const ItineraryDay = z.object({
  date: LocalDate,
  city: z.string(),
  zone: z.string(),
  shows: z.array(DayShow),
  entries: z.array(DayEntry),
});
export type ItineraryDay = z.infer<typeof ItineraryDay>;

export const Itinerary = Period.extend({ name: z.string(), days: z.array(ItineraryDay) });
export type Itinerary = z.infer<typeof Itinerary>;
