import { timesOf } from '#shared/kernel/record/appointment.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { billIn } from './rules.ts';
import type { ShowFields, ShowInput } from './schemas.ts';

/** A stored show as the form that would make it: ids in the place of cards. Free fields go apart: readers see some of them. */
export function inputOf(show: ShowFields): EveryField<Omit<ShowInput, 'freeFields'>> {
  const { statusId, rank, expiresOn, description, billing, capacity, fee, internalNotes, externalNotes, tagIds, room } =
    show;
  const { announceAt, onSaleAt, ticketUrl, isSoldOut, tickets, riderIds, products, ageRestrictionId, projectId } = show;
  return {
    ...timesOf(show),
    statusId,
    rank,
    expiresOn,
    description,
    billing,
    capacity,
    fee,
    internalNotes,
    externalNotes,
    tagIds,
    room,
    announceAt,
    onSaleAt,
    ticketUrl,
    isSoldOut,
    tickets,
    riderIds,
    products,
    ageRestrictionId,
    projectId,
    artistIds: show.artists.map((a) => a.artistId),
    bill: billIn(show.artists),
    venueId: show.venue?.venueId,
    promoterId: show.promoter?.companyId,
    contactId: show.contact?.contactId,
    signerId: show.signer?.companyId,
    signerContactId: show.signerContact?.contactId,
    payerId: show.payer?.companyId,
    payerContactId: show.payerContact?.contactId,
    productionId: show.production?.productionId,
    ownerId: show.owner.userId,
    team: show.team?.map(({ userId, role }) => ({ userId, role })),
  };
}
