import { PapersCard } from '#web/domains/paper/widgets/papers-card.tsx';
import { contractUi } from '../ui.ts';

/** The contracts of a show, and the button that makes one. */
export const ContractsCard = ({ showId }: { readonly showId: string }) => (
  <PapersCard kind={contractUi} showId={showId} />
);
