import { PaperPage } from '#web/domains/paper/widgets/paper-page.tsx';
import { contractUi } from '../ui.ts';

export const ContractPaperPage = () => <PaperPage kind={contractUi} />;
