import { RECEIVED_STATES } from '#shared/domains/agreements/received-invoice/states.ts';
import { stateSearch } from '#web/kits/work-list/state-search.ts';

export const receivedSearch = stateSearch(RECEIVED_STATES);
