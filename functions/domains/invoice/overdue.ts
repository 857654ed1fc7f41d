import { bookkeepingDays } from '#functions/domains/bookkeeping/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import type { ListMapping } from '#functions/platform/record/request.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { SETTLED_STATES } from '#shared/domains/invoice/settlement.ts';
import { INVOICE_STATES, isOpenState, OPEN_STATES } from '#shared/domains/invoice/state.ts';
import { dayNumber, type LocalDate } from '#shared/kernel/date.ts';
import type { ListRequest } from '#shared/kernel/list.ts';
import { dayIn } from '#shared/kernel/zone.ts';

type Agency = NonNullable<ListMapping['agency']>;
type Asked = ListRequest['filters'][number];

/** The column holds no day's state: 0 for drafts, open ones without whether they are late. */
const settled = (states: readonly string[]): Filter => ({
  column: 'settled',
  anyOf: states.map((state) => wordNo(SETTLED_STATES, state)),
});

/** The states that a filter wants, whatever its relation. */
function wantedStates({ relation, values }: Asked): readonly string[] {
  if (relation === 'noneOf') return INVOICE_STATES.filter((state) => !values.includes(state));
  if (relation === 'empty') return ['draft'];
  if (relation === 'filled') return INVOICE_STATES.filter((state) => state !== 'draft');
  return INVOICE_STATES.filter((state) => values.includes(state));
}

/** An invoice is overdue by the day, which no column holds: it is open, and was due before today. */
function stateFilter(states: readonly string[], yesterday: number): Filter {
  const [open, closed] = [states.filter(isOpenState), states.filter((one) => one !== 'overdue' && !isOpenState(one))];
  const late: Filter = { column: 'due', min: 1, max: yesterday };
  return {
    column: 'settled',
    either: [
      [settled(closed)],
      [settled(open), { column: 'due', min: yesterday + 1 }],
      ...(states.includes('overdue') ? [[settled(OPEN_STATES), late]] : []),
    ],
  };
}

/** The day that has begun everywhere an invoice is issued from: a list has one day for all its rows. */
export async function earliestDay(ctx: TenantContext): Promise<LocalDate> {
  const days = [...(await bookkeepingDays(ctx)).values()];
  return days.sort()[0] ?? dayIn(ctx.now, 'UTC');
}

/** What depends on the day: the state, and the older flag `overdue`. */
export const withOverdue = (own: Agency): Agency => ({
  isName: (name) => name === 'overdue' || name === 'settlement' || own.isName(name),
  load: async (ctx) => {
    const { filters, sort } = await own.load(ctx);
    const yesterday = dayNumber(await earliestDay(ctx)) - 1;
    return {
      sort,
      filters: (filter) => {
        if (filter.field === 'overdue') return [stateFilter(['overdue'], yesterday)];
        if (filter.field === 'settlement') return [stateFilter(wantedStates(filter), yesterday)];
        return filters(filter);
      },
    };
  },
});
