import { NewPaper } from '#web/domains/agreements/paper/widgets/new-paper.tsx';
import { useShowPapers } from '#web/domains/agreements/paper/widgets/show-papers.tsx';
import { quoteUi } from '../ui.ts';

export const useShowQuotes = (showId: string) => useShowPapers(quoteUi, showId);
export const NewQuote = ({ showId }: { readonly showId: string }) => <NewPaper kind={quoteUi} showId={showId} />;
