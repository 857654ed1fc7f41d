import { Plural, useLingui } from '@lingui/react/macro';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { ArtistScope } from '#web/domains/identity/roster/widgets/artist-scope.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented, Switch } from '#web/ui/choice.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { type Asked, monthsFrom } from '../model/asked.ts';
import { type AvailabilitySearch, EVERY_DAY } from '../search.ts';
import { useWeekdays } from './use-weekdays.ts';
import { WeekdayFilter } from './weekday-filter.tsx';

const MONTHS = ['1', '3', '6', '12'] as const;

interface Props {
  readonly search: AvailabilitySearch;
  readonly asked: Asked;
  readonly today: LocalDate;
  readonly onChange: (change: AvailabilitySearch) => void;
}

/** Period, weekdays, options and artists. */
export function QuestionBar({ search, asked, today, onChange }: Props) {
  const { t } = useLingui();
  const weekdays = useWeekdays();
  const { from, to } = asked;
  const length = MONTHS.find((months) => monthsFrom(from, Number(months)) === to);
  const items = MONTHS.map((months) => ({
    value: months,
    label: <Plural value={Number(months)} one="# month" other="# months" />,
  }));
  const setFrom = (date: string) =>
    onChange(date ? { from: date, ...(date > to ? { to: date } : {}) } : { from: undefined });
  const allDays = asked.weekdays.length === EVERY_DAY.length;
  return (
    <div className="av-question">
      <div className="row">
        <DatePicker label={t`From`} value={from} onChange={setFrom} today={today} />
        <span className="meta" aria-hidden="true">
          –
        </span>
        <DatePicker label={t`To`} value={to} onChange={(date) => onChange({ to: date || undefined })} today={today} />
      </div>
      <Segmented<(typeof MONTHS)[number] | ''>
        label={t`Length`}
        items={items}
        value={length ?? ''}
        onChange={(months) => onChange({ to: monthsFrom(from, Number(months)) })}
      />
      <Popover
        label={t`Weekdays`}
        trigger={<Button>{allDays ? t`All weekdays` : weekdays.short(asked.weekdays)}</Button>}
      >
        <WeekdayFilter value={asked.weekdays} onChange={(days) => onChange({ weekdays: days })} />
      </Popover>
      <ArtistScope chosen={search.artists} onChange={(artists) => onChange({ artists, artist: undefined })} />
      <Switch checked={asked.countOptionsAsFree} onChange={(event) => onChange({ options: event.target.checked })}>
        {t`Options count as free`}
      </Switch>
    </div>
  );
}
