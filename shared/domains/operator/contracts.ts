import type { Contract } from '#shared/kernel/contract/route.ts';
import { adminoneContract } from './adminone/contract.ts';
import { apiTokenContract } from './api-token/contract.ts';
import { assistantContract } from './assistant/contract.ts';
import { clientOnboardingContract } from './client-onboarding/contract.ts';
import { maintenanceContract } from './maintenance/contract.ts';
import { portalContract } from './portal/contract.ts';
import { registerContract } from './register/contract.ts';
import { subscriptionContract } from './subscription/contract.ts';
import { supportContract } from './support/contract.ts';
import { systemContract } from './system/contract.ts';
import { userActionContract } from './user-action/contract.ts';
import { webhookContract } from './webhook/contract.ts';

export const operatorContracts: readonly Contract[] = [
  adminoneContract,
  apiTokenContract,
  assistantContract,
  clientOnboardingContract,
  maintenanceContract,
  portalContract,
  registerContract,
  subscriptionContract,
  supportContract,
  systemContract,
  userActionContract,
  webhookContract,
];
