import { seesTravel } from '#functions/domains/journeys/travel/public/access.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { PartyMember, Period, Whose } from '#shared/domains/calendars/itinerary/schemas.ts';
import { readingLocale } from '#shared/domains/relations/contact/rules.ts';
import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { summariesOf } from './shows.ts';
import { internalSubject, type Subject } from './subject.ts';

/** Those who travel on these days, kind by kind. */
async function travellersOf(ctx: UserContext, subject: Subject, period: Period): Promise<Id[]> {
  const summaries = await summariesOf(ctx, subject, period);
  const found = await Promise.all(
    TRAVEL_KINDS.filter((kind) => ctx.actor.permissions.has(`${kind}.read`)).map(async (kind) => {
      const own = summaries.filter((summary) => summary.kind === kind && summary.phase !== 'cancelled');
      const { store } = await servicesOf(kind);
      const journeys = await store.many(ctx, [...new Set(own.map(({ recordNo }) => recordNo))]);
      return journeys.filter((journey) => !journey.deletedAt && seesTravel(ctx, journey));
    }),
  );
  return found.flat().flatMap(({ travellers }) => travellers.map(({ contactId }) => contactId));
}

/** The touring party: the members of the artists first, then who else travels; each once. */
export async function partyOf(ctx: UserContext, { from, to, ...whose }: Whose & Period): Promise<PartyMember[]> {
  const subject = await internalSubject(ctx, whose);
  if (!ctx.actor.permissions.has('contact.read')) return [];
  const [artists, travellers] = await Promise.all([
    artistStore.many(ctx, subject.artistNos),
    travellersOf(ctx, subject, { from, to }),
  ]);
  const members = artists.flatMap((artist) => (artist.members ?? []).flatMap(({ contactId }) => contactId ?? []));
  const ids = [...new Set([...members, ...travellers])];
  const contacts = await contactStore.many(ctx, ids.map(noOf));
  const there = contacts.filter(({ deletedAt, isActive }) => !deletedAt && isActive);
  const companyIds = there.flatMap(({ positions: [first] }) => first?.companyId ?? []);
  const companies = await companyStore.many(ctx, [...new Set(companyIds.map(noOf))]);
  return there.map(({ id, fullName, email, culture, positions: [first] }) => {
    const company = companies.find((one) => one.id === first?.companyId);
    return { contactId: id, name: fullName, email, locale: readingLocale({ culture }, company) ?? culture };
  });
}
