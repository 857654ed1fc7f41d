import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TRAVEL_LIST } from '#shared/domains/journeys/travel/list.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { periodAt } from '#shared/kernel/time/period.ts';
import { ExportMenu } from '#web/domains/attached/excel-template/widgets/list-tools.tsx';
import { useSelectionActions } from '#web/domains/attached/my-selection/widgets/use-selection-actions.tsx';
import { useTagColumn } from '#web/domains/reference/tag/widgets/carried.tsx';
import type { Bare } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { EventCard } from '#web/ui/record/event-card.tsx';
import type { ListSource } from '#web/ui/record/list-source.ts';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { ClashMark, ClashMarks } from './clash-marks.tsx';
import { PhaseMark } from './phase-mark.tsx';
import type { TravelModel, TravelRow, TravelSpan } from './travel-model.ts';
import type { TravelSearch } from './travel-search.ts';
import { timesText } from './travel-text.ts';
import { useTravelFilters } from './use-travel-filters.ts';

const DEFAULT_SORT = '-date';

/** Returns the source of a kind's rows, for any address of its list. */
export const travelSource = <Row,>(list: Bare<{ readonly body: ListRequest }, Paged<Row>>) =>
  sourceOf(list, TRAVEL_LIST, { defaultSort: DEFAULT_SORT });

interface TravelCardProps<Row extends TravelRow> extends Pick<TravelListProps<Row>, 'labelOf'> {
  readonly spanOf: (travel: Row) => TravelSpan;
  readonly hexColorOf: (travel: Row) => string;
  readonly row: Row;
}
function TravelCard<Row extends TravelRow>({ labelOf, spanOf, hexColorOf, row }: TravelCardProps<Row>) {
  return (
    <EventCard
      title={labelOf(row)}
      mark={
        <>
          <ClashMark id={row.id} />
          <PhaseMark phase={row.phase} hexColor={hexColorOf(row)} />
        </>
      }
      people={row.artists.map(({ name }) => name).join(', ')}
      when={timesText(spanOf(row))}
    />
  );
}

/** A list's state in the address, and how it changes. */
export interface TravelListView {
  readonly search: TravelSearch;
  readonly onSearch: (search: TravelSearch, options?: { readonly replace?: boolean }) => void;
}
export interface TravelListProps<Row extends TravelRow> extends TravelListView {
  readonly model: TravelModel<Row>;
  readonly source: ListSource<Row, TravelSearch>;
  /** Without the tags, which come last. */
  readonly columns: readonly ListColumn<Row>[];
  readonly labelOf: (row: Row) => string;
  /** Renders the preview of a row. */
  readonly facts: (row: Row) => ReactNode;
  readonly words: {
    readonly title: string;
    readonly searchLabel: string;
    /** "New ride" */
    readonly newLabel: string;
    readonly emptyTitle: ReactNode;
    readonly emptyText: ReactNode;
  };
}
/** The list of a kind of travel. */
export function TravelList<Row extends TravelRow>(props: TravelListProps<Row>) {
  const { model, source, columns, labelOf, facts, words, search, onSearch } = props;
  const { t } = useLingui();
  const upcoming: TravelSearch = { date: periodAt('fromToday', localToday()), sort: 'date' };
  const { area, spanOf, hexColorOf } = model;
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  const tags = useTagColumn<Row>(area);
  const selection = useSelectionActions(area);
  const { data } = useQuery({ ...source.query(source.request(search)), enabled: false });
  const rows = (data?.rows ?? []).map((row) => ({ id: row.id, ...spanOf(row) }));
  return (
    <ClashMarks kind={area} rows={rows}>
      <RecordList<Row, TravelSearch>
        {...words}
        id={area}
        base={pathOfKind(area)}
        query={source}
        moreViews={[{ id: 'upcoming', name: t`Upcoming`, search: upcoming }]}
        opensWith="upcoming"
        batch={{ area, actions: selection.actionsOf }}
        tools={(request) => <ExportMenu area={area} request={request} />}
        dialog={selection.dialog}
        search={search}
        onSearch={onSearch}
        columns={isInternal ? [...columns, tags] : columns}
        filters={useTravelFilters(area, search)}
        defaultSort={DEFAULT_SORT}
        rowLabel={labelOf}
        newLabel={can(`${area}.create`) && words.newLabel}
        card={(row) => <TravelCard labelOf={labelOf} spanOf={spanOf} hexColorOf={hexColorOf} row={row} />}
        preview={facts}
      />
    </ClashMarks>
  );
}
