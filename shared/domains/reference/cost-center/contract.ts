import type * as z from 'zod';
import { MasterInput, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

/** A cost center for income and costs. Its code is the code in the bookkeeping. */
export const CostCenterInput = MasterInput.extend({ code: requiredText(20) });
export type CostCenterInput = z.infer<typeof CostCenterInput>;

export const costCenterContract = contract('cost-center', {
  routes: masterRoutes({ path: 'costcenter', input: CostCenterInput }),
});
