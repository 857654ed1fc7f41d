import { PapersCard } from '#web/domains/paper/widgets/papers-card.tsx';
import { quoteUi } from '../ui.ts';

/** The quotes of a show, and the button that makes one. */
export const QuotesCard = ({ showId }: { readonly showId: string }) => <PapersCard kind={quoteUi} showId={showId} />;
