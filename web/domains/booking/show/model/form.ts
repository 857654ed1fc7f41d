import type * as z from 'zod';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import type { Show, ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { USUAL_START } from '#shared/domains/booking/show/usual-hours.ts';
import { type Appointment, changeEnd, newAppointment, setNight } from '#shared/kernel/record/appointment.ts';
import { addDays, at, type LocalDate, type LocalDateTime } from '#shared/kernel/time/date.ts';

/** The values of the form: ids in the place of cards, as the endpoints take them. */
export type ShowValues = z.input<typeof ShowInput>;

interface Start {
  readonly date: LocalDate;
  /** Hours chosen on that day and in its night. */
  readonly start?: LocalDateTime | undefined;
  readonly end?: LocalDateTime | undefined;
  readonly artistId: string | undefined;
  readonly productionId?: string | undefined;
  readonly statusId: string;
  readonly ownerId: string;
  readonly currency: string;
  /** The usual expiry of an option of this day, by the agency's settings. */
  readonly expiresOn: LocalDate;
}
/** Builds the appointment. Chosen hours belong to the night if they reach the midnight of their day. */
function appointmentAt({ date, start, end }: Pick<Start, 'date' | 'start' | 'end'>): Appointment {
  if (!start) return newAppointment(at(date, USUAL_START));
  const hour = newAppointment(start);
  const chosen = end && end > start ? changeEnd(hour, end) : hour;
  return setNight(chosen, chosen.end >= at(addDays(date, 1), '00:00'));
}

/** The fields that most shows get later, or never. */
const NOTHING_MORE = {
  bill: [],
  team: [],
  tickets: [],
  riderIds: [],
  products: [],
  room: undefined,
  externalNotes: '',
  announceAt: undefined,
  onSaleAt: undefined,
  ticketUrl: '',
  isSoldOut: false,
  ageRestrictionId: undefined,
  projectId: undefined,
  signerId: undefined,
  signerContactId: undefined,
  payerId: undefined,
  payerContactId: undefined,
} satisfies Partial<ShowValues>;

export const newShowValues = ({
  artistId,
  productionId,
  statusId,
  ownerId,
  currency,
  expiresOn,
  ...asked
}: Start): ShowValues => ({
  ...appointmentAt(asked),
  statusId,
  ownerId,
  rank: 1,
  artistIds: artistId ? [artistId] : [],
  tagIds: [],
  description: '',
  billing: '',
  internalNotes: '',
  expiresOn,
  venueId: undefined,
  promoterId: undefined,
  contactId: undefined,
  productionId,
  capacity: undefined,
  fee: { minor: 0, currency },
  ...NOTHING_MORE,
});

/** Returns a stored show as form values, with defaults for empty fields. */
export function valuesOf(show: Show, currency: string): ShowValues {
  const {
    fee = { minor: 0, currency },
    externalNotes = '',
    tagIds = [],
    team = [],
    tickets = [],
    riderIds = [],
    products = [],
    ...input
  } = inputOf(show);
  return { ...input, fee, externalNotes, tagIds, team, tickets, riderIds, products };
}

/** Drops a zero fee, the rank and expiry of a show that is no option, and removed artists. */
export function toSend({ fee, expiresOn, bill = [], ...values }: ShowInput, isOption: boolean): ShowInput {
  return {
    ...values,
    bill: bill.filter(({ artistId }) => values.artistIds.includes(artistId)),
    rank: isOption ? values.rank : 0,
    ...(fee && fee.minor !== 0 ? { fee } : {}),
    ...(isOption && expiresOn ? { expiresOn } : {}),
  };
}

type Named = readonly [id: string, name: string, sublabel?: string];
/** Returns the names of the records that a show refers to, by id. */
export function namesIn(show: Show): Named[] {
  const { venue, promoter, signer, payer, contact, signerContact, payerContact, production, owner } = show;
  const companies = [promoter, signer, payer].filter((card) => card !== undefined);
  const contacts = [contact, signerContact, payerContact].filter((card) => card !== undefined);
  return [
    ...show.artists.map(({ artistId, name }): Named => [artistId, name]),
    ...(venue ? [[venue.venueId, venue.name, venue.cityCountry] as const] : []),
    ...companies.map(({ companyId, name, cityCountry }): Named => [companyId, name, cityCountry]),
    ...contacts.map(({ contactId, fullName }): Named => [contactId, fullName]),
    ...(production ? [[production.productionId, production.name] as const] : []),
    ...[owner, ...(show.team ?? [])].map(({ userId, name }): Named => [userId, name]),
  ];
}
