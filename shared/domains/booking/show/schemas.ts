import * as z from 'zod';
import { DealType } from '#shared/domains/booking/deal/schemas.ts';
import { freeFields } from '#shared/domains/identity/free-field/schemas.ts';
import { MAX_TEAM, TeamMember, TeamSummary } from '#shared/domains/identity/user/team.ts';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { CompanySummary, VenueSummary } from '#shared/domains/relations/company/schemas.ts';
import { ContactSummary } from '#shared/domains/relations/contact/schemas.ts';
import { Money } from '#shared/kernel/money/money.ts';
import { AppointmentFields, isEndBeforeBegin, Phase } from '#shared/kernel/record/appointment.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { text, webAddressText } from '#shared/kernel/text/text.ts';
import { Instant, LocalDate, LocalDateTime } from '#shared/kernel/time/date.ts';
import { mask } from '#shared/kernel/values/words.ts';
import { Challenge } from './challenge.ts';
import { ExclusivityClause } from './clause.ts';
import { CONFLICT_KINDS } from './conflict-kinds.ts';
import {
  BillEntry,
  BillRole,
  MAX_ARTISTS,
  MAX_PRODUCTS,
  MAX_RIDERS,
  MAX_TICKETS,
  ProductRow,
  TicketPrice,
} from './parts.ts';
import { MAX_RANK } from './rank.ts';

/** The fields that a user fills in; the server adds the cards of the records they refer to. */
export const ShowFieldsInput = z.object({
  ...AppointmentFields.shape,
  artistIds: z.array(Id).min(1).max(MAX_ARTISTS),
  bill: z.array(BillEntry).max(MAX_ARTISTS).optional(),
  statusId: Id,
  /** The rank of an option; 0 in a phase without ranks. */
  rank: z.int().min(0).max(MAX_RANK).default(0),
  expiresOn: LocalDate.optional(),
  venueId: Id.optional(),
  /** The name of a room of the venue. */
  room: text(100).optional(),
  /** The buyer, and its contact. */
  promoterId: Id.optional(),
  contactId: Id.optional(),
  /** The signer and the payer, if they are not the buyer. */
  signerId: Id.optional(),
  signerContactId: Id.optional(),
  payerId: Id.optional(),
  payerContactId: Id.optional(),
  productionId: Id.optional(),
  ownerId: Id.optional(),
  team: z.array(TeamMember).max(MAX_TEAM).optional(),
  /** The times of announcement and sale, on the clock of the place. */
  announceAt: LocalDateTime.optional(),
  onSaleAt: LocalDateTime.optional(),
  /** The page that sells the tickets, and whether none are left: everybody may know both with the date. */
  ticketUrl: webAddressText(200).optional(),
  isSoldOut: z.boolean().optional(),
  description: text(100).default(''),
  billing: text(100).default(''),
  capacity: z.int().min(0).max(1_000_000).optional(),
  fee: Money.optional(),
  tickets: z.array(TicketPrice).max(MAX_TICKETS).optional(),
  riderIds: z.array(Id).max(MAX_RIDERS).optional(),
  products: z.array(ProductRow).max(MAX_PRODUCTS).optional(),
  ageRestrictionId: Id.optional(),
  /** The project of Business Central that its invoices are booked on. */
  projectId: Id.optional(),
  internalNotes: text(2500).default(''),
  /** The notes that people outside the agency see as well. */
  externalNotes: text(2500).optional(),
  tagIds: TagIds,
  ...freeFields,
});
export const ShowInput = ShowFieldsInput.refine((show) => !isEndBeforeBegin(show), {
  error: 'endBeforeBegin',
  path: ['end'],
});
export type ShowInput = z.infer<typeof ShowInput>;

export const ProductionSummary = z.object({ productionId: Id, name: z.string() });
export const OwnerSummary = z.object({ userId: Id, name: z.string() });
/** An artist on the bill. Shows from before line-ups existed have neither role nor billing. */
export const BilledArtist = ArtistSummary.extend({ role: BillRole.optional(), billing: z.string().optional() });
export type BilledArtist = z.infer<typeof BilledArtist>;

