import { PapersCard } from '#web/domains/paper/widgets/papers-card.tsx';
import { purchaseUi } from '../ui.ts';

/** The purchase agreements of a show, and the button that makes one. */
export const PurchasesCard = ({ showId }: { readonly showId: string }) => (
  <PapersCard kind={purchaseUi} showId={showId} />
);
