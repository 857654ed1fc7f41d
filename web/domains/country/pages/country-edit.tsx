import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { countryName } from '#shared/data/countries.ts';
import { statesOf } from '#shared/data/states.ts';
import { type Country, countryContract } from '#shared/domains/country/contract.ts';
import { vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { SettingsForm } from '#web/domains/system/widgets/settings-form.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField, SwitchField } from '#web/ui/form/fields.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import './country.css';

const { list, get, update } = countryContract.routes;

function useCountryForm(country: Country, name: string) {
  const goTo = useGoTo();
  const queries = useQueryClient();
  const [rev, setRev] = useState(country.rev);
  const valuesOf = ({ code, isActive, vatRateId, culture, defaultStateId }: Country) => ({
    code,
    isActive,
    vatRateId,
    culture,
    defaultStateId,
  });
  return useZodForm({
    schema: () => import('../parts/form-schemas.ts').then(({ CountrySchema }) => CountrySchema),
    defaultValues: valuesOf(country),
    onSubmit: async (body) => {
      await call(update, { body: { ...body, rev } });
      await Promise.all([list, get].map(({ id }) => queries.invalidateQueries({ queryKey: [id] })));
      toast(<Trans>{name} is saved</Trans>);
      goTo('/country');
    },
    stale: {
      values: (current) => valuesOf(current as Country),
      onAccepted: (current) => setRev((current as Country).rev),
    },
  });
}

const States = ({ states }: { readonly states: ReturnType<typeof statesOf> }) => (
  <ul className="cty-states">
    {states.map(({ stateId, name }) => (
      <li key={stateId}>
        <span className="meta num">{stateId}</span> {name}
      </li>
    ))}
  </ul>
);

function CountryForm({ country, name }: { readonly country: Country; readonly name: string }) {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const form = useCountryForm(country, name);
  const states = statesOf(country.code);
  const languages = new Intl.DisplayNames(cultureOf(currentLocale()), { type: 'language' });
  const below = states.length > 0 && (
    <Card title={t`States`} count={states.length}>
      <States states={states} />
    </Card>
  );
  return (
    <SettingsForm form={form} title={name} base="/country" listName={t`Countries`} may={may} below={below}>
      <MasterSelect
        name="vatRateId"
        label={t`VAT rate that new companies start with`}
        list={vatRateContract.routes.list}
      />
      <SelectField
        name="culture"
        label={t`Language that new companies start with`}
        placeholder={t`that of the agency`}
        options={LOCALES.map((value) => ({ value, label: languages.of(value) ?? value }))}
      />
      {states.length > 0 && (
        <SelectField
          name="defaultStateId"
          label={t`State that new addresses start with`}
          placeholder={t`none`}
          options={states.map(({ stateId, name }) => ({ value: stateId, label: name }))}
        />
      )}
      <SwitchField name="isActive" label={t`Offered for addresses`} />
    </SettingsForm>
  );
}

export function CountryEditPage() {
  const { key: code } = useParams({ strict: false }) as { readonly key: string };
  const { data: country } = useSuspenseQuery(queryOf(get, { params: { code } }));
  return <CountryForm key={code} country={country} name={countryName(code, cultureOf(currentLocale()))} />;
}
