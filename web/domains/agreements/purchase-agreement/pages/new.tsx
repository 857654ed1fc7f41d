import { NewPage, OfShowPage } from '#web/domains/agreements/agreement/widgets/new-page.tsx';
import { purchaseUi } from '../widgets/ui.ts';

export const PurchaseNewPage = () => <NewPage kind={purchaseUi} />;
export const PurchaseOfShowPage = () => <OfShowPage kind={purchaseUi} />;
