import { ListPage } from '#web/domains/paper/widgets/list-page.tsx';
import { quoteUi } from '../ui.ts';

export const QuoteListPage = () => <ListPage kind={quoteUi} />;
