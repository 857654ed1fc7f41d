import { companyContract } from '#shared/domains/company/contract.ts';
import { venueContract } from '#shared/domains/venue/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const searchCompanies = searchHits(pickerSearch(companyContract.routes.picker), '/company');
export const searchVenues = searchHits(pickerSearch(venueContract.routes.picker), '/venue');
