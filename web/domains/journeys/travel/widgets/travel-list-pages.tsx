import type { MessageDescriptor } from '@lingui/core';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { TravelList, type TravelListProps, type TravelListView, travelSource } from './travel-list.tsx';
import type { TravelRow } from './travel-model.ts';
import type { TravelSearch } from './travel-search.ts';
import type { TravelDialogProps, TravelStart } from './travel-start.ts';

type TravelListPageProps = Readonly<{ list: ComponentType<TravelListView> }>;
function TravelListPage({ list: List }: TravelListPageProps) {
  const search = useSearch({ strict: false }) as TravelSearch;
  const navigate = useNavigate();
  return (
    <List search={search} onSearch={(next, options) => void navigate({ to: '.', search: next as never, ...options })} />
  );
}

interface TravelNewPageProps<R> extends TravelListPageProps {
  readonly area: TravelKind;
  readonly dialog: ComponentType<TravelDialogProps<R>>;
}
/** The list, and over it the dialog of a new one: what is saved opens, what is not leads back. */
function TravelNewPage<R extends { readonly id: string }>(props: TravelNewPageProps<R>) {
  const { area, list: List, dialog: Dialog } = props;
  const start = useSearch({ strict: false }) as TravelStart;
  const { history } = useRouter();
  const goTo = useGoTo();
  const base = pathOfKind(area);
  const onClose = () => (history.canGoBack() ? history.back() : goTo(base));
  return (
    <>
      <List search={{}} onSearch={() => goTo(base)} />
      <Suspense>
        <Dialog start={start} onClose={onClose} onSaved={({ id }) => goTo(`${base}/${id}`)} />
      </Suspense>
    </>
  );
}

interface TravelListKind<Row extends TravelRow, R> extends Pick<TravelListProps<Row>, 'model' | 'facts'> {
  readonly route: Parameters<typeof travelSource<Row>>[0];
  readonly useColumns: () => TravelListProps<Row>['columns'];
  readonly useLabel: () => TravelListProps<Row>['labelOf'];
  readonly dialog: ComponentType<TravelDialogProps<R>>;
  readonly words: Readonly<Record<keyof TravelListProps<Row>['words'], MessageDescriptor>>;
}
/** The list of a kind, and the page that opens the dialog of a new record over it. */
export function travelListPages<Row extends TravelRow, R extends { readonly id: string }>(
  kind: TravelListKind<Row, R>,
) {
  const { model, facts, route, useColumns, useLabel, dialog } = kind;
  const useWords = wordsHook(kind.words);
  const source = travelSource(route);
  const List = (view: TravelListView) => (
    <TravelList
      {...view}
      model={model}
      facts={facts}
      source={source}
      columns={useColumns()}
      labelOf={useLabel()}
      words={useWords()}
    />
  );
  return {
    ListPage: () => <TravelListPage list={List} />,
    NewPage: () => <TravelNewPage area={model.area} list={List} dialog={dialog} />,
  };
}
