import { NewAgreement } from '#web/domains/agreements/paper/widgets/new-paper.tsx';
import { useShowAgreements } from '#web/domains/agreements/paper/widgets/show-papers.tsx';
import { quoteUi } from '../ui.ts';

export const useShowQuotes = (showId: string) => useShowAgreements(quoteUi, showId);
export const NewQuote = ({ showId }: { readonly showId: string }) => <NewAgreement kind={quoteUi} showId={showId} />;
