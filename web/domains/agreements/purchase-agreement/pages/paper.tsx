import { PaperPage } from '#web/domains/agreements/paper/widgets/paper-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchasePaperPage = () => <PaperPage kind={purchaseUi} />;
