import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { showContract } from '#shared/domains/show/contract.ts';
import { changeStart } from '#shared/kernel/appointment.ts';
import { addMonths, at, dateOf, dayOf, isLocalDate, type LocalDate, timeOf } from '#shared/kernel/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatDay } from '#web/platform/format.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { ShowValues } from '../model/form.ts';
import { itemOf } from './references.ts';

const monthName = (date: LocalDate): string =>
  new Intl.DateTimeFormat(cultureOf(currentLocale()), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

interface DayProps {
  readonly date: LocalDate;
  readonly confirmed: number;
  readonly options: number;
  readonly chosen: boolean;
  readonly inMonth: boolean;
  readonly onPick: () => void;
}
function Day({ date, confirmed, options, chosen, inMonth, onPick }: DayProps) {
  const { t } = useLingui();
  const day = formatDay({ date });
  return (
    <button
      type="button"
      className={cx('num', !inMonth && 'out', chosen && 'on', confirmed > 0 ? 'firm' : options > 0 && 'open')}
      aria-pressed={chosen}
      aria-label={t`${day}, confirmed: ${confirmed}, options: ${options}`}
      onClick={onPick}
    >
      {dayOf(date)}
    </button>
  );
}

/** The first artist's month around the day that is being filled in; a click takes another day. */
export function MiniCalendar() {
  const { t } = useLingui();
  const { setValue, getValues } = useFormContext<ShowValues>();
  const [start, artistIds] = useWatch<ShowValues, ['start', 'artistIds']>({ name: ['start', 'artistIds'] });
  const [turned, setTurned] = useState<{ readonly from: string; readonly month: LocalDate }>();
  const chosen = dateOf(start);
  const shown = turned?.from === chosen ? turned.month : chosen;
  const [artistId] = artistIds;
  const { data } = useQuery({
    ...queryOf(showContract.routes.minicalendar, { body: { artistId: artistId ?? '', date: shown } }),
    enabled: artistId !== undefined && isLocalDate(shown),
  });
  if (!artistId || !data) return null;
  const turn = (months: number) => setTurned({ from: chosen, month: addMonths(shown, months) });
  const pick = (date: LocalDate) => {
    const { end, isAllDay = false, isNight = false, timeOfPerformance = '' } = getValues();
    const next = changeStart({ start, end, isAllDay, isNight, timeOfPerformance }, at(date, timeOf(start)));
    for (const name of ['start', 'end', 'isNight'] as const) setValue(name, next[name], { shouldDirty: true });
  };
  return (
    <section aria-label={t`Month of the artist`}>
      <h2 className="row">
        <span className="cut">{itemOf(artistId).value}</span>
        <span className="push row">
          <IconButton label={t`Month before`} onClick={() => turn(-1)}>
            <ChevronLeft size={14} />
          </IconButton>
          <IconButton label={t`Month after`} onClick={() => turn(1)}>
            <ChevronRight size={14} />
          </IconButton>
        </span>
      </h2>
      <p className="micro">{monthName(shown)}</p>
      <div className="sh-mini">
        {data.days.map((day) => (
          <Day
            key={day.date}
            {...day}
            chosen={day.date === chosen}
            inMonth={day.date.slice(0, 7) === shown.slice(0, 7)}
            onPick={() => pick(day.date)}
          />
        ))}
      </div>
      <p className="micro">
        <Trans>Green: confirmed, amber: options</Trans>
      </p>
    </section>
  );
}
