import { AgreementPage } from '#web/domains/agreements/agreement/widgets/agreement-page.tsx';
import { contractUi } from '#web/domains/agreements/contract/widgets/ui.ts';

export const ContractAgreementPage = () => <AgreementPage kind={contractUi} />;
