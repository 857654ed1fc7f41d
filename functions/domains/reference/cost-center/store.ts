import { MasterStore } from '#functions/platform/record/master.ts';
import type { CostCenterInput } from '#shared/domains/reference/cost-center/contract.ts';

export const costCenterStore = new MasterStore<CostCenterInput>({
  name: 'cost-center',
  code: ({ code }) => code,
});
