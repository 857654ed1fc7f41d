import { AgreementPage } from '#web/domains/agreements/paper/widgets/paper-page.tsx';
import { contractUi } from '../ui.ts';

export const ContractAgreementPage = () => <AgreementPage kind={contractUi} />;
