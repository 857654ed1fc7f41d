import { contactContract } from '#shared/domains/contact/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const searchContacts = searchHits(pickerSearch(contactContract.routes.picker), '/contact');
