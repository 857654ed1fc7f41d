import { searchPapers } from '#web/domains/paper/widgets/search.ts';
import { purchaseUi } from './ui.ts';

export const searchPurchases = (keyword: string, signal: AbortSignal) => searchPapers(purchaseUi, keyword, signal);
