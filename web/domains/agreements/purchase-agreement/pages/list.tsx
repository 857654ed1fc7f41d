import { ListPage } from '#web/domains/agreements/agreement/widgets/list-page.tsx';
import { purchaseUi } from '../widgets/ui.ts';

export const PurchaseListPage = () => <ListPage kind={purchaseUi} />;
