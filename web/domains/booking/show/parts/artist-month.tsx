import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { calendarDays, calendarRange } from '#shared/domains/booking/show/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { addMonths, dayOf, isLocalDate, type LocalDate } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatDay, formatMonth } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useDayKeys } from '#web/ui/controls/use-day-keys.ts';
import { cx } from '#web/ui/cx.ts';

/** Returns the days of a month before its data are loaded, so that the user can choose them already. */
function emptyDays(month: LocalDate) {
  if (!isLocalDate(month)) return [];
  const { from, to } = calendarRange(month);
  return calendarDays([], from, to);
}

interface DayProps {
  readonly date: LocalDate;
  readonly confirmed: number;
  readonly options: number;
  /** Whether the two are known yet. */
  readonly isKnown: boolean;
  readonly chosen: boolean;
  readonly inMonth: boolean;
  /** Whether Tab stops here; arrow keys reach the other days. */
  readonly isStop: boolean;
  readonly onPick: ComponentProps<'button'>['onClick'];
}
function Day({ date, confirmed, options, isKnown, chosen, inMonth, isStop, onPick }: DayProps) {
  const { t } = useLingui();
  const day = formatDay({ date });
  return (
    <button
      type="button"
      className={cx('num', !inMonth && 'out', chosen && 'on', confirmed > 0 ? 'firm' : options > 0 && 'open')}
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={chosen}
      aria-label={isKnown ? t`${day}, confirmed: ${confirmed}, options: ${options}` : day}
      onClick={onPick}
    >
      {dayOf(date)}
    </button>
  );
}

interface ArtistMonthProps {
  readonly artistId: Id;
  readonly name: string;
  /** A day of the month. */
  readonly month: LocalDate;
  readonly onMonth: (month: LocalDate) => void;
  readonly isChosen: (date: LocalDate) => boolean;
  /** Picks a day. With Shift held, the choice extends from the day that was picked last. */
  readonly onPick: (date: LocalDate, isExtended: boolean) => void;
  /** Further props of the box around the days, such as listeners. */
  readonly box?: ComponentProps<'div'>;
}
/** Finds the day that Tab reaches: the last one used by keys or click, else a chosen one. */
function useCursor({ month, onMonth, isChosen }: ArtistMonthProps, days: readonly { readonly date: LocalDate }[]) {
  const [cursor, setCursor] = useState<LocalDate>();
  const isInMonth = (date: LocalDate) => date.slice(0, 7) === month.slice(0, 7);
  const dates = days.map(({ date }) => date).filter(isInMonth);
  const stop = [cursor, dates.find(isChosen), dates[0]].find((date) => date && isInMonth(date)) ?? month;
  const keys = useDayKeys<HTMLDivElement>(stop, (to) => {
    setCursor(to);
    if (!isInMonth(to)) onMonth(to);
  });
  return { isInMonth, stop, setCursor, ...keys };
}

function MonthHead({ name, month, onMonth }: Pick<ArtistMonthProps, 'name' | 'month' | 'onMonth'>) {
  const { t } = useLingui();
  return (
    <h2 className="row">
      <span className="cut">{name}</span>
      <span className="push row">
        <IconButton label={t`Previous month`} onClick={() => onMonth(addMonths(month, -1))}>
          <ChevronLeft size={14} />
        </IconButton>
        <IconButton label={t`Next month`} onClick={() => onMonth(addMonths(month, 1))}>
          <ChevronRight size={14} />
        </IconButton>
      </span>
    </h2>
  );
}

/** Shows a month of an artist with its appointments. The user chooses days in it. */
export function ArtistMonth(props: ArtistMonthProps) {
  const { artistId, name, month, onMonth, isChosen, onPick, box } = props;
  const { t } = useLingui();
  const { data } = useQuery({
    ...queryOf(showContract.routes.minicalendar, { body: { artistId, date: month } }),
    enabled: isLocalDate(month),
  });
  const days = useMemo(() => data?.days ?? emptyDays(month), [data, month]);
  const { isInMonth, stop, setCursor, box: grid, onKeyDown } = useCursor(props, days);
  if (days.length === 0) return null;
  return (
    <section aria-label={t`Artist's month`}>
      <MonthHead name={name} month={month} onMonth={onMonth} />
      <p className="micro">{formatMonth(month)}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its days are buttons; arrows lead from one to the next */}
      <div {...box} ref={grid} onKeyDown={onKeyDown} aria-busy={!data} className={cx('sh-mini', box?.className)}>
        {days.map((day) => (
          <Day
            key={day.date}
            {...day}
            isKnown={data !== undefined}
            chosen={isChosen(day.date)}
            inMonth={isInMonth(day.date)}
            isStop={day.date === stop}
            onPick={({ shiftKey }) => {
              setCursor(day.date);
              onPick(day.date, shiftKey);
            }}
          />
        ))}
      </div>
      <p className="micro">{t`Green: confirmed, amber: options`}</p>
    </section>
  );
}
