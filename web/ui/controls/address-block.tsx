import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type Country, countriesByName } from '#shared/data/countries.ts';
import { type State, statesOf } from '#shared/data/states.ts';
import { ADDRESS_LINE_MAX, type Address, CITY_MAX, POSTAL_CODE_MAX } from '#shared/kernel/address.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { Field } from '../field.tsx';
import { Input, Select, type SelectOption } from '../input.tsx';
import { type AddressField, type AddressModes, changeAddress, modeOf } from './address-rules.ts';
import './controls.css';

interface AddressBlockProps {
  readonly value: Address;
  readonly onChange: (value: Address) => void;
  readonly modes?: AddressModes | undefined;
  /** Sentences by field. */
  readonly errors?: Readonly<Partial<Record<AddressField, string | undefined>>> | undefined;
  /** All of ISO 3166-1 unless told. */
  readonly countries?: readonly Country[] | undefined;
  readonly states?: ((countryId: string) => readonly State[]) | undefined;
  /** The state that an address of a country begins with. */
  readonly startState?: ((countryId: string) => string) | undefined;
  /** Ids of the lines, where a form leads to them. */
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
/** What a browser or phone may fill in by itself. */
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
function Line({ field, label, options, value, onChange, modes = NO_MODES, errors, idOf, startState }: LineProps) {
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

/** The address of a venue, company or contact; each field mandatory, visible, disabled or not there. */
export function AddressBlock(props: AddressBlockProps) {
  const { value, countries, states = statesOf } = props;
  const { t } = useLingui();
  const culture = cultureOf(currentLocale());
  const all = useMemo(() => countries ?? countriesByName(culture), [countries, culture]);
  const stateOptions = states(value.countryId).map(({ stateId, name }) => ({ value: stateId, label: name }));
  return (
    <div className="ctl-address">
      <Line {...props} field="name" label={t`Name`} />
      <Line {...props} field="addressLine1" label={t`Address`} />
      <Line {...props} field="addressLine2" label={t`Address, second line`} />
      <Line {...props} field="postalCode" label={t`Postal code`} />
      <Line {...props} field="city" label={t`City`} />
      <Line
        {...props}
        field="countryId"
        label={t`Country`}
        options={all.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {stateOptions.length > 0 && (
        <Line {...props} field="stateId" label={t`State or province`} options={stateOptions} />
      )}
    </div>
  );
}
