import { MasterStore } from '#functions/platform/record/master.ts';
import type { BookkeepingInput } from '#shared/domains/bookkeeping/contract.ts';

export const bookkeepingStore = new MasterStore<BookkeepingInput>({
  name: 'bookkeeping',
  unique: [
    { kind: 'name', field: 'name', of: ({ name }) => name },
    { kind: 'code', field: 'code', of: ({ code }) => code },
  ],
  words: ({ code, legalName }) => `${code} ${legalName}`,
});
