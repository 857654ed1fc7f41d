import { keptBytes } from '#functions/platform/file-usage.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import type { BookkeepingInput } from '#shared/domains/bookkeeping/contract.ts';

export const bookkeepingStore = new MasterStore<BookkeepingInput>({
  name: 'bookkeeping',
  bytes: keptBytes,
  code: ({ code }) => code,
  words: ({ legalName }) => legalName,
});
