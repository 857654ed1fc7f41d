import { keptBytes } from '#functions/platform/file-usage.ts';
import { MasterStore, type Tenant } from '#functions/platform/record/master.ts';
import type { BookkeepingInput } from '#shared/domains/bookkeeping/contract.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { dayIn } from '#shared/kernel/zone.ts';

export const bookkeepingStore = new MasterStore<BookkeepingInput>({
  name: 'bookkeeping',
  bytes: keptBytes,
  code: ({ code }) => code,
  words: ({ legalName }) => legalName,
});

type Kept = Pick<Stored<BookkeepingInput>, 'id' | 'zone'>;
/** Each bookkeeping with the day it is there: invoices are due by it. */
export async function bookkeepingDays(ctx: Tenant & { readonly now: Date }): Promise<ReadonlyMap<Id, LocalDate>> {
  const all: readonly Kept[] = await bookkeepingStore.all(ctx);
  return new Map(all.map(({ id, zone }) => [id, dayIn(ctx.now, zone)]));
}

/** The bookkeeping of documents that name none. */
export async function usualBookkeeping(tenantId: string): Promise<Stored<BookkeepingInput> | undefined> {
  const open = (await bookkeepingStore.all({ tenantId })).filter(({ isActive }) => isActive);
  return open.find(({ isDefault }) => isDefault) ?? open[0];
}
