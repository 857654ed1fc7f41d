import type { Filter } from '#functions/platform/list-index/types.ts';
import { askedFirst } from '#functions/platform/record/asked-first.ts';
import { type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { INVOICE_STAGES } from '#shared/domains/agreements/invoice/kinds.ts';
import { SETTLED_STATES } from '#shared/domains/agreements/invoice/settlement.ts';
import {
  DRAFT_STATES,
  INVOICE_STATES,
  isDraftState,
  isOpenState,
  OPEN_STATES,
} from '#shared/domains/agreements/invoice/state.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { dayNumber, type LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { bookkeepingDays } from './days.ts';

type Agency = NonNullable<ListMapping['agency']>;
type Asked = ListRequest['filters'][number];

/** The column holds no day's state: open ones without whether they are late. */
export const settled = (states: readonly string[]): Filter => ({
  column: 'settled',
  anyOf: states.map((state) => wordNo(SETTLED_STATES, state)),
});

const staged = (states: readonly (typeof DRAFT_STATES)[number][]): Filter => ({
  column: 'stage',
  anyOf: states.map((state) => wordNo(INVOICE_STAGES, state)),
});

/** The states that a filter wants, whatever its relation. */
function wantedStates({ relation, values }: Asked): readonly string[] {
  if (relation === 'noneOf') return INVOICE_STATES.filter((state) => !values.includes(state));
  if (relation === 'empty') return DRAFT_STATES;
  if (relation === 'filled') return INVOICE_STATES.filter((state) => !isDraftState(state));
  return INVOICE_STATES.filter((state) => values.includes(state));
}

/** Bookkeepings in which it is the same day now. */
interface SameDay {
  readonly today: number;
  readonly only: readonly Filter[];
}
/** The present days of all bookkeepings. There is one, or two while midnight lies between their zones. */
async function presentDays(ctx: Parameters<Agency['load']>[0]): Promise<readonly SameDay[]> {
  const days = [...(await bookkeepingDays(ctx))];
  const [last = dayIn(ctx.now, 'UTC'), ...others] = [...new Set(days.map(([, day]) => day))];
  const nosOn = (day: LocalDate) => days.filter(([, one]) => one === day).map(([id]) => noOf(id));
  const apart = others.map((day) => ({
    today: dayNumber(day),
    only: [{ column: 'bookkeeping', anyOf: nosOn(day) }],
  }));
  const rest = others.flatMap(nosOn);
  return [...apart, { today: dayNumber(last), only: rest.length > 0 ? [{ column: 'bookkeeping', noneOf: rest }] : [] }];
}

/** An invoice is overdue by the day of its bookkeeping, which no column holds: it is open, and was due before today. */
function stateFilter(states: readonly string[], days: readonly SameDay[]): Filter {
  const [drafts, open] = [states.filter(isDraftState), states.filter(isOpenState)];
  const closed = states.filter((one) => one !== 'overdue' && !isOpenState(one) && !isDraftState(one));
  const late = states.includes('overdue');
  return {
    column: 'settled',
    either: [
      [staged(drafts)],
      [settled(closed)],
      ...days.flatMap(({ today, only }) => [
        [settled(open), { column: 'due', min: today }, ...only],
        ...(late ? [[settled(OPEN_STATES), { column: 'due', min: 1, max: today - 1 }, ...only]] : []),
      ]),
    ],
  };
}

/** Adds the filters that depend on the day: the state, and the older flag `overdue`. */
export const withOverdue = (own: Agency): Agency =>
  askedFirst(
    {
      names: ['overdue', 'settlement'],
      load: async (ctx) => {
        const days = await presentDays(ctx);
        return (filter) => [stateFilter(filter.field === 'overdue' ? ['overdue'] : wantedStates(filter), days)];
      },
    },
    own,
  );
