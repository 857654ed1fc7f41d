import * as z from 'zod';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { ShowName } from '#shared/kernel/record/show-name.ts';
import { optionalEmail, requiredText, text } from '#shared/kernel/text/text.ts';
import { Instant, LocalDateTime } from '#shared/kernel/time/date.ts';

export const NAME_MAX = 100;
export const NOTES_MAX = 2500;
export const NOTE_MAX = 500;
export const CONTACT_MAX = 50;
export const COLLECT_MAX = 100;
export const ALLOTMENT_MAX = 100_000;
export const PLUS_ONES_MAX = 20;
/** The limits of one list, which is read all at once. */
export const MAX_PLACES = 50;
export const MAX_GUESTS = 2000;

/** The details that a guest can be asked for. */
export const ASKED = ['email', 'mobile', 'documentNo'] as const;
export const Asked = z.enum(ASKED, { error: 'choice' });
export type Asked = z.infer<typeof Asked>;

/** The ways to decide: a user of the agency approves, or the allotment alone decides. */
export const MODES = ['approve', 'auto'] as const;

export const GUEST_STATUSES = ['requested', 'approved', 'waitlist', 'denied', 'collected'] as const;
export const GuestStatus = z.enum(GUEST_STATUSES, { error: 'choice' });
export type GuestStatus = z.infer<typeof GuestStatus>;

const ListFields = z.object({
  name: requiredText(NAME_MAX),
  /** The notes for the agency itself. */
  notes: text(NOTES_MAX).default(''),
});
export const GuestListChange = ListFields;
export type GuestListChange = z.infer<typeof GuestListChange>;
export const GuestListInput = ListFields.extend({ showId: Id });
export type GuestListInput = z.infer<typeof GuestListInput>;

/** The fields of its show that a guest list includes. */
export const ShowSummary = z.object({
  ...ShowName.shape,
  start: LocalDateTime,
  end: LocalDateTime,
  isAllDay: z.boolean(),
  isNight: z.boolean(),
  /** The time zone of the venue. Cutoffs are on its clock. */
  zone: z.string(),
  venue: z.string(),
  city: z.string(),
});
export type ShowSummary = z.infer<typeof ShowSummary>;

export const GuestListFields = ListFields.extend({ show: ShowSummary, artists: z.array(ArtistSummary) });
export type GuestListFields = z.infer<typeof GuestListFields>;

/**
 * The counts of heads and guests. The write that changes a guest also updates them. `used` and `arrived` are heads:
 * of guests who are approved or here, and of those who are here. `waiting` guests are on the waiting list, `requested`
 * ones not decided yet.
 */
export const Figures = z.object({
  used: z.int(),
  arrived: z.int(),
  waiting: z.int(),
  requested: z.int(),
  guests: z.int(),
});
export type Figures = z.infer<typeof Figures>;

/** The counts of a whole list, with its total allotment. */
export const Totals = Figures.extend({ places: z.int(), allotment: z.int() });
export type Totals = z.infer<typeof Totals>;

export const GuestList = GuestListFields.extend(Meta.shape).extend({
  totals: Totals,
  /** Whether its show was deleted. The list keeps the last name of the show. */
  isShowDeleted: z.boolean().optional(),
});
export type GuestList = z.infer<typeof GuestList>;
/** A row of the list of guest lists, without the fields that only a list's page shows. */
export const GuestListRow = GuestList.omit({ notes: true, isShowDeleted: true });
export type GuestListRow = z.infer<typeof GuestListRow>;

/** A part of a guest list with its own allotment, such as for the band or the press. */
export const PlaceInput = z.object({
  name: requiredText(NAME_MAX),
  /** The allotment in heads, companions included. */
  allotment: z.int({ error: 'integer' }).min(0).max(ALLOTMENT_MAX),
  /** The cutoff on the clock of the venue. */
  cutoff: LocalDateTime.optional(),
  maxPlusOnes: z.int({ error: 'integer' }).min(0).max(PLUS_ONES_MAX).default(0),
  asks: z
    .array(Asked)
    .max(ASKED.length)
    .default([])
    .overwrite((asks) => ASKED.filter((one) => asks.includes(one))),
  mode: z.enum(MODES, { error: 'choice' }).default('approve'),
  /** Whether guests with an address are told the decision about them themselves. */
  tellsGuests: z.boolean().default(false),
  /** The place and the time, on the clock of the venue, at which guests collect. The mail to a guest names both. */
  collectAt: text(COLLECT_MAX).default(''),
  collectFrom: LocalDateTime.optional(),
});
export type PlaceInput = z.infer<typeof PlaceInput>;

export const Place = PlaceInput.extend(Figures.shape).extend({
  // Places from before these fields have neither.
  tellsGuests: z.boolean().optional(),
  collectAt: z.string().optional(),
  id: Id,
  rev: z.int(),
  /** The heads that are still free: the allotment less the used heads. */
  free: z.int(),
});
export type Place = z.infer<typeof Place>;

export const GuestInput = z.object({
  name: requiredText(NAME_MAX),
  /** The number of companions without a name. */
  plusOnes: z.int({ error: 'integer' }).min(0).max(PLUS_ONES_MAX).default(0),
  /** The place decides which of these three it asks for. */
  email: optionalEmail,
  mobile: text(CONTACT_MAX).default(''),
  documentNo: text(CONTACT_MAX).default(''),
  note: text(NOTE_MAX).default(''),
});
export type GuestInput = z.infer<typeof GuestInput>;

export const Guest = GuestInput.extend({
  id: Id,
  placeId: Id,
  rev: z.int(),
  status: GuestStatus,
  /** The reason why a guest was denied. */
  reason: text(NOTE_MAX).optional(),
  /** The moment since which a guest waits. It orders the waiting list. */
  waitingSince: Instant.optional(),
  collectedAt: Instant.optional(),
  /** The time of the latest act at a door. Of two doors, the later act counts, in whatever order they arrive. */
  doorAt: Instant.optional(),
  /** The reader of a link who asked for the guest. */
  requestedBy: z.object({ linkId: Id, name: z.string() }).optional(),
  /** When the agency last decided about a guest whom somebody outside asked for. */
  decidedAt: Instant.optional(),
});
export type Guest = z.infer<typeof Guest>;
