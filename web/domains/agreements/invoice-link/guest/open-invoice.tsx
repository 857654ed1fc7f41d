import { useState } from 'react';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { CardPay } from '#web/domains/agreements/card-payment/widgets/card-pay.tsx';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import { Actions } from './actions.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { Document } from './document.tsx';
import { Head } from './head.tsx';
import { PayCard } from './pay-card.tsx';
import { PayerContext, type Task } from './payer.ts';
import './invoice-page.css';

type OpenInvoiceProps = Readonly<{ secret: string; view: PayerView; onView: (view: PayerView) => void }>;
/** An invoice for its payer: what is open, how to pay it, and what to say about it. */
export function OpenInvoice({ secret, view, onView }: OpenInvoiceProps) {
  const [task, onTask] = useState<Task>();
  return (
    <PayerContext value={{ secret, view, onView, task, onTask }}>
      <OpenedPage agency={view.agency} isPreview={view.isPreview}>
        <Head />
        <DisputeCard />
        <CardPay secret={secret} view={view} onChanged={onView} />
        <PayCard />
        <Actions />
        <Document />
      </OpenedPage>
    </PayerContext>
  );
}
