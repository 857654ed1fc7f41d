import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays, isoWeek, type LocalDate, startOfWeek } from '#shared/kernel/time/date.ts';
import { useFormat } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

/** Weeks of the picker (spec section 9). */
const WEEKS = 7;

interface Props {
  /** Any day of the chosen week. */
  readonly value: LocalDate;
  /** Gets its Monday. */
  readonly onChange: (monday: LocalDate) => void;
}

/** Seven weeks around the chosen one; the arrows turn to others without choosing. */
export function WeekSelector({ value, onChange }: Props) {
  const { t } = useLingui();
  const { day } = useFormat();
  const monday = startOfWeek(value);
  const [first, setFirst] = useState(addDays(monday, -7 * Math.floor(WEEKS / 2)));
  const weeks = Array.from({ length: WEEKS }, (_, i) => addDays(first, i * 7));
  return (
    <fieldset className="row ctl-units" aria-label={t`Week`}>
      <IconButton label={t`Previous`} onClick={() => setFirst(addDays(first, -7 * WEEKS))}>
        <ChevronLeft size={15} />
      </IconButton>
      {weeks.map((start) => (
        <button
          key={start}
          type="button"
          className={cx('ctl-page', start === monday && 'on')}
          aria-pressed={start === monday}
          data-tip={`${day({ date: start })} – ${day({ date: addDays(start, 6) })}`}
          onClick={() => onChange(start)}
        >
          {t`Wk ${isoWeek(start).week}`}
        </button>
      ))}
      <IconButton label={t`Next`} onClick={() => setFirst(addDays(first, 7 * WEEKS))}>
        <ChevronRight size={15} />
      </IconButton>
    </fieldset>
  );
}
