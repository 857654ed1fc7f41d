import { ListPage } from '#web/domains/agreements/agreement/widgets/list-page.tsx';
import { contractUi } from '../widgets/ui.ts';

export const ContractListPage = () => <ListPage kind={contractUi} />;
