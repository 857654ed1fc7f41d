import { TotalPage } from '#web/domains/paper/widgets/total-page.tsx';
import { quoteUi } from '../ui.ts';

export const QuoteTotalPage = () => <TotalPage kind={quoteUi} />;
