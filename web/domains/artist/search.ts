import { artistContract } from '#shared/domains/artist/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const searchArtists = searchHits(pickerSearch(artistContract.routes.picker), '/artist');
