import { PaperPage } from '#web/domains/agreements/paper/widgets/paper-page.tsx';
import { contractUi } from '../ui.ts';

export const ContractPaperPage = () => <PaperPage kind={contractUi} />;
