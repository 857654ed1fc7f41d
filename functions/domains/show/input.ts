import type { ShowFields, ShowInput } from '#shared/domains/show/schemas.ts';

/** A stored show as the form that would make it: ids in the place of cards. */
export function inputOf(show: ShowFields): ShowInput {
  const { start, end, isAllDay, isNight, timeOfPerformance, statusId, rank, expiresOn } = show;
  const { description, billing, capacity, fee, internalNotes, tagIds } = show;
  return {
    ...{ start, end, isAllDay, isNight, timeOfPerformance, statusId, rank, expiresOn },
    ...{ description, billing, capacity, fee, internalNotes, tagIds },
    artistIds: show.artists.map((a) => a.artistId),
    venueId: show.venue?.venueId,
    promoterId: show.promoter?.companyId,
    contactId: show.contact?.contactId,
    productionId: show.production?.productionId,
    ownerId: show.owner.userId,
  };
}

/** What an edit leaves as it is. */
export const keptOf = ({ number, owner, phase, remindedFor, tagIds, freeFields, isPreliminary }: ShowFields) => ({
  ...{ number, owner, phase, tagIds, freeFields },
  ...(remindedFor ? { remindedFor } : {}),
  ...(isPreliminary ? { isPreliminary } : {}),
});
