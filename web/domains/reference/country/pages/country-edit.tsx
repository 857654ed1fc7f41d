import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { statesOf } from '#shared/data/states.ts';
import { countryContract } from '#shared/domains/reference/country/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { ChildList } from '#web/kits/builtin/child-list.tsx';
import { builtinForm } from '#web/kits/builtin/given-form.tsx';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { countryNameOf } from '#web/ui/country-name.ts';
import { SelectField, SwitchField } from '#web/ui/form/fields.tsx';

interface OfCountry {
  readonly code: string;
}
function Fields({ code }: OfCountry) {
  const { t } = useLingui();
  const states = statesOf(code).map(({ stateId, name }) => ({ value: stateId, label: name }));
  return (
    <>
      <MasterSelect name="vatRateId" label={t`Default VAT rate of new companies`} list={vatRateContract.routes.list} />
      <SelectField
        name="culture"
        label={t`Default language of new companies`}
        placeholder={t`the agency's`}
        options={LOCALE_OPTIONS}
      />
      {states.length > 0 && (
        <SelectField
          name="defaultStateId"
          label={t`Default state of new addresses`}
          placeholder={t`none`}
          options={states}
        />
      )}
      <SwitchField name="isActive" label={t`Available in addresses`} />
    </>
  );
}

function States({ code }: OfCountry) {
  const { t } = useLingui();
  const rows = statesOf(code).map(({ stateId, name }) => ({ code: stateId, name }));
  return <ChildList title={t`States`} rows={rows} />;
}

export const { EditPage } = builtinForm({
  domain: 'country',
  routes: countryContract.routes,
  schema: () => import('#shared/domains/reference/country/schemas.ts').then(({ CountryInput }) => CountryInput),
  blank: { code: '', isActive: true, vatRateId: undefined, culture: '', defaultStateId: '' },
  listName: msg`Countries`,
  nameOf: countryNameOf,
  Fields,
  Below: States,
});
