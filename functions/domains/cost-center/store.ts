import { MasterStore } from '#functions/platform/record/master.ts';
import type { CostCenterInput } from '#shared/domains/cost-center/contract.ts';

export const costCenterStore = new MasterStore<CostCenterInput>({
  name: 'cost-center',
  unique: [
    { kind: 'name', field: 'name', of: ({ name }) => name },
    { kind: 'code', field: 'code', of: ({ code }) => code },
  ],
  words: ({ code }) => code,
});
