import { TotalPage } from '#web/domains/agreements/agreement/widgets/total-page.tsx';
import { quoteUi } from '../ui.ts';

export const QuoteTotalPage = () => <TotalPage kind={quoteUi} />;
