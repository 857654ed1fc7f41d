import type { Setting } from '#functions/domains/attached/word-template/public/source.ts';
import { plainValues } from '#functions/platform/documents/word/field-values.ts';
import { daysValue, money } from '#functions/platform/documents/word/values.ts';
import { travelOf } from '#functions/records/travel.ts';
import { showFields } from '#shared/domains/booking/show/fields.ts';
import { showDays, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { printedTimetable } from '#shared/domains/booking/timetable/rules.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { timeOf } from '#shared/kernel/time/date.ts';
import { companyPart, contactPart, showParts } from '../word-parts.ts';
import { entriesOf } from './timetable-store.ts';

const amountOf = (amount: Money | undefined) => amount && money(amount.minor, amount.currency);

/** A show as its row has it, from what the caller sees of it. Internal notes are on no document. */
export const showRow = (show: ShowFields, { locale, statuses }: Pick<Setting, 'locale' | 'statuses'>) => ({
  ...plainValues(showFields, show, locale),
  date: daysValue(showDays(show)),
  start: show.isAllDay ? '' : timeOf(show.start),
  end: show.isAllDay ? '' : timeOf(show.end),
  title: showTitle(show),
  status: statuses.get(show.statusId) ?? '',
  venue: { name: show.venue?.name, city: show.venue?.city, cityCountry: show.venue?.cityCountry },
  capacity: show.capacity ?? show.venue?.capacity,
  expected: amountOf(show.expected ?? show.fee),
  rank: show.rank || undefined,
  promoter: { name: show.promoter?.name, cityCountry: show.promoter?.cityCountry },
  contact: { name: show.contact?.fullName, email: show.contact?.email },
});

/** A show with all that is known of its venue, promoter and contact. */
export async function showData(show: Stored<ShowFields>, setting: Setting) {
  const { ctx, locale } = setting;
  const row = showRow(show, setting);
  // Deals bring all their rules along: rows of a list need none of them.
  const { dealData } = await import('./deal-word-data.ts');
  const [venue, promoter, contact, entries, parts, deal, travel] = await Promise.all([
    companyPart(ctx, show.venue?.venueId, locale),
    companyPart(ctx, show.promoter?.companyId, locale),
    contactPart(ctx, show.contact?.contactId, locale),
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
    venue: { ...row.venue, ...venue },
    promoter: { ...row.promoter, ...promoter },
    contact: { ...row.contact, ...contact },
    timetable: printedTimetable(entries, show, locale),
  };
}
