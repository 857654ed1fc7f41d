import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays, addMonths, dayOf, isoWeek, type LocalDate, startOfMonth } from '#shared/kernel/time/date.ts';
import { dateText, formatLongDay } from '#web/platform/format.ts';
import { Button, IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { clampDate, type DayCell, monthGrid } from './month-grid.ts';
import { useDayKeys } from './use-day-keys.ts';

interface CalendarProps {
  readonly value: LocalDate | '';
  readonly today: LocalDate;
  readonly min: LocalDate;
  readonly max: LocalDate;
  readonly onPick: (date: LocalDate) => void;
}

function WeekdayHead({ week }: { readonly week: readonly DayCell[] }) {
  const { t } = useLingui();
  return (
    <tr>
      <th scope="col" className="wk">
        <abbr title={t`Week`}>{t`Wk`}</abbr>
      </th>
      {week.map(({ date }) => (
        <th key={date} scope="col">
          <abbr title={dateText(date, { weekday: 'long' })}>{dateText(date, { weekday: 'narrow' })}</abbr>
        </th>
      ))}
    </tr>
  );
}

interface DayProps extends Pick<CalendarProps, 'value' | 'today' | 'min' | 'max' | 'onPick'> {
  readonly cell: DayCell;
  readonly cursor: LocalDate;
}
function Day({ cell: { date, inMonth, weekend }, cursor, value, today, min, max, onPick }: DayProps) {
  const classes = cx(!inMonth && 'out', weekend && 'weekend', date === today && 'today', date === value && 'on');
  return (
    <td className={classes}>
      <button
        type="button"
        tabIndex={date === cursor ? 0 : -1}
        data-date={date}
        disabled={date < min || date > max}
        aria-label={formatLongDay(date, { year: true })}
        aria-current={date === today ? 'date' : undefined}
        aria-pressed={date === value}
        onClick={() => onPick(date)}
      >
        {dayOf(date)}
      </button>
    </td>
  );
}

/** The day and the week after the field's own date, or after today where it is empty. */
function QuickChoices({ value, today, min, max, onPick }: CalendarProps) {
  const { t } = useLingui();
  const choices = [
    { days: 1, label: t`Next day` },
    { days: 7, label: t`Next week` },
  ];
  return (
    <div className="ctl-quick">
      {choices.map(({ days, label }) => {
        const date = addDays(value || today, days);
        return (
          <Button
            key={days}
            size="sm"
            disabled={date < min || date > max}
            data-tip={formatLongDay(date)}
            onClick={() => onPick(date)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

type MonthStepsProps = Readonly<{ cursor: string; move: (to: LocalDate) => void; title: string }>;
function MonthSteps({ cursor, move, title }: MonthStepsProps) {
  const { t } = useLingui();
  const turn = (months: number) => move(addMonths(startOfMonth(cursor), months));
  return (
    <div className="row">
      <b className="grow" aria-live="polite">
        {title}
      </b>
      <IconButton label={t`Previous month`} keys="PageUp" onClick={() => turn(-1)}>
        <ChevronLeft size={15} />
      </IconButton>
      <IconButton label={t`Next month`} keys="PageDown" onClick={() => turn(1)}>
        <ChevronRight size={15} />
      </IconButton>
    </div>
  );
}

/** A month of days: one Tab stop, arrows by day and week, PgUp and PgDn by month, with Shift by year. */
export function CalendarGrid(props: CalendarProps) {
  const { value, today, min, max } = props;
  const [cursor, setCursor] = useState(() => clampDate(value || today, min, max));
  const move = (to: LocalDate) => setCursor(clampDate(to, min, max));
  const { box, onKeyDown } = useDayKeys<HTMLTableElement>(cursor, move, true);
  const weeks = monthGrid(cursor);
  const title = dateText(cursor, { month: 'long', year: 'numeric' });
  return (
    <div className="ctl-cal">
      <MonthSteps cursor={cursor} move={move} title={title} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the WAI-ARIA date grid stands on a table */}
      <table role="grid" aria-label={title} ref={box} onKeyDown={onKeyDown}>
        <thead>{weeks[0] && <WeekdayHead week={weeks[0]} />}</thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              <th scope="row" className="wk">
                {week[0] && isoWeek(week[0].date).week}
              </th>
              {week.map((cell) => (
                <Day key={cell.date} cell={cell} cursor={cursor} {...props} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <QuickChoices {...props} />
    </div>
  );
}
