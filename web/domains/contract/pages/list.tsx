import { ListPage } from '#web/domains/paper/widgets/list-page.tsx';
import { contractUi } from '../ui.ts';

export const ContractListPage = () => <ListPage kind={contractUi} />;
