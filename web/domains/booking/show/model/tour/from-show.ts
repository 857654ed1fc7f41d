import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { agendaDays } from '#shared/kernel/record/appointment.ts';
import { addDays, diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { type Cell, newRow, type Row } from './rows.ts';

type Source = Pick<Show, 'start' | 'end' | 'isNight' | 'venue' | 'promoter' | 'fee'>;
interface Words {
  readonly status: Cell;
  readonly dayText: (date: LocalDate) => string;
  readonly numberText: (value: number) => string;
}

/** A row of the tour grid for each date, with the venue, promoter and fee of a show. */
export function rowsOf(show: Source, dates: readonly LocalDate[], { status, dayText, numberText }: Words): Row[] {
  const { venue, promoter, fee } = show;
  const { first, last } = agendaDays(show);
  const more = diffDays(first, last);
  return dates.map((date, i) => {
    const { key, cells } = newRow(i + 1, status);
    return {
      key,
      cells: {
        ...cells,
        date: { text: dayText(date) },
        ...(more > 0 ? { endDate: { text: dayText(addDays(date, more)) } } : {}),
        ...(venue ? { venue: { text: venue.name, id: venue.venueId } } : {}),
        ...(promoter ? { promoter: { text: promoter.name, id: promoter.companyId } } : {}),
        ...(fee ? { fee: { text: numberText(fee.minor / 10 ** exponentOf(fee.currency)) } } : {}),
      },
    };
  });
}
