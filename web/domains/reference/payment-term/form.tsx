import { useLingui } from '@lingui/react/macro';
import { PaymentTermInput, TERM_TEXT_MAX } from '#shared/domains/reference/payment-term/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { SwitchField } from '#web/ui/form/fields.tsx';
import { LanguageTextField } from '#web/ui/form/language-text-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <NumberField name="days" label={t`Days to pay`} must />
      <SwitchField name="endOfMonth" label={t`Counted from the end of the month`} />
      <LanguageTextField name="text" label={t`Text on documents`} maxLength={TERM_TEXT_MAX} />
    </>
  );
}

export const form = masterForm({ schema: PaymentTermInput, blank: { days: 30 }, Fields });
