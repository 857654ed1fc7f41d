import { namingOneOf } from '#functions/domains/booking/show/public/marks.ts';
import { showMapping, showStore } from '#functions/domains/booking/show/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { type AppointmentSummary, appointmentsOn } from '#functions/platform/data/appointment.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { DayContact, DayShow, Period } from '#shared/domains/calendars/itinerary/schemas.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import { agendaDays } from '#shared/kernel/record/appointment.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Subject } from './subject.ts';

type Tenant = { readonly tenantId: string };
export type Show = Stored<ShowFields>;

/** Everything that stands in the calendars of the subject's artists. */
export async function summariesOf(
  { tenantId }: Tenant,
  subject: Subject,
  { from, to }: Period,
): Promise<AppointmentSummary[]> {
  return appointmentsOn(tenantId, from, to, subject.artistNos);
}

async function showNos(ctx: Tenant, subject: Subject, summaries: readonly AppointmentSummary[], { from, to }: Period) {
  if (subject.entity === 'artist')
    return [...new Set(summaries.filter(({ kind }) => kind === 'show').map(({ recordNo }) => recordNo))];
  const range = showMapping.range?.(from, to) ?? {};
  const filters = [namingOneOf('production', [subject.no])];
  return (await showStore.definition.list?.all(ctx.tenantId, { ...range, filters })) ?? [];
}

/** The confirmed shows of these days, by the clock. */
export async function showsOf(
  ctx: Tenant,
  subject: Subject,
  summaries: readonly AppointmentSummary[],
  period: Period,
): Promise<Show[]> {
  const nos = await showNos(ctx, subject, summaries, period);
  const shows = await showStore.many(ctx, nos, new Set(nos));
  return shows
    .filter((show) => {
      const { first, last } = agendaDays(show);
      return !show.deletedAt && show.phase === 'confirmed' && first <= period.to && last >= period.from;
    })
    .sort((a, b) => a.start.localeCompare(b.start) || a.no - b.no);
}

async function byId<T extends object>(
  ctx: Tenant,
  store: RecordStore<T>,
  ids: readonly (Id | undefined)[],
): Promise<ReadonlyMap<Id, Stored<T>>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const found = await store.many(ctx, wanted.map(noOf));
  return new Map(found.filter(({ deletedAt }) => !deletedAt).map((record) => [record.id, record]));
}

/** Addresses and numbers as they are now, not as the shows carry them. */
async function peopleOf(ctx: Tenant, shows: readonly Show[]) {
  const [venues, contacts, owners] = await Promise.all([
    byId(
      ctx,
      companyStore,
      shows.map(({ venue }) => venue?.venueId),
    ),
    byId(
      ctx,
      contactStore,
      shows.map(({ contact }) => contact?.contactId),
    ),
    byId(
      ctx,
      userStore,
      shows.map(({ owner }) => owner.userId),
    ),
  ]);
  return { venues, contacts, owners };
}
type People = Awaited<ReturnType<typeof peopleOf>>;

function contactsOf(show: Show, { venues, contacts, owners }: People): DayContact[] {
  const venue = venues.get(show.venue?.venueId ?? '');
  const contact = contacts.get(show.contact?.contactId ?? '');
  const owner = owners.get(show.owner.userId);
  const { name = show.owner.name, phone = '', email = '' } = owner ?? {};
  return [
    ...(contact
      ? [
          {
            role: 'promoter' as const,
            email: contact.email,
            phone: contact.mobile || contact.phone,
            name: [contact.fullName, show.promoter?.name].filter(Boolean).join(', '),
          },
        ]
      : []),
    ...(venue && (venue.phone || venue.email)
      ? [{ role: 'venue' as const, name: venue.name, phone: venue.phone, email: venue.email }]
      : []),
    { role: 'agent', name, phone, email },
  ];
}

function dayShow(show: Show, at: { nth: number; count: number }, people: People): DayShow {
  const venue = people.venues.get(show.venue?.venueId ?? '');
  const { lat, lng } = show.venue ?? {};
  return {
    showId: show.id,
    number: show.number,
    title: showTitle(show),
    artists: show.artists.map(({ name }) => name),
    ...at,
    venue: show.venue?.name ?? '',
    city: show.venue?.city ?? '',
    room: show.room ?? '',
    // Without its country, which would be another text in each language.
    address: venue ? addressLines({ ...venue.address, countryId: '' }, 'en') : [],
    countryId: venue?.address.countryId ?? '',
    ...(lat === undefined || lng === undefined ? {} : { lat, lng }),
    contacts: contactsOf(show, people),
    notes: show.externalNotes ?? '',
  };
}

export async function dayShows(ctx: Tenant, shows: readonly Show[]): Promise<ReadonlyMap<Id, DayShow>> {
  const people = await peopleOf(ctx, shows);
  const count = shows.length;
  return new Map(shows.map((show, i) => [show.id, dayShow(show, { nth: i + 1, count }, people)]));
}
