import { CopyPage } from '#web/domains/agreements/agreement/widgets/copy-page.tsx';
import { quoteUi } from '../widgets/ui.ts';

export const QuoteCopyPage = () => <CopyPage kind={quoteUi} />;
