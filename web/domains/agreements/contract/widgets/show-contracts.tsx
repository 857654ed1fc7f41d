import { NewAgreement } from '#web/domains/agreements/agreement/widgets/new-agreement.tsx';
import { useShowAgreements } from '#web/domains/agreements/agreement/widgets/show-agreements.tsx';
import { contractUi } from '../ui.ts';

export const useShowContracts = (showId: string) => useShowAgreements(contractUi, showId);
export const NewContract = ({ showId }: { readonly showId: string }) => (
  <NewAgreement kind={contractUi} showId={showId} />
);
