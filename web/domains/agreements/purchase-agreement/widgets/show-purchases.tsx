import { NewAgreement } from '#web/domains/agreements/agreement/widgets/new-agreement.tsx';
import { useShowAgreements } from '#web/domains/agreements/agreement/widgets/show-agreements.tsx';
import { purchaseUi } from '../ui.ts';

export const useShowPurchases = (showId: string) => useShowAgreements(purchaseUi, showId);
export const NewPurchase = ({ showId }: { readonly showId: string }) => (
  <NewAgreement kind={purchaseUi} showId={showId} />
);
