import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { alpha3Of, countryName } from '#shared/data/countries.ts';
import { statesOf } from '#shared/data/states.ts';
import { type Country, countryContract } from '#shared/domains/country/contract.ts';
import { vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { fold } from '#shared/kernel/text.ts';
import { allMasters } from '#web/domains/system/widgets/master/all-masters.ts';
import { SearchBar } from '#web/domains/system/widgets/master/search-bar.tsx';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { queryOf } from '#web/platform/api.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';

interface Named extends Country {
  readonly name: string;
}

/** Every country by its name in the reader's language. */
function useCountries(keyword: string): readonly Named[] | undefined {
  const culture = cultureOf(currentLocale());
  const { data } = useQuery(queryOf(countryContract.routes.list, { body: {} }));
  return data?.rows
    .map((country) => ({ ...country, name: countryName(country.code, culture) }))
    .filter(({ code, name }) => fold(`${name} ${code} ${alpha3Of(code)}`).includes(fold(keyword)))
    .sort((a, b) => a.name.localeCompare(b.name, culture));
}

function Row({ country, vatName }: { readonly country: Named; readonly vatName: string | undefined }) {
  const { t } = useLingui();
  const { code, name, isActive } = country;
  return (
    <tr>
      <td>
        <span className="row">
          <PageLink to={`/country/${code}`}>{name}</PageLink>
          {!isActive && (
            <Tag>
              <Trans>not active</Trans>
            </Tag>
          )}
        </span>
      </td>
      <td data-label={t`Code`}>
        {code} · {alpha3Of(code)}
      </td>
      <td data-label={t`VAT rate`}>{vatName}</td>
      <td data-label={t`States`} className="num">
        {statesOf(code).length || ''}
      </td>
    </tr>
  );
}

export function CountryListPage() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const rows = useCountries(useDeferredValue(typed));
  const { data: rates } = useQuery(allMasters(vatRateContract.routes.list));
  const nameOf = new Map(rates?.rows.map(({ id, name }) => [id, name]));
  return (
    <SettingsFrame title={t`Countries`} text={t`Which countries addresses offer, and the VAT rate each starts with.`}>
      <SearchBar typed={typed} onType={setTyped} shown={rows?.length ?? 0} total={rows?.length ?? 0} />
      {!rows && <SkeletonLines lines={10} />}
      {rows?.length === 0 && <EmptyState drawing={null} title={<Trans>no results found</Trans>} />}
      {rows && rows.length > 0 && (
        <table className="mst" aria-label={t`Countries`}>
          <thead>
            <tr>
              <th>{t`Name`}</th>
              <th>{t`Code`}</th>
              <th>{t`VAT rate`}</th>
              <th className="num">{t`States`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((country) => (
              <Row key={country.code} country={country} vatName={nameOf.get(country.vatRateId ?? '')} />
            ))}
          </tbody>
        </table>
      )}
    </SettingsFrame>
  );
}
