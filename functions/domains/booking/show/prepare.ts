import { freeAfter } from '#functions/domains/identity/free-field/public/values.ts';
import { ownerFor } from '#functions/domains/identity/user/public/owner.ts';
import { teamOf } from '#functions/domains/identity/user/public/team.ts';
import { statusFor } from '#functions/domains/reference/status/store.ts';
import { tagIdsFor } from '#functions/domains/reference/tag/store.ts';
import { namedArtists } from '#functions/domains/relations/artist/public/named.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkPhase, DEFAULT_ZONE, rankFor } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields, ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { companySummary, isVenue, venueSummary } from '#shared/domains/relations/company/rules.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { contactSummary } from '#shared/domains/relations/contact/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { afterGap, checkClock, toInstant } from '#shared/kernel/time/zone.ts';
import { type Before, billOf, checkMasters, partiesOf, productionOf, reference } from './references.ts';

/** Start as an instant: in a DST gap the clock has jumped ahead, so does the show. */
export function startAt(start: string, zone: string): string {
  const found = toInstant(start, zone);
  if (found.ok) return found.instant;
  const after = toInstant(afterGap(start, zone), zone);
  if (!after.ok) throw new AppError('time', { field: 'start' });
  return after.instant;
}

/** Typed times exist on the clock of the place; those of a show that was there before may stay. */
function checkTimes(input: ShowInput, zone: string, before: Partial<Pick<ShowFields, 'start' | 'end'>> = {}): void {
  for (const field of ['start', 'end'] as const)
    if (input[field] !== before[field]) checkClock(field, input[field], zone);
}

/** The fields that an edit does not change, and the earlier fields that decide which input is allowed. */
export const KEPT = [
  ...(['number', 'owner', 'phase', 'tagIds', 'freeFields', 'remindedFor'] as const),
  ...(['isPreliminary', 'requesterId', 'asked', 'dealType', 'expected', 'exclusivity', 'challenge'] as const),
] as const;
/** The kept fields. A new show keeps `{}` of free fields if its maker was not asked for them. */
export type Kept = Pick<ShowFields, 'number'> & Partial<Pick<ShowFields, (typeof KEPT)[number]>>;

/** To confirm is a right of its own, whichever way a show gets there. */
export function checkConfirm(ctx: UserContext, before: Phase | undefined, after: Phase): void {
  const confirms = after === 'confirmed' && before !== 'confirmed';
  if (confirms && !ctx.actor.permissions.has('show.confirm')) throw new AppError('denied', { field: 'statusId' });
}

/** A room is one of the venue's; one that the venue has renamed since may stay. */
function roomOf(venue: Stored<CompanyInput> | undefined, room = '', before = ''): Pick<ShowFields, 'room'> {
  if (!room) return {};
  const known = venue?.venueDetails?.rooms.some(({ name }) => name === room) || room === before;
  if (!known) throw new AppError('choice', { field: 'room' });
  return { room };
}

/** The cards of the records that a show names once. */
async function summariesOf(ctx: UserContext, input: ShowInput, before: Before = {}) {
  const { venueId, promoterId, contactId, productionId } = input;
  const [venue, promoter, contact, production, parties] = await Promise.all([
    reference(ctx, companyStore, venueId, 'venueId', before.venue?.venueId),
    reference(ctx, companyStore, promoterId, 'promoterId', before.promoter?.companyId),
    reference(ctx, contactStore, contactId, 'contactId', before.contact?.contactId),
    productionOf(ctx, productionId, before.production?.productionId),
    partiesOf(ctx, input, before),
  ]);
  if (venue && !isVenue(venue) && venue.id !== before.venue?.venueId)
    throw new AppError('choice', { field: 'venueId' });
  const summaries = {
    ...(venue ? { venue: venueSummary(venue) } : {}),
    ...(promoter ? { promoter: companySummary(promoter) } : {}),
    ...(contact ? { contact: contactSummary(contact) } : {}),
    ...(production ? { production: { productionId: production.id, name: production.name } } : {}),
    ...parties,
  };
  return { venue, summaries };
}

/** Returns the fields that the show keeps as sent. The ids left out have become cards. */
function ownFields(input: ShowInput) {
  const { artistIds, bill, venueId, room, promoterId, contactId, productionId, ownerId, team, ...rest } = input;
  const { signerId, signerContactId, payerId, payerContactId, ...own } = rest;
  return own;
}

/** The input as a whole show, with the cards of all it refers to. `before` is the show that is changed. */
export async function prepareShow(
  ctx: UserContext,
  input: ShowInput,
  kept: Kept,
  before?: Before,
): Promise<ShowFields> {
  const [artists, status, { venue, summaries }, owner, team, tags, free] = await Promise.all([
    namedArtists(ctx, [...new Set(input.artistIds)], before?.artists),
    statusFor(ctx, 'show', input.statusId, before?.statusId),
    summariesOf(ctx, input, before),
    ownerFor(ctx, input.ownerId, kept.owner),
    teamOf(ctx, input.team, before?.team),
    tagIdsFor(ctx, 'show', input.tagIds, kept),
    freeAfter(ctx, 'show', input.freeFields, before || kept.freeFields ? kept : undefined),
    checkMasters(ctx, input, before),
  ]);
  checkConfirm(ctx, kept.phase, status.phase);
  checkPhase(kept, status.phase);
  const zone = venue?.zone ?? artists[0]?.zone ?? DEFAULT_ZONE;
  if (!input.isAllDay && !kept.isPreliminary) checkTimes(input, zone, before);
  return {
    ...kept,
    ...ownFields(input),
    ...tags,
    ...free,
    artists: billOf(artists, input.bill),
    ...summaries,
    ...roomOf(venue, input.room, before?.room),
    ...team,
    owner: owner ?? kept.owner ?? { userId: ctx.actor.userId, name: ctx.actor.name },
    phase: status.phase,
    rank: rankFor(status.phase, input.rank),
    ...(status.phase === 'options' ? {} : { expiresOn: undefined, challenge: undefined }),
    zone,
    startAt: startAt(input.start, zone),
  };
}
