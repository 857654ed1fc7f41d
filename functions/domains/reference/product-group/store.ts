import { MasterStore } from '#functions/platform/record/master.ts';
import type { ProductGroupInput } from '#shared/domains/reference/product-group/contract.ts';

export const productGroupStore = new MasterStore<ProductGroupInput>({ name: 'product-group', sorted: true });
