import { ListPage } from '#web/domains/paper/widgets/list-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchaseListPage = () => <ListPage kind={purchaseUi} />;
