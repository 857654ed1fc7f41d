import { Trans, useLingui } from '@lingui/react/macro';
import { AIRPORT_LIST, airportContract } from '#shared/domains/airport/contract.ts';
import type { Airport } from '#shared/domains/airport/schemas.ts';
import { PublishedList } from '#web/domains/system/widgets/published/published-list.tsx';

export function ListPage() {
  const { t } = useLingui();
  return (
    <PublishedList<Airport>
      id="airport"
      title={t`Airports`}
      rowName={t`Airport`}
      list={airportContract.routes.list}
      names={AIRPORT_LIST}
      searchLabel={t`Search by name, code, city`}
      columns={[
        {
          id: 'city',
          header: t`City`,
          width: 'minmax(120px, 1fr)',
          sort: 'city',
          priority: 1,
          cell: ({ city }) => city,
        },
      ]}
      newLabel={t`New airport`}
      emptyTitle={<Trans>No airports yet</Trans>}
      facts={({ city, point }) => [
        { id: 'city', label: t`City`, value: city },
        { id: 'point', label: t`Position`, value: `${point.lat}, ${point.lng}` },
      ]}
    />
  );
}
