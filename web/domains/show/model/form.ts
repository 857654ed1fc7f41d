import type * as z from 'zod';
import type { Show, ShowInput, ShowRow } from '#shared/domains/show/schemas.ts';
import { newAppointment } from '#shared/kernel/appointment.ts';
import { addDays, at, type LocalDate } from '#shared/kernel/date.ts';

/** What the form holds: ids in the place of cards, as the endpoints take them. */
export type ShowValues = z.input<typeof ShowInput>;

/** When a show starts until somebody says otherwise. */
const USUAL_START = '20:00';

interface Start {
  readonly date: LocalDate;
  readonly artistId: string | undefined;
  readonly statusId: string;
  readonly ownerId: string;
  readonly currency: string;
  /** When an option of this day ends, as the agency usually gives it. */
  readonly expiresOn: LocalDate;
}
/** So many days ahead, and not after the show. */
export const optionEnd = (today: LocalDate, days: number, day: LocalDate): LocalDate =>
  [addDays(today, days), day].sort()[0] ?? day;

export const newShowValues = ({ date, artistId, statusId, ownerId, currency, expiresOn }: Start): ShowValues => ({
  ...newAppointment(at(date, USUAL_START)),
  ...{ statusId, ownerId, rank: 1, artistIds: artistId ? [artistId] : [], tagIds: [] },
  ...{ description: '', billing: '', internalNotes: '' },
  ...{ expiresOn, venueId: undefined, promoterId: undefined, contactId: undefined },
  ...{ productionId: undefined, capacity: undefined, fee: { minor: 0, currency } },
});

/** A stored show as its form opens it. */
export function valuesOf(show: Show, currency: string): ShowValues {
  const { start, end, isAllDay, isNight, timeOfPerformance, statusId, rank, expiresOn } = show;
  const { description, billing, capacity, internalNotes, fee, tagIds } = show;
  return {
    ...{ start, end, isAllDay, isNight, timeOfPerformance, statusId, rank, expiresOn },
    ...{ description, billing, capacity, internalNotes, fee: fee ?? { minor: 0, currency } },
    artistIds: show.artists.map(({ artistId }) => artistId),
    tagIds: tagIds ?? [],
    venueId: show.venue?.venueId,
    promoterId: show.promoter?.companyId,
    contactId: show.contact?.contactId,
    productionId: show.production?.productionId,
    ownerId: show.owner.userId,
  };
}

/** An amount of nothing is no fee; expiry and rank belong to options. */
export function toSend({ fee, expiresOn, ...values }: ShowInput, isOption: boolean): ShowInput {
  return {
    ...values,
    rank: isOption ? values.rank : 0,
    ...(fee && fee.minor !== 0 ? { fee } : {}),
    ...(isOption && expiresOn ? { expiresOn } : {}),
  };
}

/** Names of what a show refers to, by id. */
export function namesIn(show: ShowRow): (readonly [id: string, name: string, sublabel?: string])[] {
  const { venue, promoter, contact, production, owner } = show;
  return [
    ...show.artists.map(({ artistId, name }) => [artistId, name] as const),
    ...(venue ? [[venue.venueId, venue.name, venue.cityCountry] as const] : []),
    ...(promoter ? [[promoter.companyId, promoter.name, promoter.cityCountry] as const] : []),
    ...(contact ? [[contact.contactId, contact.fullName] as const] : []),
    ...(production ? [[production.productionId, production.name] as const] : []),
    [owner.userId, owner.name],
  ];
}
