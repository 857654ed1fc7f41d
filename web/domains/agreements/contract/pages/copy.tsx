import { CopyPage } from '#web/domains/agreements/agreement/widgets/copy-page.tsx';
import { contractUi } from '../ui.ts';

export const ContractCopyPage = () => <CopyPage kind={contractUi} />;
