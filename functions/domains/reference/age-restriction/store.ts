import { MasterStore } from '#functions/platform/record/master.ts';
import type { AgeRestrictionInput } from '#shared/domains/reference/age-restriction/contract.ts';

export const ageRestrictionStore = new MasterStore<AgeRestrictionInput>({
  name: 'age-restriction',
  words: ({ text }) => text,
});