export const ShowFields = ShowFieldsInput.omit({
  artistIds: true,
  bill: true,
  venueId: true,
  promoterId: true,
  contactId: true,
  signerId: true,
  signerContactId: true,
  payerId: true,
  payerContactId: true,
  productionId: true,
  ownerId: true,
}).extend({
  number: z.string(),
  artists: z.array(BilledArtist),
  venue: VenueSummary.optional(),
  promoter: CompanySummary.optional(),
  contact: ContactSummary.optional(),
  signer: CompanySummary.optional(),
  signerContact: ContactSummary.optional(),
  payer: CompanySummary.optional(),
  payerContact: ContactSummary.optional(),
  production: ProductionSummary.optional(),
  owner: OwnerSummary,
  team: z.array(TeamSummary).optional(),
  phase: Phase,
  /** The time zone of the clock times: the venue's, else the artist's. */
  zone: z.string(),
  /** The start as an instant, to compare shows in different time zones. */
  startAt: z.string(),
  lockedAt: z.string().optional(),
  lockedBy: z.string().optional(),
  remindedFor: z.string().optional(),
  /** The type of the deal that sets the fee. A show without a deal has a flat fee. */
  dealType: DealType.optional(),
  /** The artist's result of the deal at the expected sales. Left out if it equals the fee. */
  expected: Money.optional(),
  exclusivity: ExclusivityClause.optional(),
  challenge: Challenge.optional(),
  /** The challenge that ended when the option, or its challenger, left. Undo restores it. */
  endedChallenge: Challenge.optional(),
  /** The time when Undo restored the show. Shows restored together have the same time. */
  backAt: Instant.optional(),
  /** Whether the show is a request from outside, by a web form, that the agency has not approved. */
  isPreliminary: z.boolean().optional(),
  /** The promoter and venue as the sender of a web form typed them, until staff resolve them. */
  asked: z.object({ promoter: z.string(), venue: z.string() }).optional(),
  /** The external user who requested the show. No other external user may change it. */
  requesterId: Id.optional(),
});
export type ShowFields = z.infer<typeof ShowFields>;
/** The states of a request's artists on that day, by another show or a private entry. */
export const DAY_STATES = ['free', 'option', 'confirmed', 'busy'] as const;
export type DayState = (typeof DAY_STATES)[number];
export const Show = ShowFields.extend(Meta.shape).extend({
  /** The state of the day of a request, computed on reading. */
  dayState: z.enum(DAY_STATES).optional(),
});
export type Show = z.infer<typeof Show>;

/** A row of the list and of the preview, without notes and without the lists of a show. */
export const ShowRow = Show.omit(mask('internalNotes externalNotes tickets riderIds products'));
export type ShowRow = z.infer<typeof ShowRow>;

/** A conflict of a show with another show of the same artist. */
export const Conflict = z.object({
  /** The most serious of its kinds. */
  kind: z.enum(CONFLICT_KINDS),
  kinds: z.array(z.enum(CONFLICT_KINDS)),
  /** The distance as the crow flies, if both places are known. */
  distanceKm: z.int().optional(),
  /** The estimated minutes of travel, and the minutes between the shows. */
  travel: z.object({ minutes: z.int(), gap: z.int() }).optional(),
  /** The broken clause: the show's own, or that of the other show. */
  clause: ExclusivityClause.extend({ isOwn: z.boolean() }).optional(),
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
  isNight: z.boolean(),
});
export type Conflict = z.infer<typeof Conflict>;

/** Another reason why an artist's days are taken: an own entry, an event of another calendar, or a user's block. */
export const Busy = z.object({
  kind: z.enum(['private', 'external', 'blocked']),
  artistId: Id,
  artistName: z.string(),
  title: z.string(),
  from: LocalDate,
  to: LocalDate,
});
export type Busy = z.infer<typeof Busy>;
