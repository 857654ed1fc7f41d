import * as z from 'zod';
import { ArtistCard } from '#shared/domains/artist/schemas.ts';
import { CompanyCard, VenueCard } from '#shared/domains/company/schemas.ts';
import { ContactCard } from '#shared/domains/contact/schemas.ts';
import { freeFields } from '#shared/domains/free-field/schemas.ts';
import { TagIds } from '#shared/domains/tag/schemas.ts';
import { AppointmentFields, isEndBeforeBegin, Phase } from '#shared/kernel/appointment.ts';
import { LocalDate } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Money } from '#shared/kernel/money.ts';
import { Meta } from '#shared/kernel/record.ts';
import { text } from '#shared/kernel/text.ts';

/** Artists on one bill. */
export const MAX_ARTISTS = 10;
/** Option ranks: 1st has first refusal (trade.md). */
export const MAX_RANK = 9;

/** What a user fills in; the server adds the cards of what is referred to. */
export const ShowFieldsInput = z.object({
  ...AppointmentFields.shape,
  artistIds: z.array(Id).min(1).max(MAX_ARTISTS),
  statusId: Id,
  /** 0 where the phase knows no rank. */
  rank: z.int().min(0).max(MAX_RANK).default(0),
  expiresOn: LocalDate.optional(),
  venueId: Id.optional(),
  promoterId: Id.optional(),
  contactId: Id.optional(),
  productionId: Id.optional(),
  ownerId: Id.optional(),
  description: text(100).default(''),
  billing: text(100).default(''),
  capacity: z.int().min(0).max(1_000_000).optional(),
  fee: Money.optional(),
  internalNotes: text(2500).default(''),
  tagIds: TagIds,
  ...freeFields,
});
export const ShowInput = ShowFieldsInput.refine((show) => !isEndBeforeBegin(show), {
  error: 'endBeforeBegin',
  path: ['end'],
});
export type ShowInput = z.infer<typeof ShowInput>;

export const ProductionCard = z.object({ productionId: Id, name: z.string() });
export const OwnerCard = z.object({ userId: Id, name: z.string() });

export const ShowFields = ShowFieldsInput.omit({
  artistIds: true,
  venueId: true,
  promoterId: true,
  contactId: true,
  productionId: true,
  ownerId: true,
}).extend({
  number: z.string(),
  artists: z.array(ArtistCard),
  venue: VenueCard.optional(),
  promoter: CompanyCard.optional(),
  contact: ContactCard.optional(),
  production: ProductionCard.optional(),
  owner: OwnerCard,
  phase: Phase,
  /** Zone the clock times are meant in: the venue's, else the artist's. */
  zone: z.string(),
  /** The start as an instant, for what compares places. */
  startAt: z.string(),
  lockedAt: z.string().optional(),
  lockedBy: z.string().optional(),
  remindedFor: z.string().optional(),
  /** Asked for from outside, by a web form: it enters the normal life when somebody of the agency approves it. */
  isPreliminary: z.boolean().optional(),
});
export type ShowFields = z.infer<typeof ShowFields>;
export const Show = ShowFields.extend(Meta.shape);
export type Show = z.infer<typeof Show>;

/** A row of the list and of the preview: no notes. */
export const ShowRow = Show.omit({ internalNotes: true });
export type ShowRow = z.infer<typeof ShowRow>;

/** What one show says about another of the same artist. */
export const Conflict = z.object({
  kind: z.enum(['overlap', 'sameDay']),
  showId: Id,
  number: z.string(),
  artistId: Id,
  artistName: z.string(),
  title: z.string(),
  city: z.string(),
  phase: Phase,
  rank: z.int(),
  statusId: Id,
  start: z.string(),
  end: z.string(),
});
export type Conflict = z.infer<typeof Conflict>;
