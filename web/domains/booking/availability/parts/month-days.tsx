import { msg } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import type { AvailabilityDay, DayState } from '#shared/domains/booking/availability/schemas.ts';
import { dayOf, type LocalDate } from '#shared/kernel/time/date.ts';
import { dateText, formatLongDay } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { cx } from '#web/ui/cx.ts';
import type { CalendarDay, CalendarMonth } from '../model/months.ts';

interface Props {
  readonly month: CalendarMonth;
  /** The one day that Tab reaches. */
  readonly cursor: LocalDate;
  readonly chosen: readonly [LocalDate, LocalDate] | undefined;
  readonly today: LocalDate;
  readonly onChoose: (date: LocalDate, event: MouseEvent) => void;
}

export const useStateNames = wordsHook<DayState>({
  free: msg`free`,
  option: msg`option`,
  blocked: msg`blocked`,
  hidden: msg`hidden`,
});

export function MonthDays({ month, ...props }: Props) {
  const title = dateText(month.first, { month: 'long', year: 'numeric' });
  const [week = []] = month.weeks;
  return (
    <table className="av-month" aria-label={title}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {week.map(({ date }) => (
            <th key={date} scope="col">
              <abbr title={dateText(date, { weekday: 'long' })}>{dateText(date, { weekday: 'narrow' })}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((days) => (
          <tr key={days[0]?.date}>
            {days.map((day) => (
              <td key={day.date}>{day.inMonth && <Day day={day} {...props} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lookOf = (found: AvailabilityDay | undefined) => found?.state ?? 'free';

function Day({ day, cursor, chosen, today, onChoose }: Omit<Props, 'month'> & { readonly day: CalendarDay }) {
  const names = useStateNames();
  const { date, isAsked, found } = day;
  const isChosen = chosen !== undefined && chosen[0] <= date && date <= chosen[1];
  const words = [formatLongDay(date, { year: true }), isAsked && names[lookOf(found)], found?.reason].filter(Boolean);
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={date === cursor ? 0 : -1}
      className={cx('av-day num', isAsked ? `is-${lookOf(found)}` : 'out', found?.isException && 'said')}
      aria-label={words.join(', ')}
      aria-pressed={isChosen}
      aria-current={date === today ? 'date' : undefined}
      data-tip={found?.reason || undefined}
      onClick={(event) => onChoose(date, event)}
    >
      {dayOf(date)}
    </button>
  );
}
