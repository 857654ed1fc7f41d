import { useRouter } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import type { TravelListView } from './travel-list.tsx';
import { type TravelArea, travelBase } from './travel-model.ts';
import type { TravelDialogProps, TravelStart } from './travel-start.ts';

interface TravelNewProps<R> {
  readonly area: TravelArea;
  readonly start: TravelStart;
  readonly list: ComponentType<TravelListView>;
  readonly dialog: ComponentType<TravelDialogProps<R>>;
}
/** The list, and over it the dialog of a new one: what is saved opens, what is not leads back. */
export function TravelNew<R extends { readonly id: string }>({
  area,
  start,
  list: List,
  dialog: Dialog,
}: TravelNewProps<R>) {
  const { history } = useRouter();
  const goTo = useGoTo();
  const base = travelBase(area);
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
