import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Controller, get, useFormContext } from 'react-hook-form';
import type { Address } from '#shared/kernel/geo/address.ts';
import { AddressBlock } from '../controls/address-block.tsx';
import { ADDRESS_FIELDS, type AddressModes } from '../controls/address-rules.ts';
import { useFieldId, useFieldLabel } from '../form/form.tsx';

interface AddressFieldProps extends Pick<ComponentProps<typeof AddressBlock>, 'offers' | 'startState'> {
  readonly name: string;
  readonly modes?: AddressModes;
}
/** The address block in a form, each line with its own error. */
export function AddressField({ name, modes, ...offers }: AddressFieldProps) {
  const { t } = useLingui();
  const { control, formState } = useFormContext();
  const idOf = useFieldId();
  useFieldLabel(`${name}.city`, t`City`);
  useFieldLabel(`${name}.countryId`, t`Country`);
  const messageOf = (field: string) => (get(formState.errors, `${name}.${field}`) as { message?: string })?.message;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange } }) => (
        <AddressBlock
          value={value as Address}
          onChange={onChange}
          modes={modes}
          {...offers}
          idOf={(field) => idOf(`${name}.${field}`)}
          errors={Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, messageOf(field)]))}
        />
      )}
    />
  );
}
