import { MasterStore } from '#functions/platform/record/master.ts';
import type { ProductInput } from '#shared/domains/reference/product/contract.ts';
import { Id, noOf } from '#shared/kernel/record/ids.ts';

export const productStore = new MasterStore<ProductInput>({
  name: 'product',
  sorted: true,
  scope: { field: 'groupId', toNo: (id) => (Id.safeParse(id).success ? noOf(id) : undefined) },
  words: ({ description }) => description,
});
