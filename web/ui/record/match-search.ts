import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { type Period, periodAt } from '#shared/kernel/time/period.ts';

type Match = Pick<ListRequest, 'from' | 'to' | 'filters'>;
type Filter = Match['filters'][number];

/** A whole year or month as such, so that the list can step to the next one. */
function periodOf(from: LocalDate, to: LocalDate): Period {
  const whole = (['perYear', 'perMonth'] as const)
    .map((unit) => periodAt(unit, from))
    .find(({ start, end }) => start === from && addDays(end, -1) === to);
  return whole ?? periodAt('fromUntilAndIncluding', from, to);
}

function addressOf({ relation, values }: Filter): unknown {
  if (relation !== 'between') return { [relation === 'noneOf' ? 'none' : 'any']: values };
  const ends = ['min', 'max'].map((name, i) => [name, values[i]] as const).filter(([, value]) => value);
  return Object.fromEntries(ends.map(([name, value]) => [name, Number(value)]));
}

/** Builds the address state of a list from the request that it answers. `requestOf` reads it back. */
export const searchOf = ({ from, to, filters }: Match): Record<string, unknown> => ({
  ...(from && to ? { date: periodOf(from, to) } : {}),
  ...Object.fromEntries(filters.map((filter) => [filter.field, addressOf(filter)])),
});
