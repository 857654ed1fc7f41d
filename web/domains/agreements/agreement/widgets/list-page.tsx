import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AGREEMENT_LIST } from '#shared/domains/agreements/agreement/routes.ts';
import type { AgreementRow } from '#shared/domains/agreements/agreement/schemas.ts';
import { placeOf, spanOf } from '#shared/domains/agreements/agreement/shows.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Period } from '#shared/kernel/time/period.ts';
import { StageMark } from '#web/domains/agreements/agreement/parts/stage-mark.tsx';
import { useSignedArchive } from '#web/domains/agreements/esign/widgets/use-signed-archive.tsx';
import { ListTools } from '#web/domains/attached/excel-template/widgets/list-tools.tsx';
import { useSelectionActions } from '#web/domains/attached/my-selection/widgets/use-selection-actions.tsx';
import { useFreeColumns, useFreeFilters } from '#web/domains/identity/free-field/widgets/free-list.tsx';
import { useTagColumn, useTagFilter } from '#web/domains/reference/tag/widgets/carried.tsx';
import { TagChips } from '#web/domains/reference/tag/widgets/tag-chips.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import type { Choice, FilterParser, ListSearch } from '#web/ui/list/search.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { LineCard } from '#web/ui/record/line-card.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { type AgreementUi, ofKind, useAgreementKind } from './kind.tsx';
import type { agreementSearch } from './routes.ts';

const DEFAULT_SORT = '-number';
const artistNames = (row: AgreementRow): string => row.artists.map((a) => a.name).join(', ');

function usePerformanceColumns(): readonly ListColumn<AgreementRow>[] {
  const { t } = useLingui();
  const { day } = useFormat();
  return [
    column('number', t`Number`, { sort: 'number', priority: 1, width: '116px' }, (row) => <b>{row.number}</b>),
    column('date', t`Date`, { sort: 'date', priority: 1, width: '128px' }, (row) => day(spanOf(row))),
    column('artist', t`Artist`, { priority: 1, width: 'minmax(120px, 1fr)' }, artistNames),
    column('venue', t`Venue`, { priority: 2, width: 'minmax(120px, 1.1fr)' }, placeOf),
  ];
}

function useColumns(): readonly ListColumn<AgreementRow>[] {
  const { t } = useLingui();
  const { money } = useFormat();
  const { entity, useWords } = useAgreementKind();
  const words = useWords();
  const tags = useTagColumn<AgreementRow>(entity);
  return [
    ...usePerformanceColumns(),
    column(
      'company',
      words.partner,
      { sort: 'company', priority: 2, width: 'minmax(120px, 1.1fr)' },
      (row) => row.company?.name,
    ),
    column(
      'total',
      t`Total`,
      { priority: 2, width: '112px', align: 'right' },
      ({ total }) => total && <span className="num">{money(total.minor, total.currency)}</span>,
    ),
    column('stage', t`Stage`, { priority: 1, width: '110px' }, (row) => <StageMark stage={row.stage} />),
    tags,
    column('owner', t`Owner`, { priority: 3, width: '130px' }, (row) => row.owner.name),
  ];
}

function Preview({ row }: { readonly row: AgreementRow }) {
  const { t } = useLingui();
  const { day, money, near } = useFormat();
  const { entity, useWords } = useAgreementKind();
  return (
    <>
      <h2 className="strong">{row.number}</h2>
      <TagChips area={entity} tagIds={row.tagIds} />
      <Facts
        items={[
          { id: 'stage', label: t`Stage`, value: <StageMark stage={row.stage} /> },
          { id: 'total', label: t`Total`, value: row.total && money(row.total.minor, row.total.currency) },
          { id: 'artist', label: t`Artist`, value: artistNames(row) },
          { id: 'date', label: t`Date`, value: day(spanOf(row), { year: true }) },
          { id: 'venue', label: t`Venue`, value: placeOf(row) },
          { id: 'partner', label: useWords().partner, value: row.company?.name },
          { id: 'contact', label: t`Contact`, value: row.contact?.fullName },
          { id: 'sent', label: t({ context: 'contract', message: 'Sent' }), value: row.sentAt && near(row.sentAt) },
          { id: 'owner', label: t`Owner`, value: row.owner.name },
        ]}
      />
    </>
  );
}

function Card({ row }: { readonly row: AgreementRow }) {
  const { day } = useFormat();
  return (
    <LineCard
      title={artistNames(row)}
      side={<StageMark stage={row.stage} />}
      text={`${row.number} · ${day(spanOf(row))} · ${placeOf(row)}`}
    />
  );
}

/** The search values in the address of a list of agreements. */
type Search = ReturnType<ReturnType<typeof agreementSearch>>;

interface AgreementToolsProps {
  readonly entity: AgreementKind;
  readonly base: string;
  readonly isInternal: boolean;
  readonly request: ListRequest;
  readonly archive: ReturnType<typeof useSignedArchive>;
}
function AgreementTools({ entity, base, isInternal, request, archive }: AgreementToolsProps) {
  const { ListLinks } = useAgreementKind();
  return (
    <>
      {ListLinks && <ListLinks />}
      {isInternal && (
        <PageLink to={`${base}/total`} className={buttonClass()}>
          <Trans>Totals</Trans>
        </PageLink>
      )}
      <ListTools area={entity} request={request} more={archive.itemsOf(request)} />
    </>
  );
}

function useAgreementFilters(
  kind: AgreementUi,
  entity: AgreementKind,
  search: ListSearch<{ stage: FilterParser<Choice>; date: FilterParser<Period>; tag: FilterParser<Choice> }>,
) {
  const { t } = useLingui();
  const names = kind.useStages();
  const relations = useChoiceWords();
  const date = usePeriodFilter();
  const tagFilter = useTagFilter(entity);
  const freeFilters = useFreeFilters(entity, search);
  const stages = kind.stages.map((value) => ({ value, label: names[value] ?? value }));
  return [date, choiceFilter({ id: 'stage', label: t`Stage`, options: stages, relations }), tagFilter, ...freeFilters];
}

/** The list of a kind of agreement. */
export const ListPage = ofKind(function ListPage() {
  const kind = useAgreementKind();
  const { entity, base } = kind;
  const words = kind.useWords();
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  const selection = useSelectionActions(entity);
  const archive = useSignedArchive(entity);

  return (
    <>
      <RecordList<AgreementRow, Search>
        id={entity}
        base={base}
        title={words.many}
        query={sourceOf(kind.routes.list, AGREEMENT_LIST, { defaultSort: DEFAULT_SORT })}
        batch={{ area: entity, actions: (batch) => [...selection.actionsOf(batch), ...archive.actions] }}
        newLabel={can(`${entity}.create`) && words.newOne}
        tools={(request) => <AgreementTools {...{ entity, base, isInternal, request, archive }} />}
        columns={[...useColumns(), ...useFreeColumns<AgreementRow>(entity)]}
        rowLabel={(row) => `${row.number}, ${artistNames(row)}`}
        search={search}
        onSearch={(next, options) => void navigate({ to: '.', search: next as never, ...options })}
        searchLabel={words.search}
        filters={useAgreementFilters(kind, entity, search)}
        defaultSort={DEFAULT_SORT}
        emptyTitle={words.none}
        emptyText={can(`${entity}.create`) && words.origin}
        preview={(row) => <Preview row={row} />}
        card={(row) => <Card row={row} />}
      />
      {selection.dialog}
      {archive.dialog}
    </>
  );
});
