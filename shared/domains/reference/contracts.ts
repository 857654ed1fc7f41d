import type { Contract } from '#shared/kernel/contract/route.ts';
import { ageRestrictionContract } from './age-restriction/contract.ts';
import { airlineContract } from './airline/contract.ts';
import { airportContract } from './airport/contract.ts';
import { articleContract } from './article/contract.ts';
import { articleCategoryContract } from './article-category/contract.ts';
import { bankAccountContract } from './bank-account/contract.ts';
import { bookkeepingContract } from './bookkeeping/contract.ts';
import { brandContract } from './brand/contract.ts';
import { businessCentralContract } from './business-central/contract.ts';
import { businessCentralProjectContract } from './business-central-project/contract.ts';
import { cardAccountContract } from './card-account/contract.ts';
import { checklistPresetContract } from './checklist-preset/contract.ts';
import { costCenterContract } from './cost-center/contract.ts';
import { countryContract } from './country/contract.ts';
import { cultureContract } from './culture/contract.ts';
import { currencyContract } from './currency/contract.ts';
import { exchangeRateContract } from './exchange-rate/contract.ts';
import { icalendarTemplateContract } from './icalendar-template/contract.ts';
import { mailTextContract } from './mail-text/contract.ts';
import { notificationContract } from './notification/contract.ts';
import { paymentTermContract } from './payment-term/contract.ts';
import { productContract } from './product/contract.ts';
import { productGroupContract } from './product-group/contract.ts';
import { productTemplateContract } from './product-template/contract.ts';
import { statusContract } from './status/contract.ts';
import { tagContract } from './tag/contract.ts';
import { urlContract } from './url/contract.ts';
import { vatRateContract } from './vat-rate/contract.ts';

export const referenceContracts: readonly Contract[] = [
  ageRestrictionContract,
  airlineContract,
  airportContract,
  articleContract,
  articleCategoryContract,
  bankAccountContract,
  bookkeepingContract,
  brandContract,
  businessCentralContract,
  businessCentralProjectContract,
  cardAccountContract,
  checklistPresetContract,
  costCenterContract,
  countryContract,
  cultureContract,
  currencyContract,
  exchangeRateContract,
  icalendarTemplateContract,
  mailTextContract,
  notificationContract,
  paymentTermContract,
  productContract,
  productGroupContract,
  productTemplateContract,
  statusContract,
  tagContract,
  urlContract,
  vatRateContract,
];
