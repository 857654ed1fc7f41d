import { TotalPage } from '#web/domains/agreements/paper/widgets/total-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchaseTotalPage = () => <TotalPage kind={purchaseUi} />;
