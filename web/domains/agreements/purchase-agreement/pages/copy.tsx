import { CopyPage } from '#web/domains/agreements/paper/widgets/copy-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchaseCopyPage = () => <CopyPage kind={purchaseUi} />;
