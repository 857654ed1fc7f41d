import { NewPaper } from '#web/domains/agreements/paper/widgets/new-paper.tsx';
import { useShowPapers } from '#web/domains/agreements/paper/widgets/show-papers.tsx';
import { contractUi } from '../ui.ts';

export const useShowContracts = (showId: string) => useShowPapers(contractUi, showId);
export const NewContract = ({ showId }: { readonly showId: string }) => <NewPaper kind={contractUi} showId={showId} />;
