import { CopyPage } from '#web/domains/agreements/agreement/widgets/copy-page.tsx';
import { contractUi } from '../widgets/ui.ts';

export const ContractCopyPage = () => <CopyPage kind={contractUi} />;
