import { CopyPage } from '#web/domains/agreements/paper/widgets/copy-page.tsx';
import { contractUi } from '../ui.ts';

export const ContractCopyPage = () => <CopyPage kind={contractUi} />;
