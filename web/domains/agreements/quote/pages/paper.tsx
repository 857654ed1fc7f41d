import { PaperPage } from '#web/domains/agreements/paper/widgets/paper-page.tsx';
import { quoteUi } from '../ui.ts';

export const QuotePaperPage = () => <PaperPage kind={quoteUi} />;
