import { Suspense } from 'react';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { part } from '#web/ui/part.tsx';

const fetchNotices = () => import('#web/domains/agreements/invoice-link/widgets/dispute-notice.tsx');
const DisputeNotice = part(async () => (await fetchNotices()).DisputeNotice);
const SaidPaidNotice = part(async () => (await fetchNotices()).SaidPaidNotice);
const Statements = part(
  async () => (await import('#web/domains/agreements/invoice-link/widgets/statements.tsx')).Statements,
);

type FromPayerProps = Readonly<{ invoice: Invoice; onWritten: (invoice: Invoice) => void }>;
/** The open dispute and the announced payment. Most invoices have neither, so their code loads on need. */
export const FromPayer = ({ invoice, onWritten }: FromPayerProps) => (
  <Suspense>
    {invoice.dispute && <DisputeNotice invoice={invoice} onWritten={onWritten} />}
    {invoice.saidPaid && <SaidPaidNotice invoice={invoice} />}
  </Suspense>
);

/** The history of what payers said. */
export const PayerStatements = ({ invoice }: Pick<FromPayerProps, 'invoice'>) => (
  <Suspense>
    <Statements invoice={invoice} />
  </Suspense>
);
