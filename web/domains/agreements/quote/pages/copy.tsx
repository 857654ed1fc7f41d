import { CopyPage } from '#web/domains/agreements/paper/widgets/copy-page.tsx';
import { quoteUi } from '../ui.ts';

export const QuoteCopyPage = () => <CopyPage kind={quoteUi} />;
