import { CopyPage } from '#web/domains/paper/widgets/copy-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchaseCopyPage = () => <CopyPage kind={purchaseUi} />;
