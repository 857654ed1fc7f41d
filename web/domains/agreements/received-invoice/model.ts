import { RECEIVED_STATES, type ReceivedState } from '#shared/domains/agreements/received-invoice/states.ts';

interface ReceivedSearch {
  readonly state?: ReceivedState;
  readonly page?: number;
}
export const receivedSearch = ({ state, page }: Record<string, unknown>): ReceivedSearch => {
  const found = RECEIVED_STATES.find((one) => one === state);
  return {
    ...(found && found !== 'open' ? { state: found } : {}),
    ...(typeof page === 'number' && page > 1 ? { page: Math.floor(page) } : {}),
  };
};
