import { TotalPage } from '#web/domains/agreements/agreement/widgets/total-page.tsx';
import { quoteUi } from '../widgets/ui.ts';

export const QuoteTotalPage = () => <TotalPage kind={quoteUi} />;
