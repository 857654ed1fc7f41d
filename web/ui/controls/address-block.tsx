import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { hasStates } from '#shared/data/state-countries.ts';
import { useCountryOptions } from '#web/platform/use-country-options.ts';
import { part } from '../part.tsx';
import { type AddressBlockProps, AddressLine } from './address-line.tsx';
import './controls.css';

const StateLine = part(async () => (await import('./state-line.tsx')).StateLine);

/** The address of a venue, company or contact; each field mandatory, visible, disabled or not there. */
export function AddressBlock(props: AddressBlockProps) {
  const { value, offers = () => true } = props;
  const { t } = useLingui();
  const countries = useCountryOptions();
  const state = t`State or province`;
  const unnamed = value.stateId ? [{ value: value.stateId, label: '' }] : [];
  return (
    <div className="ctl-address">
      <AddressLine {...props} field="name" label={t`Name on the address`} />
      <AddressLine {...props} field="addressLine1" label={t`Address`} />
      <AddressLine {...props} field="addressLine2" label={t`Address, second line`} />
      <AddressLine {...props} field="postalCode" label={t`Postal code`} />
      <AddressLine {...props} field="city" label={t`City`} />
      <AddressLine
        {...props}
        field="countryId"
        label={t`Country`}
        options={countries.filter((country) => offers(country.value))}
      />
      <Suspense
        fallback={
          hasStates(value.countryId) && <AddressLine {...props} field="stateId" label={state} options={unnamed} />
        }
      >
        <StateLine {...props} label={state} />
      </Suspense>
    </div>
  );
}
