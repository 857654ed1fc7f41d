import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { countriesByName, countryName } from '#shared/data/countries.ts';
import { AirportListRequest, airportContract } from '#shared/domains/airport/contract.ts';
import type { Airport } from '#shared/domains/airport/schemas.ts';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { listSource } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { requestOf } from '#web/ui/record/request-of.ts';
import { Tag } from '#web/ui/status.tsx';

const route = getRouteApi('/app/airport');
const countryOf = ({ countryId }: Airport): string => countryName(countryId, cultureOf(currentLocale()));
const inactive = ({ isActive }: Airport) =>
  !isActive && (
    <Tag>
      <Trans>not active</Trans>
    </Tag>
  );

function useColumns(): readonly ListColumn<Airport>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Airport`,
      width: 'minmax(200px, 1.6fr)',
      sort: 'name',
      priority: 1,
      cell: (airport) => (
        <span className="row">
          <span className="cut">{airport.name}</span>
          {inactive(airport)}
        </span>
      ),
    },
    { id: 'iata', header: t`Code`, width: '72px', sort: 'iata', priority: 1, cell: (airport) => airport.iata },
    {
      id: 'city',
      header: t`City`,
      width: 'minmax(120px, 1fr)',
      sort: 'city',
      priority: 1,
      cell: (airport) => airport.city,
    },
    { id: 'country', header: t`Country`, width: 'minmax(120px, 1fr)', priority: 2, cell: countryOf },
  ];
}

function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const options = countriesByName(cultureOf(currentLocale())).map(({ code, name }) => ({ value: code, label: name }));
  return [
    choiceFilter({ id: 'country', label: t`Country`, options, relations }),
    flagFilter({ id: 'active', label: t`Active`, relation: t`is`, yes: t`active`, no: t`not active` }),
  ];
}

export function AirportListPage() {
  const { t } = useLingui();
  const can = useCan();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <SettingsFrame wide>
      <div className="set-sub">
        <RecordList<Airport, typeof search>
          id="airport"
          base="/airport"
          title={t`Airports`}
          query={listSource(airportContract.routes.list, (at) =>
            requestOf(AirportListRequest, at, { defaultSort: 'name' }),
          )}
          search={search}
          onSearch={(next, options) => void navigate({ search: next, ...options })}
          searchLabel={t`Search by name, code, city`}
          columns={useColumns()}
          filters={useFilters()}
          defaultSort="name"
          rowLabel={(airport) => airport.name}
          newLabel={can('masterData.update') && t`New airport`}
          emptyTitle={<Trans>No airports yet</Trans>}
          emptyText={<Trans>They come with the product every night, and you can add your own.</Trans>}
          card={(airport) => <AvatarTitle name={airport.name} detail={`${airport.iata} · ${countryOf(airport)}`} />}
          preview={(airport) => (
            <>
              <h2>{airport.name}</h2>
              <Facts
                items={[
                  { id: 'iata', label: t`Code`, value: airport.iata },
                  { id: 'city', label: t`City`, value: airport.city },
                  { id: 'point', label: t`Position`, value: `${airport.point.lat}, ${airport.point.lng}` },
                  { id: 'country', label: t`Country`, value: countryOf(airport) },
                ]}
              />
            </>
          )}
        />
      </div>
    </SettingsFrame>
  );
}
