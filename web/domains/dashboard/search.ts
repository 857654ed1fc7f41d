import { showContract } from '#shared/domains/show/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const searchShows = searchHits(pickerSearch(showContract.routes.picker), '/show');
