import { NewPaper } from '#web/domains/agreements/paper/widgets/new-paper.tsx';
import { useShowPapers } from '#web/domains/agreements/paper/widgets/show-papers.tsx';
import { purchaseUi } from '../ui.ts';

export const useShowPurchases = (showId: string) => useShowPapers(purchaseUi, showId);
export const NewPurchase = ({ showId }: { readonly showId: string }) => <NewPaper kind={purchaseUi} showId={showId} />;
