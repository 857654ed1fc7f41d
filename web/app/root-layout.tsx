import { useLingui } from '@lingui/react';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { dialogStore } from '#web/ui/dialogs.ts';
import { ToastHost } from '#web/ui/toast-host.tsx';
import { TooltipLayer } from '#web/ui/tooltip.tsx';
import { OfflineLine } from './offline-line.tsx';
import { PendingLine } from './pending-line.tsx';
import { useSignals } from './use-signals.tsx';

const DialogHost = lazy(() => import('#web/ui/dialog-host.tsx').then((module) => ({ default: module.DialogHost })));
const Dialogs = () =>
  dialogStore.use().length > 0 && (
    <Suspense>
      <DialogHost />
    </Suspense>
  );

/** The tab's title is the page's. */
function useTitle() {
  const { i18n } = useLingui();
  const title = useMatches().findLast((match) => match.staticData.title)?.staticData.title;
  const text = title ? i18n._(title) : '';
  useEffect(() => {
    document.title = text ? `${text} · Backline` : 'Backline';
  }, [text]);
}

export function RootLayout() {
  useTitle();
  useSignals();
  return (
    <>
      <PendingLine />
      <OfflineLine />
      <Outlet />
      <Dialogs />
      <ToastHost />
      <TooltipLayer />
    </>
  );
}
