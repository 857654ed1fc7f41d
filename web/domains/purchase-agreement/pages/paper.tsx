import { PaperPage } from '#web/domains/paper/widgets/paper-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchasePaperPage = () => <PaperPage kind={purchaseUi} />;
