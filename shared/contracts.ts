import { adminoneContract } from './domains/adminone/contract.ts';
import { artistContract } from './domains/artist/contract.ts';
import { companyContract } from './domains/company/contract.ts';
import { contactContract } from './domains/contact/contract.ts';
import { contractContract } from './domains/contract/contract.ts';
import { costCenterContract } from './domains/cost-center/contract.ts';
import { fileContract } from './domains/file/contract.ts';
import { filterPresetContract } from './domains/filter-preset/contract.ts';
import { linkContract } from './domains/link/contract.ts';
import { mySelectionContract } from './domains/my-selection/contract.ts';
import { noteContract } from './domains/note/contract.ts';
import { notificationContract } from './domains/notification/contract.ts';
import { planningContract } from './domains/planning/contract.ts';
import { preferenceContract } from './domains/preference/contract.ts';
import { productionContract } from './domains/production/contract.ts';
import { sessionContract } from './domains/session/contract.ts';
import { showContract } from './domains/show/contract.ts';
import { statusContract } from './domains/status/contract.ts';
import { systemContract } from './domains/system/contract.ts';
import { taskContract } from './domains/task/contract.ts';
import { userContract } from './domains/user/contract.ts';
import { venueContract } from './domains/venue/contract.ts';
import { wordTemplateContract } from './domains/word-template/contract.ts';
import type { Contract, Route } from './kernel/route.ts';

/** One line per domain: infra, the local gateway and the OpenAPI writer read this list. */
export const contracts: readonly Contract[] = [
  adminoneContract,
  artistContract,
  companyContract,
  contactContract,
  contractContract,
  costCenterContract,
  fileContract,
  filterPresetContract,
  linkContract,
  mySelectionContract,
  noteContract,
  notificationContract,
  planningContract,
  preferenceContract,
  productionContract,
  sessionContract,
  showContract,
  statusContract,
  systemContract,
  taskContract,
  userContract,
  venueContract,
  wordTemplateContract,
];

export const allRoutes: readonly Route[] = contracts.flatMap((c) => Object.values(c.routes));
