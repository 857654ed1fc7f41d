import { AgreementPage } from '#web/domains/agreements/paper/widgets/paper-page.tsx';
import { purchaseUi } from '../ui.ts';

export const PurchaseAgreementPage = () => <AgreementPage kind={purchaseUi} />;
