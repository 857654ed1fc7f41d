import { AppError } from '#shared/kernel/contract/error.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { LIFE, machine } from '#shared/kernel/record/machine.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { MAX_COPIED_SHOWS, type ProductionFields } from './schemas.ts';

export const productionMachine = machine({ name: 'production', first: 'live', steps: LIFE });

/** The same days so much later. */
export const datesAfter = ({ startDate, endDate }: Pick<ProductionFields, 'startDate' | 'endDate'>, days: number) => ({
  startDate: addDays(startDate, days),
  endDate: addDays(endDate, days),
});

/** The shows a copy brings along: those that were not cancelled. */
export function copiedShows<S extends { readonly phase: Phase }>(shows: readonly S[]): S[] {
  const live = shows.filter(({ phase }) => phase !== 'cancelled');
  if (live.length > MAX_COPIED_SHOWS)
    throw new AppError('production.tooManyShows', { params: { max: MAX_COPIED_SHOWS } });
  return live;
}
