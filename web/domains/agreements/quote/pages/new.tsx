import { NewPage, OfShowPage } from '#web/domains/agreements/paper/widgets/new-page.tsx';
import { quoteUi } from '../ui.ts';

export const QuoteNewPage = () => <NewPage kind={quoteUi} />;
export const QuoteOfShowPage = () => <OfShowPage kind={quoteUi} />;
