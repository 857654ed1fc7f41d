import { TotalPage } from '#web/domains/agreements/agreement/widgets/total-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchaseTotalPage = () => <TotalPage kind={purchaseUi} />;
