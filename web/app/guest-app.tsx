import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { Component, type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { dialogStore } from '#web/ui/dialogs.ts';
import { FrameAway } from '#web/ui/layer-away.tsx';
import { part } from '#web/ui/part.tsx';
import { partOf } from '#web/ui/part-of.tsx';
import { report, watchErrors } from './errors/watch.ts';
import { guestPage, loadPage } from './guest-pages.ts';
import { OfflineLine } from './offline-line.tsx';
import { makeQueryClient } from './query-client.ts';
import './shell/styles/strip.css';
import { useSignals } from './use-signals.tsx';

const Opened = part(loadPage);
const DialogHost = partOf(
  async () => (await import('#web/ui/dialog-host.tsx')).DialogHost,
  () => (
    <FrameAway
      onClose={() => {
        for (const asked of dialogStore.get()) asked.answer(false);
      }}
    />
  ),
);

function Page() {
  const { t } = useLingui();
  const { kind, secret } = guestPage(location.pathname);
  const title = {
    document: t`Document`,
    invoice: t`Invoice`,
    paid: t`Card payment`,
    offer: t`Quote`,
    statement: t`Statement`,
    selfBill: t`Self-billed invoice`,
    portal: t`Your page`,
    onboarding: t`New agency`,
    register: t`New agency`,
    advancing: t`Advancing`,
    guestList: t`Guest list`,
    pass: t`Guest list`,
    check: t`Check a signed document`,
  }[kind];
  useEffect(() => {
    document.title = `${title} · Backline`;
  }, [title]);
  return <Opened secret={secret} />;
}

const Dialogs = () => dialogStore.use().length > 0 && <DialogHost />;

/** Shows that the page failed, and reports it. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown): void {
    report(error, 'page');
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="empty" role="alert">
        <h1>
          <Trans>Something went wrong</Trans>
        </h1>
        <p>
          <Trans>Reload the page. If it happens again, tell the sender of the link.</Trans>
        </p>
      </main>
    );
  }
}

function GuestApp() {
  useSignals();
  return (
    <>
      <OfflineLine />
      <Suspense>
        <Page />
        <Dialogs />
      </Suspense>
    </>
  );
}

export function startGuest(root: HTMLElement): void {
  // The path holds a secret, so a report names the page only.
  watchErrors(() => guestPage(location.pathname).at);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Boundary>
          <QueryClientProvider client={makeQueryClient()}>
            <GuestApp />
          </QueryClientProvider>
        </Boundary>
      </I18nProvider>
    </StrictMode>,
  );
}
