import { NewPage, OfShowPage } from '#web/domains/agreements/agreement/widgets/new-page.tsx';
import { quoteUi } from '../widgets/ui.ts';

export const QuoteNewPage = () => <NewPage kind={quoteUi} />;
export const QuoteOfShowPage = () => <OfShowPage kind={quoteUi} />;
