import { inSet, PROFILES } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import type { FreeFieldProfileInput } from '#shared/domains/identity/free-field-profile/contract.ts';

const ENVIRONMENTS: readonly string[] = ['internal', 'external'];

export const freeFieldProfileStore = new MasterStore<FreeFieldProfileInput>({
  name: 'free-field-profile',
  scope: { field: 'environment', toNo: (value) => ENVIRONMENTS.indexOf(value) + 1 || undefined },
  derived: inSet('P', () => PROFILES),
});
