import { NewAgreement } from '#web/domains/agreements/paper/widgets/new-paper.tsx';
import { useShowAgreements } from '#web/domains/agreements/paper/widgets/show-papers.tsx';
import { contractUi } from '../ui.ts';

export const useShowContracts = (showId: string) => useShowAgreements(contractUi, showId);
export const NewContract = ({ showId }: { readonly showId: string }) => (
  <NewAgreement kind={contractUi} showId={showId} />
);
