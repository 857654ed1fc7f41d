import { NewPage, OfShowPage } from '#web/domains/agreements/agreement/widgets/new-page.tsx';
import { contractUi } from '../widgets/ui.ts';

export const ContractNewPage = () => <NewPage kind={contractUi} />;
export const ContractOfShowPage = () => <OfShowPage kind={contractUi} />;
