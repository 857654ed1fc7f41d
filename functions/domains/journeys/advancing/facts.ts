import { checkAccess } from '#functions/domains/booking/show/public/sees.ts';
import { entriesOf } from '#functions/domains/booking/show/public/timetable-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFacts } from '#shared/domains/journeys/advancing/back-into-show.ts';
import { fieldValues } from '#shared/domains/journeys/advancing/field-values.ts';
import type { Section } from '#shared/domains/journeys/advancing-template/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** Reads the show of a request with its timetable and venue. */
export async function partsOf(ctx: TenantContext, showId: Id) {
  const [show, entries] = await Promise.all([showStore.get(ctx, showId), entriesOf(ctx, showId)]);
  const venue = show.venue && (await companyStore.standing(ctx, show.venue.venueId));
  return { show, entries, venue: venue?.deletedAt ? undefined : venue };
}
export type ShowWithParts = Awaited<ReturnType<typeof partsOf>>;

/** The same for a user. A show that the caller may not see is 404. */
export async function showWithParts(ctx: UserContext, showId: Id): Promise<ShowWithParts> {
  const parts = await partsOf(ctx, showId);
  checkAccess(ctx, parts.show);
  return parts;
}

/** The show as the rules see it. */
export const factsOf = (sections: readonly Section[], parts: ShowWithParts): ShowFacts => ({
  isConfirmed: parts.show.phase === 'confirmed',
  isLocked: parts.show.lockedAt !== undefined,
  values: fieldValues(sections, parts),
});
