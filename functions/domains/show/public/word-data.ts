import { companyData } from '#functions/domains/company/public/word-data.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactData } from '#functions/domains/contact/public/word-data.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { daysValue, dayValue, money } from '#functions/platform/documents/word/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { travelOf } from '#functions/records/travel.ts';
import { showDays, showTitle } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { printedTimetable } from '#shared/domains/timetable/rules.ts';
import { timeOf } from '#shared/kernel/date.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Money } from '#shared/kernel/money.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { live, showParts } from '../word-parts.ts';
import { entriesOf } from './timetable-store.ts';

/** The amounts are for those who may see deals; internal notes are on no document. */
const dealMoney = ({ actor }: UserContext, amount: Money | undefined) =>
  amount && actor.permissions.has('show.readDeal') ? money(amount.minor, amount.currency) : undefined;

/** A show as its row has it. */
export const showRow = (ctx: UserContext, show: ShowFields, statuses: ReadonlyMap<string, string>) => ({
  number: show.number,
  date: daysValue(showDays(show)),
  artist: show.artists.map(({ name }) => name).join(', '),
  start: show.isAllDay ? '' : timeOf(show.start),
  end: show.isAllDay ? '' : timeOf(show.end),
  title: showTitle(show),
  status: statuses.get(show.statusId) ?? '',
  venue: { name: show.venue?.name, city: show.venue?.city, cityCountry: show.venue?.cityCountry },
  capacity: show.capacity ?? show.venue?.capacity,
  fee: dealMoney(ctx, show.fee),
  expected: dealMoney(ctx, show.expected ?? show.fee),
  rank: show.rank || undefined,
  expiresOn: show.expiresOn && dayValue(show.expiresOn),
  promoter: { name: show.promoter?.name, cityCountry: show.promoter?.cityCountry },
  contact: { name: show.contact?.fullName, email: show.contact?.email },
  billing: show.billing,
  description: show.description,
  production: show.production?.name,
  owner: show.owner.name,
});

/** A show with all that is known of its venue, promoter and contact. */
export async function showData(
  ctx: UserContext,
  show: Stored<ShowFields>,
  statuses: ReadonlyMap<string, string>,
  locale: Locale,
) {
  const row = showRow(ctx, show, statuses);
  // Deals bring all their rules along: rows of a list need none of them.
  const { dealData } = await import('./deal-word-data.ts');
  const [venue, promoter, contact, entries, parts, deal, travel] = await Promise.all([
    live(ctx, companyStore, show.venue?.venueId),
    live(ctx, companyStore, show.promoter?.companyId),
    live(ctx, contactStore, show.contact?.contactId),
    entriesOf(ctx, show.id),
    showParts(ctx, show, locale),
    dealData(ctx, show, locale),
    travelOf(ctx, show.no),
  ]);
  return {
    ...row,
    ...parts,
    ...travel,
    deal,
    venue: { ...row.venue, ...(venue && companyData(venue, locale)) },
    promoter: { ...row.promoter, ...(promoter && companyData(promoter, locale)) },
    contact: { ...row.contact, ...(contact && contactData(contact)) },
    timetable: printedTimetable(entries, show, locale),
  };
}
