import { bookkeepingDays } from '#functions/domains/bookkeeping/store.ts';
import type { ListMapping } from '#functions/platform/record/request.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { SETTLED_STATES } from '#shared/domains/invoice/settlement.ts';
import { dayNumber } from '#shared/kernel/date.ts';
import { dayIn } from '#shared/kernel/zone.ts';

type Agency = NonNullable<ListMapping['agency']>;
const OPEN = (['outstanding', 'partlyPaid'] as const).map((state) => wordNo(SETTLED_STATES, state));

/** What is overdue changes by itself every night, so no column holds it: it is open, and was due before today. */
export const withOverdue = (own: Agency): Agency => ({
  isName: (name) => name === 'overdue' || own.isName(name),
  load: async (ctx) => {
    const { filters, sort } = await own.load(ctx);
    const days = [...(await bookkeepingDays(ctx)).values()];
    const yesterday = dayNumber(days.sort()[0] ?? dayIn(ctx.now, 'UTC')) - 1;
    const overdue = [
      { column: 'settled', anyOf: OPEN },
      { column: 'due', min: 1, max: yesterday },
    ];
    return { sort, filters: (filter) => (filter.field === 'overdue' ? overdue : filters(filter)) };
  },
});
