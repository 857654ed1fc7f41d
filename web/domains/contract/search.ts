import { searchPapers } from '#web/domains/paper/widgets/search.ts';
import { contractUi } from './ui.ts';

export const searchContracts = (keyword: string, signal: AbortSignal) => searchPapers(contractUi, keyword, signal);
