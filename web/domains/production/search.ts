import { productionContract } from '#shared/domains/production/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const searchProductions = searchHits(pickerSearch(productionContract.routes.picker), '/production');
