import { useLingui } from '@lingui/react';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { dialogStore } from '#web/ui/dialogs.ts';
import { FrameAway } from '#web/ui/layer-away.tsx';
import { partOf } from '#web/ui/part-of.tsx';
import { ahead } from '#web/ui/prefetch.ts';
import { ToastHost } from '#web/ui/toast-host.tsx';
import { TooltipLayer } from '#web/ui/tooltip.tsx';
import { OfflineLine } from './offline-line.tsx';
import { PendingLine } from './pending-line.tsx';
import { SignedOut } from './signed-out.tsx';
import { useSignals } from './use-signals.tsx';

const fetchHost = async () => (await import('#web/ui/dialog-host.tsx')).DialogHost;
const refuseAll = () => {
  for (const asked of dialogStore.get()) asked.answer(false);
};
const DialogHost = partOf(fetchHost, () => <FrameAway onClose={refuseAll} />);
const Dialogs = () =>
  dialogStore.use().length > 0 && (
    <Suspense>
      <DialogHost />
    </Suspense>
  );

/** Past the start of a page, in ms. */
const QUIET_MS = 4000;
/** Questions are at hand before the connection goes: a lost one must not take the page, and what is typed, along. */
function useDialogsAtHand() {
  useEffect(() => {
    const fetchThem = ahead(() => Promise.all([fetchHost(), import('#web/ui/dialog-layer.tsx')]));
    const timer = setTimeout(fetchThem, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
}

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
  useDialogsAtHand();
  return (
    <>
      <PendingLine />
      <OfflineLine />
      <Outlet />
      <Dialogs />
      <SignedOut />
      <ToastHost />
      <TooltipLayer />
    </>
  );
}
