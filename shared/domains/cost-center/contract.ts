import type * as z from 'zod';
import { MasterInput, masterRoutes } from '#shared/kernel/master-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { requiredText } from '#shared/kernel/text.ts';

/** Where income and cost are booked to; its code is the bookkeeping's. */
export const CostCenterInput = MasterInput.extend({ code: requiredText(20) });
export type CostCenterInput = z.infer<typeof CostCenterInput>;

export const costCenterContract = contract('cost-center', {
  routes: masterRoutes({ path: 'costcenter', input: CostCenterInput }),
});
