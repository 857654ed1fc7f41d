import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { Brand, LanguageSelect } from '#web/domains/relations/link/widgets/public-page.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Actions } from './actions.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { Document } from './document.tsx';
import { Head } from './head.tsx';
import { PayCard } from './pay-card.tsx';
import { PayerContext, type Task } from './payer.ts';
import './invoice-page.css';

interface OpenInvoiceProps {
  readonly secret: string;
  readonly view: PayerView;
  readonly onView: (view: PayerView) => void;
}
/** An invoice for its payer: what is open, how to pay it, and what to say about it. */
export function OpenInvoice({ secret, view, onView }: OpenInvoiceProps) {
  const [task, onTask] = useState<Task>();
  return (
    <PayerContext value={{ secret, view, onView, task, onTask }}>
      <div className="il">
        <header className="lk-h">
          <Brand agency={view.agency} />
          <LanguageSelect />
        </header>
        {view.isPreview && (
          <Notice tone="blue" className="il-preview" fact={<Trans>Preview for {view.agency} staff.</Trans>}>
            <Trans>It isn't counted as opened, and you cannot act here.</Trans>
          </Notice>
        )}
        <main id="main" className="il-main">
          <Head />
          <DisputeCard />
          <PayCard />
          <Actions />
          <Document />
        </main>
        <footer className="lk-f meta">
          <Trans>Sent with Backline. We only record that the document was opened.</Trans>
        </footer>
      </div>
    </PayerContext>
  );
}
