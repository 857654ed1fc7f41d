import { useLingui } from '@lingui/react/macro';
import { ADDRESS_LINE_MAX, type Address, CITY_MAX, POSTAL_CODE_MAX } from '#shared/kernel/geo/address.ts';
import { Field } from '../field.tsx';
import { Input, Select, type SelectOption } from '../input.tsx';
import { type AddressField, type AddressModes, changeAddress, modeOf } from './address-rules.ts';

export interface AddressBlockProps {
  readonly value: Address;
  readonly onChange: (value: Address) => void;
  readonly modes?: AddressModes | undefined;
  /** Sentences by field. */
  readonly errors?: Readonly<Partial<Record<AddressField, string | undefined>>> | undefined;
  /** Tells whether a country is offered; by default all of ISO 3166-1 are. */
  readonly offers?: ((code: string) => boolean) | undefined;
  /** The state that an address of a country begins with. */
  readonly startState?: ((countryId: string) => string) | undefined;
  /** Gives a line its id, for forms that link to it. */
  readonly idOf?: ((field: AddressField) => string) | undefined;
}

const NO_MODES: AddressModes = {};
const MAX: Readonly<Partial<Record<AddressField, number>>> = {
  name: 100,
  addressLine1: ADDRESS_LINE_MAX,
  addressLine2: ADDRESS_LINE_MAX,
  postalCode: POSTAL_CODE_MAX,
  city: CITY_MAX,
};
/** The `autocomplete` token of each field, with which a browser or phone fills it in. */
const AUTOFILL: Readonly<Record<AddressField, string>> = {
  name: 'organization',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  countryId: 'country',
  stateId: 'address-level1',
};

interface LineProps extends AddressBlockProps {
  readonly field: AddressField;
  readonly label: string;
  /** A select instead of a text. */
  readonly options?: readonly SelectOption[];
}
/** One field of an address. */
export function AddressLine({
  field,
  label,
  options,
  value,
  onChange,
  modes = NO_MODES,
  errors,
  idOf,
  startState,
}: LineProps) {
  const { t } = useLingui();
  const mode = modeOf(modes, field);
  if (mode === 'notVisible') return null;
  const shared = {
    value: value[field],
    disabled: mode === 'disabled',
    autoComplete: AUTOFILL[field],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(changeAddress(value, field, target.value, startState?.(target.value))),
  };
  return (
    <Field
      id={idOf?.(field)}
      label={label}
      must={mode === 'visibleMandatory'}
      error={errors?.[field]}
      className={`ctl-${field}`}
    >
      {options ? (
        <Select {...shared} options={options} placeholder={t`Choose`} />
      ) : (
        <Input {...shared} maxLength={MAX[field]} />
      )}
    </Field>
  );
}
