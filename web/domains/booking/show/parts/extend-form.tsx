import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { localToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { useStatusActions } from '../widgets/use-show-actions.ts';
import '../widgets/show-widgets.css';

const STEPS = [3, 7, 14] as const;

interface ExtendFormProps {
  readonly show: ShowRow;
  /** Once the option is extended. */
  readonly close: () => void;
}
export function ExtendForm({ show, close }: ExtendFormProps) {
  const { t } = useLingui();
  const { extend } = useStatusActions();
  const today = localToday();
  const from = show.expiresOn && show.expiresOn > today ? show.expiresOn : today;
  const [date, setDate] = useState<LocalDate | ''>(addDays(from, STEPS[1]));
  const save = async () => {
    if (date && (await extend(show, date))) close();
  };
  return (
    <div className="sh-extend">
      <Field label={t`Option until`}>
        <DatePicker value={date} onChange={setDate} />
      </Field>
      <div className="row">
        {STEPS.map((days) => (
          <Button
            key={days}
            size="sm"
            aria-pressed={date === addDays(from, days)}
            onClick={() => setDate(addDays(from, days))}
          >
            <Trans>+{days} days</Trans>
          </Button>
        ))}
      </div>
      <Button kind="primary" disabled={!date || date === show.expiresOn} onClick={() => void save()}>
        {t`Extend option`}
      </Button>
    </div>
  );
}
