import { AgreementPage } from '#web/domains/agreements/paper/widgets/paper-page.tsx';
import { quoteUi } from '../ui.ts';

export const QuoteAgreementPage = () => <AgreementPage kind={quoteUi} />;
