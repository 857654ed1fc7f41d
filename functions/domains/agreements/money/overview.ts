import { invoiceNumbers } from '#functions/domains/agreements/invoice/public/numbers.ts';
import { paymentNumbers } from '#functions/domains/agreements/payment/public/sums.ts';
import { APPROVED } from '#functions/domains/booking/show/public/marks.ts';
import { seenShows } from '#functions/domains/booking/show/public/sees.ts';
import { showMapping, showStore } from '#functions/domains/booking/show/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { agencyDay, clientOf } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { numbersOf } from '#functions/platform/record/numbers.ts';
import { everyRow, listQuery } from '#functions/platform/record/request.ts';
import type { MoneyOverview } from '#shared/domains/agreements/money/contract.ts';
import { expectedIn, invoicedIn, openBy, paidIn, type Scope } from '#shared/domains/agreements/money/lists.ts';
import { AGES, type Age, ageOf, monthsOf } from '#shared/domains/agreements/money/rules.ts';
import { totalBy } from '#shared/domains/agreements/money/totals.ts';
import { dayNumber, fromDayNumber, type LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

const MINUTES_A_DAY = 1440;
const monthOf = (day: number): string => fromDayNumber(day).slice(0, 7);

async function invoiced(ctx: UserContext, scope: Scope, year: number) {
  const rows = await invoiceNumbers(ctx, everyRow(invoicedIn(scope, `${year}`)), ['key', 'currency', 'net', 'total']);
  return rows.map(({ key, currency, net, total }) => ({
    group: monthOf(key),
    currency: currencyOf(currency),
    net,
    total,
  }));
}

async function paid(ctx: UserContext, scope: Scope, year: number) {
  const rows = await paymentNumbers(ctx, everyRow(paidIn(scope, `${year}`)));
  return rows.map(({ day, ...row }) => ({ ...row, group: monthOf(day) }));
}

async function open(ctx: UserContext, scope: Scope, today: LocalDate) {
  const rows = await invoiceNumbers(ctx, everyRow(openBy(scope)), ['due', 'currency', 'open']);
  const now = dayNumber(today);
  return rows.map((row) => ({ group: ageOf(row.due, now), currency: currencyOf(row.currency), total: row.open }));
}

/** Undefined for users who may not see deals. */
async function expected(ctx: UserContext, year: number) {
  if (!ctx.actor.permissions.has('show.readDeal')) return undefined;
  const request = everyRow(expectedIn({}, `${year}`));
  const query = await listQuery(ctx, showMapping, request, [...seenShows(ctx), APPROVED]);
  const rows = await numbersOf(showStore, ctx, query, ['key', 'currency', 'expected']);
  return rows
    .filter(({ currency }) => currency > 0)
    .map((row) => ({
      group: monthOf(Math.floor(row.key / MINUTES_A_DAY)),
      currency: currencyOf(row.currency),
      total: row.expected,
    }));
}

/** The day of the bookkeeping, or of the agency. */
async function dayOf(ctx: UserContext, bookkeepingId: Scope['bookkeepingId']): Promise<LocalDate> {
  if (!bookkeepingId) return agencyDay(ctx);
  return dayIn(ctx.now, (await bookkeepingStore.get(ctx, bookkeepingId)).zone);
}

interface Asked extends Scope {
  readonly year: number;
}
/** Sums the money of a year from the columns of the lists. Opens no document. */
export async function overviewOf(ctx: UserContext, { year, bookkeepingId, ...asked }: Asked): Promise<MoneyOverview> {
  const scope = { bookkeepingId };
  const [client, today] = await Promise.all([clientOf(ctx.tenantId), dayOf(ctx, bookkeepingId)]);
  const [bills, payments, owed, shows] = await Promise.all([
    invoiced(ctx, scope, year),
    paid(ctx, scope, year),
    open(ctx, scope, today),
    expected(ctx, year),
  ]);
  const currency = asked.currency ?? client.currency;
  const all = [...bills, ...payments, ...owed, ...(shows ?? [])].map((row) => row.currency);
  const sums = {
    invoiced: totalBy(bills, currency),
    net: totalBy(
      bills.map((row) => ({ ...row, total: row.net })),
      currency,
    ),
    paid: totalBy(payments, currency),
    open: totalBy<Age>(owed, currency),
    expected: shows && totalBy(shows, currency),
  };
  return {
    year,
    currency,
    currencies: [...new Set([client.currency, currency, ...all.toSorted()])],
    today,
    months: monthsOf(year).map((month) => ({
      month,
      invoiced: { ...sums.invoiced(month), net: sums.net(month).total },
      paid: sums.paid(month),
      ...(sums.expected ? { expected: sums.expected(month) } : {}),
    })),
    ages: AGES.map((age) => ({ age, ...sums.open(age) })),
  };
}
