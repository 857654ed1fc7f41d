import type { Contract } from '#shared/kernel/contract/route.ts';
import { advancingContract } from './advancing/contract.ts';
import { advancingLinkContract } from './advancing-link/contract.ts';
import { advancingTemplateContract } from './advancing-template/contract.ts';
import { flightContract } from './flight/contract.ts';
import { groundTransportContract } from './ground-transport/contract.ts';
import { guestListContract } from './guest-list/contract.ts';
import { guestListLinkContract } from './guest-list-link/contract.ts';
import { lodgingContract } from './lodging/contract.ts';
import { showTravelContract } from './show-travel/contract.ts';
import { trainContract } from './train/contract.ts';

export const journeysContracts: readonly Contract[] = [
  advancingContract,
  advancingLinkContract,
  advancingTemplateContract,
  flightContract,
  groundTransportContract,
  guestListContract,
  guestListLinkContract,
  lodgingContract,
  showTravelContract,
  trainContract,
];
