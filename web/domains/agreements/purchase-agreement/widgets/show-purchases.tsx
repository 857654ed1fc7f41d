import { NewAgreement } from '#web/domains/agreements/paper/widgets/new-paper.tsx';
import { useShowAgreements } from '#web/domains/agreements/paper/widgets/show-papers.tsx';
import { purchaseUi } from '../ui.ts';

export const useShowPurchases = (showId: string) => useShowAgreements(purchaseUi, showId);
export const NewPurchase = ({ showId }: { readonly showId: string }) => (
  <NewAgreement kind={purchaseUi} showId={showId} />
);
