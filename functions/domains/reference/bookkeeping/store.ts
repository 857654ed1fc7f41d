import { keptBytes } from '#functions/platform/files/usage.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { usualOf } from '#shared/domains/reference/bookkeeping/usual.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

export const bookkeepingStore = new MasterStore<BookkeepingInput>({
  name: 'bookkeeping',
  bytes: keptBytes,
  code: ({ code }) => code,
  words: ({ legalName }) => legalName,
});

/** The bookkeeping of documents that name none: one of the agency's own. */
export async function usualBookkeeping(tenantId: string): Promise<Stored<BookkeepingInput> | undefined> {
  return usualOf(await bookkeepingStore.all({ tenantId }));
}
