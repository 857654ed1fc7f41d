import { CopyPage } from '#web/domains/agreements/agreement/widgets/copy-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchaseCopyPage = () => <CopyPage kind={purchaseUi} />;
