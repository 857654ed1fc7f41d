import type * as z from 'zod';
import { MasterInput, masterOf, masterRoutes, sortRoute } from '#shared/kernel/contract/master-contract.ts';
import { core, v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { LineStart } from '#shared/kernel/money/ledger.ts';

/** Products of one kind, and what a new one of them starts with. */
export const ProductGroupInput = MasterInput.extend({ ...LineStart.shape });
export type ProductGroupInput = z.infer<typeof ProductGroupInput>;
export const ProductGroup = masterOf(ProductGroupInput);
export type ProductGroup = z.infer<typeof ProductGroup>;

const spec = { path: 'productgroup', at: core, input: ProductGroupInput };
const routes = masterRoutes(spec);

export const productGroupContract = contract('product-group', {
  routes: {
    ...routes,
    remove: { ...routes.remove, aliases: [v1ById('DELETE', '/productgroups/{id}')] },
    ...sortRoute(spec),
  },
});
