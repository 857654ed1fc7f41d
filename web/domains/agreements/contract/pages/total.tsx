import { TotalPage } from '#web/domains/agreements/agreement/widgets/total-page.tsx';
import { contractUi } from '../widgets/ui.ts';

export const ContractTotalPage = () => <TotalPage kind={contractUi} />;
