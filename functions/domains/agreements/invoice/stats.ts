import { userStore } from '#functions/domains/identity/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { everyRow } from '#functions/platform/record/request.ts';
import { SETTLED_STATES } from '#shared/domains/agreements/invoice/settlement.ts';
import { type InvoiceState, isOpenState } from '#shared/domains/agreements/invoice/state.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { sumsOf } from '#shared/kernel/money/sum.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { dayNumber } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { bookkeepingDays } from './days.ts';
import { invoiceNumbers } from './public/numbers.ts';

const COLUMNS = ['bookkeeping', 'currency', 'owner', 'settled', 'due', 'net', 'tax', 'total', 'paid', 'open'] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], number>>;

const rowsOf = (ctx: UserContext, request: ListRequest): Promise<Row[]> => invoiceNumbers(ctx, request, COLUMNS);

/** Invoices issued in a year. */
const issuedIn = (ctx: UserContext, year: number): Promise<Row[]> =>
  rowsOf(
    ctx,
    everyRow({
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      filters: [{ field: 'stage', relation: 'anyOf', values: ['outstanding'] }],
    }),
  );

const figuresOf = ({ net, tax, total, paid, open }: Row) => ({ net, tax, total, paid, open });

/** Sums by what rows share, each currency for itself, the largest first. */
const sumsBy = <K extends object>(rows: readonly Row[], shared: (row: Row) => K) =>
  sumsOf(rows, (row) => ({ ...shared(row), currency: currencyOf(row.currency) }), figuresOf).sort(
    (a, b) => b.total - a.total,
  );

function stateOf({ settled, due }: Row, today: number): InvoiceState {
  const state = SETTLED_STATES[settled - 1] ?? 'draft';
  return isOpenState(state) && due < today ? 'overdue' : state;
}

export async function totalsByState(ctx: UserContext, year: number) {
  const days = new Map([...(await bookkeepingDays(ctx))].map(([id, day]) => [noOf(id), dayNumber(day)]));
  const today = ({ bookkeeping }: Row) => days.get(bookkeeping) ?? dayNumber(dayIn(ctx.now, 'UTC'));
  return sumsBy(await issuedIn(ctx, year), (row) => ({ settlement: stateOf(row, today(row)) }));
}

export async function totalsByOwner(ctx: UserContext, year: number) {
  const sums = sumsBy(await issuedIn(ctx, year), ({ owner }) => ({ owner }));
  const owners = await userStore.many(ctx, [...new Set(sums.map(({ owner }) => owner))]);
  const byNo = new Map(owners.map((user) => [user.no, user]));
  return sums.flatMap(({ owner, ...sum }) => {
    const user = byNo.get(owner);
    return user ? [{ ...sum, ownerId: user.id, name: user.name }] : [];
  });
}

/** Sums of all that a list's request leaves, drafts too. */
export const sumsOfList = async (ctx: UserContext, request: ListRequest) =>
  sumsBy(await rowsOf(ctx, everyRow(request)), () => ({}));
