import { CopyPage } from '#web/domains/agreements/agreement/widgets/copy-page.tsx';
import { purchaseUi } from '../widgets/ui.ts';

export const PurchaseCopyPage = () => <CopyPage kind={purchaseUi} />;
