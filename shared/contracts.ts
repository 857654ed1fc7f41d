import { adminoneContract } from './domains/adminone/contract.ts';
import { artistContract } from './domains/artist/contract.ts';
import { bankAccountContract } from './domains/bank-account/contract.ts';
import { bookkeepingContract } from './domains/bookkeeping/contract.ts';
import { brandContract } from './domains/brand/contract.ts';
import { businessCentralProjectContract } from './domains/business-central-project/contract.ts';
import { companyContract } from './domains/company/contract.ts';
import { contactContract } from './domains/contact/contract.ts';
import { contractContract } from './domains/contract/contract.ts';
import { costCenterContract } from './domains/cost-center/contract.ts';
import { currencyContract } from './domains/currency/contract.ts';
import { exchangeRateContract } from './domains/exchange-rate/contract.ts';
import { fileContract } from './domains/file/contract.ts';
import { filterPresetContract } from './domains/filter-preset/contract.ts';
import { linkContract } from './domains/link/contract.ts';
import { mergeContract } from './domains/merge/contract.ts';
import { mySelectionContract } from './domains/my-selection/contract.ts';
import { noteContract } from './domains/note/contract.ts';
import { notificationContract } from './domains/notification/contract.ts';
import { paymentTermContract } from './domains/payment-term/contract.ts';
import { planningContract } from './domains/planning/contract.ts';
import { preferenceContract } from './domains/preference/contract.ts';
import { productContract } from './domains/product/contract.ts';
import { productGroupContract } from './domains/product-group/contract.ts';
import { productTemplateContract } from './domains/product-template/contract.ts';
import { productionContract } from './domains/production/contract.ts';
import { sessionContract } from './domains/session/contract.ts';
import { showContract } from './domains/show/contract.ts';
import { statusContract } from './domains/status/contract.ts';
import { systemContract } from './domains/system/contract.ts';
import { tagContract } from './domains/tag/contract.ts';
import { taskContract } from './domains/task/contract.ts';
import { userContract } from './domains/user/contract.ts';
import { vatRateContract } from './domains/vat-rate/contract.ts';
import { venueContract } from './domains/venue/contract.ts';
import { wordTemplateContract } from './domains/word-template/contract.ts';
import type { Contract, Route } from './kernel/route.ts';

/** One line per domain: infra, the local gateway and the OpenAPI writer read this list. */
export const contracts: readonly Contract[] = [
  adminoneContract,
  artistContract,
  bankAccountContract,
  bookkeepingContract,
  brandContract,
  businessCentralProjectContract,
  companyContract,
  contactContract,
  contractContract,
  costCenterContract,
  currencyContract,
  exchangeRateContract,
  fileContract,
  filterPresetContract,
  linkContract,
  mergeContract,
  mySelectionContract,
  noteContract,
  notificationContract,
  paymentTermContract,
  planningContract,
  preferenceContract,
  productGroupContract,
  productTemplateContract,
  productContract,
  productionContract,
  sessionContract,
  showContract,
  statusContract,
  systemContract,
  tagContract,
  taskContract,
  userContract,
  vatRateContract,
  venueContract,
  wordTemplateContract,
];

export const allRoutes: readonly Route[] = contracts.flatMap((c) => Object.values(c.routes));
