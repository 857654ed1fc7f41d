import { searchPapers } from '#web/domains/paper/widgets/search.ts';
import { quoteUi } from './ui.ts';

export const searchQuotes = (keyword: string, signal: AbortSignal) => searchPapers(quoteUi, keyword, signal);
