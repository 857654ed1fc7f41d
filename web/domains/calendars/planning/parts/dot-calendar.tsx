import { Plural, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import { type AgendaDay, gridDays } from '../model/agenda.ts';
import { type LocalDate, lookOf } from '../model/appointment.ts';
import { dateOf, isWeekend } from '../model/clock.ts';
import { useDates } from './use-dates.ts';

type Props = {
  agenda: readonly AgendaDay[];
  today: LocalDate;
  selected: LocalDate;
  onSelect: (date: LocalDate) => void;
};

/** More dots than this cannot be told apart. */
const MAX_DOTS = 3;
/** Days of a month: of more, each month is named at its first. */
const LONG = 31;
/** Any Monday to Sunday: they name the columns. */
const WEEKDAYS = [4, 5, 6, 7, 8, 9, 10];

interface DotDayProps extends Pick<Props, 'agenda' | 'today' | 'selected' | 'onSelect'> {
  readonly first: number;
  readonly day: number;
}
function DotDay({ agenda, today, selected, onSelect, first, day }: DotDayProps) {
  const dates = useDates();
  const entries = agenda[day - first]?.entries ?? [];
  const date = dateOf(day);
  return (
    <button
      type="button"
      className={cx('num', isWeekend(day) && 'we', date === today && 'today', date === selected && 'on')}
      aria-pressed={date === selected}
      aria-current={date === today ? 'date' : undefined}
      onClick={() => onSelect(date)}
    >
      <span aria-hidden="true">{dates.number(day)}</span>
      {agenda.length > LONG && date.endsWith('-01') && <small aria-hidden="true">{dates.shortMonth(day)}</small>}
      <span className="sr">
        {dates.long(day)}, <Plural value={entries.length} one="# appointment" other="# appointments" />
      </span>
      <span className="dot-line" aria-hidden="true">
        {entries.slice(0, MAX_DOTS).map(({ item }) => (
          <i key={item.id} className={cx(item.status.tone, `dot-${lookOf(item)}`)} />
        ))}
      </span>
    </button>
  );
}

/** The period at a glance, six weeks of it in sight: ring and full dots as in a status, one tap goes to the day. */
export function DotCalendar(props: Props) {
  const { agenda, selected } = props;
  const { t } = useLingui();
  const dates = useDates();
  const first = agenda[0]?.day ?? 0;
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const chosen = box.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (selected && box.current && chosen) box.current.scrollTop = chosen.offsetTop - 2 * chosen.offsetHeight;
  }, [selected]);
  return (
    <fieldset className="dots" aria-label={t`Days of the month`} ref={box}>
      {WEEKDAYS.map((day) => (
        <span key={day} className="micro" aria-hidden="true">
          {dates.letter(day)}
        </span>
      ))}
      {gridDays(first, agenda.length).map(({ day, shown }) =>
        shown ? <DotDay key={day} {...props} first={first} day={day} /> : <span key={day} />,
      )}
    </fieldset>
  );
}
