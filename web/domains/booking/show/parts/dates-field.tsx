import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { MAX_DATES } from '#shared/domains/booking/show/parts.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { formatDay } from '#web/platform/format.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { datesOf } from '../model/copy-dates.ts';
import '../widgets/show-form.css';

const WEEK = 7;

/** Enter adds the date that was typed. It never sends the form; Ctrl Enter does. */
function keepEnter(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event;
  if (key === 'Enter' && !ctrlKey && !metaKey && target instanceof HTMLInputElement) event.preventDefault();
}

interface DateListProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}
function DateList({ box, value, onChange }: DateListProps) {
  const { t } = useLingui();
  const remove = (date: LocalDate) => {
    // The button goes with its day.
    box.current?.querySelector('input')?.focus();
    onChange(value.filter((one) => one !== date));
  };
  return (
    <ul className="sh-dates">
      {value.map((date) => (
        <li key={date} className="row num">
          {formatDay({ date }, { year: true })}
          <IconButton label={t`Remove ${formatDay({ date })}`} onClick={() => remove(date)}>
            <X size={13} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Days, in their order; the next one or the same day of the next week is one click away. */
export function DatesField({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  return (
    <ControlField<readonly LocalDate[]> name={name} label={label} must group>
      {({ value, onChange, invalid }) => {
        const add = (date: LocalDate | '') => date && onChange(datesOf([...value, date]));
        const last = value.at(-1);
        const full = value.length >= MAX_DATES;

        return (
          <div className="sh-stack" ref={box}>
            <DateList box={box} value={value} onChange={onChange} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the field within */}
            <div className="row wrap sh-add" onKeyDown={keepEnter}>
              <DatePicker label={t`Add a date`} value="" invalid={invalid} disabled={full} onChange={add} />
              {last && (
                <>
                  <Button disabled={full} onClick={() => add(addDays(last, 1))}>
                    {t`Next day`}
                  </Button>
                  <Button disabled={full} onClick={() => add(addDays(last, WEEK))}>
                    {t`Next week`}
                  </Button>
                </>
              )}
            </div>
          </div>
        );
      }}
    </ControlField>
  );
}
