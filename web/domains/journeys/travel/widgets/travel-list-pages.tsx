import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import type { TravelListView } from './travel-list.tsx';
import type { TravelSearch } from './travel-search.ts';
import type { TravelDialogProps, TravelStart } from './travel-start.ts';

type TravelListPageProps = Readonly<{ list: ComponentType<TravelListView> }>;
export function TravelListPage({ list: List }: TravelListPageProps) {
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
export function TravelNewPage<R extends { readonly id: string }>(props: TravelNewPageProps<R>) {
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
