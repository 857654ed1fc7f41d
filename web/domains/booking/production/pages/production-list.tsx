import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { PRODUCTION_LIST, productionContract } from '#shared/domains/booking/production/contract.ts';
import type { Production, ProductionRow } from '#shared/domains/booking/production/schemas.ts';
import { ListTools } from '#web/domains/attached/excel-template/widgets/list-tools.tsx';
import { useSelectionActions } from '#web/domains/attached/my-selection/widgets/use-selection-actions.tsx';
import { useFreeColumns, useFreeFilters } from '#web/domains/identity/free-field/widgets/free-list.tsx';
import { useCarriedColumns, useStatusFilter, useTagFilter } from '#web/domains/reference/tag/widgets/carried.tsx';
import { CarriedMarks } from '#web/domains/reference/tag/widgets/carried-marks.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { artistsText, useDatesText } from '../parts/production-words.ts';
import { ResultLines } from '../parts/result-lines.tsx';

const route = getRouteApi('/app/production');
const DEFAULT_SORT = '-date';

function useColumns(): readonly ListColumn<ProductionRow>[] {
  const { t } = useLingui();
  const { day } = useFormat();
  const carried = useCarriedColumns<ProductionRow>('production');
  return [
    column('name', t`Production`, { width: 'minmax(180px, 1.4fr)', sort: 'name', priority: 1 }, (production) => (
      <span className="strong">{production.name}</span>
    )),
    column('artists', t`Artists`, { width: 'minmax(150px, 1.2fr)', priority: 1 }, artistsText),
    column('start', t`From`, { width: '150px', sort: 'date', priority: 1 }, ({ startDate }) => (
      <span className="num">{day({ date: startDate })}</span>
    )),
    column('end', t`To`, { width: '150px', priority: 2 }, ({ endDate }) => (
      <span className="num">{day({ date: endDate })}</span>
    )),
    column('shows', t`Shows`, { width: '80px', priority: 2 }, ({ showCount }) => (
      <span className="num">{showCount || '–'}</span>
    )),
    column('owner', t`Owner`, { width: '140px', priority: 3 }, ({ owner }) => owner?.name ?? ''),
    ...carried,
  ];
}

interface ProductionPreviewProps {
  readonly datesText: (production: Pick<Production, 'startDate' | 'endDate'>) => string;
  readonly production: ProductionRow;
}
function ProductionPreview({ datesText, production }: ProductionPreviewProps) {
  return (
    <>
      <h2>{production.name}</h2>
      <p className="num">{datesText(production)}</p>
      <p className="mut">{production.artists.map(({ name }) => name).join(', ')}</p>
      <CarriedMarks area="production" record={production} />
      <ResultLines productionId={production.id} />
    </>
  );
}

export function ProductionListPage() {
  const { t } = useLingui();
  const can = useCan();
  const datesText = useDatesText();
  const address = useListSearch(route);
  const selection = useSelectionActions('production');
  const carried = [useStatusFilter('production'), useTagFilter('production')];
  // Outside, a list is not asked by what its rows do not show.
  const isInternal = useMe().user.environment === 'internal';
  const filters = [usePeriodFilter(), ...(isInternal ? carried : [])];
  return (
    <RecordList<ProductionRow, typeof address.search>
      id="production"
      title={t`Productions`}
      query={sourceOf(productionContract.routes.list, PRODUCTION_LIST, { defaultSort: DEFAULT_SORT })}
      batch={{ area: 'production', actions: selection.actionsOf }}
      tools={(request) => <ListTools area="production" request={request} />}
      dialog={selection.dialog}
      {...address}
      searchLabel={t`Search productions`}
      columns={[...useColumns(), ...useFreeColumns<ProductionRow>('production')]}
      filters={[...filters, ...useFreeFilters('production', address.search)]}
      defaultSort={DEFAULT_SORT}
      rowLabel={(production) => production.name}
      newLabel={can('production.create') && t`New production`}
      emptyTitle={t`No productions yet`}
      emptyText={t`A production groups shows that belong together: a tour, a residency.`}
      card={(production) => <AvatarTitle name={production.name} detail={datesText(production)} />}
      preview={(production) => <ProductionPreview datesText={datesText} production={production} />}
    />
  );
}
