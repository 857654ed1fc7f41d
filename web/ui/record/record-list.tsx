import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { PAGE_SIZE, type Paged } from '#shared/kernel/paging.ts';
import { useColumnPrefs } from '#web/platform/preferences.ts';
import { buttonClass } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ListPage, type ListPageProps } from '../list/list-page.tsx';
import type { ListState } from '../list/search.ts';
import { PageLink } from '../page-link.tsx';
import { SidePreview } from '../side-preview.tsx';
import { leaveTrail } from './trail.ts';
import { useGoTo } from './use-go-to.ts';
import './record.css';

type Shared =
  | 'title'
  | 'columns'
  | 'rowLabel'
  | 'search'
  | 'onSearch'
  | 'searchLabel'
  | 'filters'
  | 'defaultSort'
  | 'actions';

interface RecordListProps<Row extends { readonly id: string }, S extends ListState>
  extends Pick<ListPageProps<Row, S>, Shared> {
  /** Keys selection, columns and the trail of the detail pages. */
  readonly id: string;
  readonly query: Pick<UseQueryOptions<Paged<Row>>, 'queryKey' | 'queryFn'>;
  /** Address of the list; a record is found below it. */
  readonly base: string;
  readonly pathOf?: (row: Row) => string;
  /** Word on the primary button, for those who may: "New artist". */
  readonly newLabel?: string | false;
  readonly newTo?: string;
  readonly emptyTitle: ReactNode;
  readonly emptyText: ReactNode;
  /** Body of the side preview. */
  readonly preview: (row: Row) => ReactNode;
  readonly card: (row: Row) => ReactNode;
}

/** List of a master record: everything of ListPage with the usual new button, preview, cards and empty page. */
export function RecordList<Row extends { readonly id: string }, S extends ListState>(props: RecordListProps<Row, S>) {
  const { id, query, base, newLabel, newTo = `${base}/new`, preview, card, emptyTitle, emptyText, ...list } = props;
  const { t } = useLingui();
  const goTo = useGoTo();
  const columnPrefs = useColumnPrefs(id);
  const found = useQuery({ ...query, placeholderData: keepPreviousData });
  const pathOf = props.pathOf ?? ((row: Row) => `${base}/${row.id}`);
  const { data } = found;
  useEffect(() => {
    if (!data) return;
    leaveTrailOf(base, data);
  }, [data, base]);
  const add = newLabel && (
    <PageLink to={newTo} className={buttonClass({ kind: 'primary' })}>
      <Plus size={14} aria-hidden="true" />
      {newLabel}
    </PageLink>
  );
  return (
    <ListPage
      {...list}
      id={id}
      query={found}
      rowId={(row) => row.id}
      columnPrefs={columnPrefs}
      onOpen={(row) => goTo(pathOf(row))}
      actions={
        <>
          {props.actions}
          {add}
        </>
      }
      phoneActions={
        newLabel && (
          <PageLink to={newTo} className="ib touch" aria-label={newLabel}>
            <Plus size={20} aria-hidden="true" />
          </PageLink>
        )
      }
      card={{ render: card }}
      preview={(row, close) => (
        <SidePreview
          onClose={close}
          footer={
            <PageLink
              to={pathOf(row)}
              className={buttonClass({ kind: 'primary' })}
              aria-label={t`Open ${props.rowLabel(row)}`}
            >
              <Trans>Open</Trans>
            </PageLink>
          }
        >
          <div className="pv-b">{preview(row)}</div>
        </SidePreview>
      )}
      empty={<EmptyState title={emptyTitle} text={emptyText} actions={add} />}
    />
  );
}

function leaveTrailOf<Row extends { readonly id: string }>(list: string, { rows, page, total }: Paged<Row>): void {
  leaveTrail({ list, ids: rows.map((row) => row.id), firstIndex: (page - 1) * PAGE_SIZE + 1, total });
}
