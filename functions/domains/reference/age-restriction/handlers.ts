import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import { ageRestrictionStore } from './store.ts';

export const handlers = masterHandlers(ageRestrictionContract.routes, ageRestrictionStore);
