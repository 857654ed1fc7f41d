import { ListPage } from '#web/domains/agreements/agreement/widgets/list-page.tsx';
import { contractUi } from '../ui.ts';

export const ContractListPage = () => <ListPage kind={contractUi} />;
