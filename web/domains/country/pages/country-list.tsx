import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { alpha3Of, countriesByName } from '#shared/data/countries.ts';
import { statesOf } from '#shared/data/states.ts';
import { countryContract } from '#shared/domains/country/contract.ts';
import type { Country } from '#shared/domains/country/schemas.ts';
import { vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { GivenList } from '#web/domains/system/widgets/given/given-list.tsx';
import type { TableColumn } from '#web/domains/system/widgets/master/column-table.tsx';
import { MasterName } from '#web/domains/system/widgets/master/master-name.tsx';
import { RowName } from '#web/domains/system/widgets/master/row-name.tsx';
import { queryOf } from '#web/platform/api.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';

interface Named extends Country {
  readonly name: string;
}

/** Every country by its name in the reader's language. */
function useCountries(): readonly Named[] | undefined {
  const { data } = useQuery(queryOf(countryContract.routes.list, { body: {} }));
  const settings = new Map(data?.rows.map((country) => [country.code, country]));
  const named = countriesByName(cultureOf(currentLocale())).flatMap(({ code, name }) => {
    const country = settings.get(code);
    return country ? [{ ...country, name }] : [];
  });
  return data && named;
}

const COLUMNS: readonly TableColumn<Named>[] = [
  {
    id: 'name',
    label: msg`Name`,
    render: ({ code, name, isActive }) => <RowName name={name} to={`/country/${code}`} isActive={isActive} />,
  },
  { id: 'code', label: msg`Code`, render: ({ code }) => `${code} · ${alpha3Of(code)}` },
  {
    id: 'vatRate',
    label: msg`VAT rate`,
    render: ({ vatRateId }) => <MasterName list={vatRateContract.routes.list} id={vatRateId} />,
  },
  { id: 'states', label: msg`States`, figures: true, render: ({ code }) => statesOf(code).length || '' },
];

export function ListPage() {
  const { t } = useLingui();
  return (
    <GivenList
      title={t`Countries`}
      text={t`Which countries addresses offer, and the VAT rate each starts with.`}
      rows={useCountries()}
      wordsOf={({ code, name }) => `${name} ${code} ${alpha3Of(code)}`}
      columns={COLUMNS}
    />
  );
}
