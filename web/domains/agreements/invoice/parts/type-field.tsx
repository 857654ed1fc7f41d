import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { InvoiceInput, NewType } from '#shared/domains/agreements/invoice/schemas.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { useTypeNames } from '../widgets/settlement-mark.tsx';

/** Asks for the kind of a new document. A deposit deducts nothing, so the proposed deductions go and come back. */
export function TypeField() {
  const { t } = useLingui();
  const { invoice, deposit } = useTypeNames();
  const { getValues, setValue, formState } = useFormContext<InvoiceInput>();
  const proposed = (formState.defaultValues?.lines ?? []) as InvoiceInput['lines'];
  const deduct = (type: NewType) => {
    const charges = getValues('lines').filter(({ deducts }) => !deducts);
    const offs = type === 'deposit' ? [] : proposed.filter(({ deducts }) => deducts);
    setValue('lines', [...charges, ...offs], { shouldDirty: true });
  };
  return (
    <div className="rec-fields">
      <ControlField<NewType> name="type" label={t`Type`}>
        {({ onChange, ...rest }) => (
          <Select
            {...rest}
            options={[
              { value: 'invoice', label: invoice },
              { value: 'deposit', label: deposit },
            ]}
            onChange={({ currentTarget: { value } }) => {
              const type = value === 'deposit' ? value : 'invoice';
              onChange(type);
              deduct(type);
            }}
          />
        )}
      </ControlField>
    </div>
  );
}
