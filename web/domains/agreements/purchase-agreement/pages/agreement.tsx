import { AgreementPage } from '#web/domains/agreements/agreement/widgets/agreement-page.tsx';
import { purchaseUi } from '#web/domains/agreements/purchase-agreement/widgets/ui.ts';

export const PurchaseAgreementPage = () => <AgreementPage kind={purchaseUi} />;
