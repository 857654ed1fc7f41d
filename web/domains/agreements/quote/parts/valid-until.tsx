import { useLingui } from '@lingui/react/macro';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

/** Until when the offer stands. */
export function ValidUntil() {
  const { t } = useLingui();
  return (
    <ControlField<string> name="document.validUntil" label={t`Valid until`}>
      {({ value, onChange }) => <DatePicker value={value} onChange={onChange} />}
    </ControlField>
  );
}
