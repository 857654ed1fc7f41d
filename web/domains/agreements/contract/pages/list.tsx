import { ListPage } from '#web/domains/agreements/paper/widgets/list-page.tsx';
import { contractUi } from '../ui.ts';

export const ContractListPage = () => <ListPage kind={contractUi} />;
