import { guestListContract } from '#shared/domains/guest-list/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const searchGuestLists = searchHits(pickerSearch(guestListContract.routes.picker), '/guestlist');
