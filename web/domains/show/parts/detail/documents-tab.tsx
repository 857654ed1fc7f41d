import { ContractsCard } from '#web/domains/contract/widgets/contracts-card.tsx';
import { ShowInvoicesCard } from '#web/domains/invoice/widgets/invoices-card.tsx';
import { PurchasesCard } from '#web/domains/purchase-agreement/widgets/purchases-card.tsx';
import { QuotesCard } from '#web/domains/quote/widgets/quotes-card.tsx';

/** Whatever papers a show may have, each kind for who may read it. */
export const DocumentsTab = ({ showId }: { readonly showId: string }) => (
  <div className="sh-papers">
    <QuotesCard showId={showId} />
    <ContractsCard showId={showId} />
    <PurchasesCard showId={showId} />
    <ShowInvoicesCard showId={showId} />
  </div>
);
