import { ListPage } from '#web/domains/agreements/agreement/widgets/list-page.tsx';
import { quoteUi } from '../widgets/ui.ts';

export const QuoteListPage = () => <ListPage kind={quoteUi} />;
