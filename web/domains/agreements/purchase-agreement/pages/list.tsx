import { ListPage } from '#web/domains/agreements/paper/widgets/list-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchaseListPage = () => <ListPage kind={purchaseUi} />;
