import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const searchRides = searchHits(pickerSearch(groundTransportContract.routes.picker), '/groundtransport');
