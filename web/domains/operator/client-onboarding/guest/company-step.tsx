import { Trans, useLingui } from '@lingui/react/macro';
import { countriesByName } from '#shared/data/countries.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useReading } from './step.ts';
import { StepForm } from './step-form.tsx';
import { Text, textIn, useFieldError } from './text-field.tsx';

function CountryField({ value }: { readonly value: string }) {
  const { t } = useLingui();
  const error = useFieldError('address.countryId');
  const options = countriesByName(currentTag()).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Field label={t`Country`} must error={error}>
      <Select name="countryId" autoComplete="country" placeholder={t`Choose`} options={options} defaultValue={value} />
    </Field>
  );
}

/** Shows what VIES says of the saved VAT number. It refuses nothing. */
function VatNews() {
  const { vat } = useReading().view.answers.company ?? {};
  if (vat === 'invalid')
    return (
      <Notice tone="amber" fact={<Trans>The EU register does not know this VAT number.</Trans>}>
        <Trans>Check it, or continue and correct it later.</Trans>
      </Notice>
    );
  return vat === 'valid' ? (
    <Notice tone="green">
      <Trans>The EU register confirms this VAT number.</Trans>
    </Notice>
  ) : null;
}

/** The company behind the agency. */
export function CompanyStep() {
  const { t } = useLingui();
  const { agencyName, answers } = useReading().view;
  const { name = agencyName, address, vatNumber = '', registerNumber = '' } = answers.company ?? {};
  return (
    <StepForm
      title={t`Company`}
      lead={t`The name and address of the agency.`}
      read={(form) => ({
        step: 'company',
        name: textIn(form, 'name'),
        vatNumber: textIn(form, 'vatNumber'),
        registerNumber: textIn(form, 'registerNumber'),
        address: {
          name: '',
          addressLine1: textIn(form, 'address.addressLine1'),
          addressLine2: '',
          postalCode: textIn(form, 'address.postalCode'),
          city: textIn(form, 'address.city'),
          countryId: textIn(form, 'countryId'),
          stateId: '',
        },
      })}
    >
      <Text name="name" label={t`Name`} value={name} must autoComplete="organization" />
      <Text
        name="address.addressLine1"
        label={t`Street and number`}
        value={address?.addressLine1 ?? ''}
        autoComplete="address-line1"
      />
      <div className="ob-two">
        <Text
          name="address.postalCode"
          label={t`Postal code`}
          value={address?.postalCode ?? ''}
          max={20}
          autoComplete="postal-code"
        />
        <Text name="address.city" label={t`City`} value={address?.city ?? ''} autoComplete="address-level2" />
      </div>
      <CountryField value={address?.countryId ?? ''} />
      <div className="ob-two">
        <Text name="vatNumber" label={t`VAT number`} value={vatNumber} max={20} />
        <Text name="registerNumber" label={t`Company register number`} value={registerNumber} max={30} />
      </div>
      <VatNews />
    </StepForm>
  );
}
