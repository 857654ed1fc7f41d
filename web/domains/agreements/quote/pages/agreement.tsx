import { AgreementPage } from '#web/domains/agreements/agreement/widgets/agreement-page.tsx';
import { quoteUi } from '#web/domains/agreements/quote/widgets/ui.ts';

export const QuoteAgreementPage = () => <AgreementPage kind={quoteUi} />;
