import { TotalPage } from '#web/domains/agreements/agreement/widgets/total-page.tsx';
import { purchaseUi } from '../widgets/ui.ts';

export const PurchaseTotalPage = () => <TotalPage kind={purchaseUi} />;
