import { MasterStore } from '#functions/platform/record/master.ts';
import type { BusinessCentralProjectInput } from '#shared/domains/reference/business-central-project/contract.ts';

export const businessCentralProjectStore = new MasterStore<BusinessCentralProjectInput>({
  name: 'business-central-project',
  // Several projects may be called alike; their numbers differ.
  unique: [
    { kind: 'number', field: 'number', of: ({ number }) => number },
    { kind: 'externalId', field: 'externalId', of: ({ externalId }) => externalId },
  ],
  words: ({ number }) => number,
});
