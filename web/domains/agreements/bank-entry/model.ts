import { BANK_ENTRY_STATES, type BankEntryState } from '#shared/domains/agreements/bank-entry/states.ts';

interface BankSearch {
  readonly state?: BankEntryState;
  readonly page?: number;
}
export const bankSearch = ({ state, page }: Record<string, unknown>): BankSearch => {
  const found = BANK_ENTRY_STATES.find((one) => one === state);
  return {
    ...(found && found !== 'open' ? { state: found } : {}),
    ...(typeof page === 'number' && page > 1 ? { page: Math.floor(page) } : {}),
  };
};
