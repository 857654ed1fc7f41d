import { BANK_ENTRY_STATES } from '#shared/domains/agreements/bank-entry/states.ts';
import { stateSearch } from '#web/kits/work-list/state-search.ts';

export const bankSearch = stateSearch(BANK_ENTRY_STATES);
