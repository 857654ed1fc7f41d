import { NewAgreement } from '#web/domains/agreements/agreement/widgets/new-agreement.tsx';
import { useShowAgreements } from '#web/domains/agreements/agreement/widgets/show-agreements.tsx';
import { quoteUi } from '../ui.ts';

export const useShowQuotes = (showId: string) => useShowAgreements(quoteUi, showId);
export const NewQuote = ({ showId }: { readonly showId: string }) => <NewAgreement kind={quoteUi} showId={showId} />;
