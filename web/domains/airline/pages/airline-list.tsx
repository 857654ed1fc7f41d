import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { countriesByName, countryName } from '#shared/data/countries.ts';
import { AirlineListRequest, airlineContract } from '#shared/domains/airline/contract.ts';
import type { Airline } from '#shared/domains/airline/schemas.ts';
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

const route = getRouteApi('/app/airline');
const countryOf = ({ countryId }: Airline): string => countryName(countryId, cultureOf(currentLocale()));
const inactive = ({ isActive }: Airline) =>
  !isActive && (
    <Tag>
      <Trans>not active</Trans>
    </Tag>
  );

function useColumns(): readonly ListColumn<Airline>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Airline`,
      width: 'minmax(200px, 1.6fr)',
      sort: 'name',
      priority: 1,
      cell: (airline) => (
        <span className="row">
          <span className="cut">{airline.name}</span>
          {inactive(airline)}
        </span>
      ),
    },
    { id: 'iata', header: t`Code`, width: '72px', sort: 'iata', priority: 1, cell: (airline) => airline.iata },
    { id: 'icao', header: t`ICAO`, width: '72px', priority: 2, cell: (airline) => airline.icao },
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

export function AirlineListPage() {
  const { t } = useLingui();
  const can = useCan();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <SettingsFrame wide>
      <div className="set-sub">
        <RecordList<Airline, typeof search>
          id="airline"
          base="/airline"
          title={t`Airlines`}
          query={listSource(airlineContract.routes.list, (at) =>
            requestOf(AirlineListRequest, at, { defaultSort: 'name' }),
          )}
          search={search}
          onSearch={(next, options) => void navigate({ search: next, ...options })}
          searchLabel={t`Search by name, code`}
          columns={useColumns()}
          filters={useFilters()}
          defaultSort="name"
          rowLabel={(airline) => airline.name}
          newLabel={can('masterData.update') && t`New airline`}
          emptyTitle={<Trans>No airlines yet</Trans>}
          emptyText={<Trans>They come with the product every night, and you can add your own.</Trans>}
          card={(airline) => <AvatarTitle name={airline.name} detail={`${airline.iata} · ${countryOf(airline)}`} />}
          preview={(airline) => (
            <>
              <h2>{airline.name}</h2>
              <Facts
                items={[
                  { id: 'iata', label: t`Code`, value: airline.iata },
                  { id: 'icao', label: t`ICAO`, value: airline.icao },
                  { id: 'country', label: t`Country`, value: countryOf(airline) },
                ]}
              />
            </>
          )}
        />
      </div>
    </SettingsFrame>
  );
}
