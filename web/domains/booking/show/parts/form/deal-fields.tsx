import { useLingui } from '@lingui/react/macro';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { ControlField, TextField } from '#web/ui/form/fields.tsx';

/** With a deal the fee follows from it, and is only shown here. */
export function DealFields({ hasDeal = false }: { readonly hasDeal?: boolean }) {
  const { t } = useLingui();
  const can = useCan();
  const { currency } = useMe().tenant;
  return (
    <div className="cols2">
      {can('show.readDeal') && (
        <ControlField<Money | undefined> name="fee" label={t`Fee`} help={hasDeal && t`Set by the deal`}>
          {({ value, onChange }) => (
            <MoneyField
              value={value ?? { minor: 0, currency }}
              currencies={CURRENCY_CODES}
              disabled={hasDeal}
              onChange={onChange}
            />
          )}
        </ControlField>
      )}
      <TextField name="billing" label={t`Billing`} placeholder={t`100% headline`} />
      <TextField
        name="description"
        label={t`Description`}
        className="sh-wide"
        help={t`Name in planning; leave empty to use the venue`}
      />
    </div>
  );
}
