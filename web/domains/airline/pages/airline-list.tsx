import { Trans, useLingui } from '@lingui/react/macro';
import { AIRLINE_LIST, airlineContract } from '#shared/domains/airline/contract.ts';
import type { Airline } from '#shared/domains/airline/schemas.ts';
import { PublishedList } from '#web/domains/system/widgets/published/published-list.tsx';

export function ListPage() {
  const { t } = useLingui();
  return (
    <PublishedList<Airline>
      id="airline"
      title={t`Airlines`}
      rowName={t`Airline`}
      list={airlineContract.routes.list}
      names={AIRLINE_LIST}
      searchLabel={t`Search by name, code`}
      columns={[{ id: 'icao', header: t`ICAO`, width: '72px', priority: 2, cell: ({ icao }) => icao }]}
      newLabel={t`New airline`}
      emptyTitle={<Trans>No airlines yet</Trans>}
      facts={({ icao }) => [{ id: 'icao', label: t`ICAO`, value: icao }]}
    />
  );
}
