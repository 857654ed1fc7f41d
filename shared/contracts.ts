import { accountContract } from './domains/account/contract.ts';
import { adminoneContract } from './domains/adminone/contract.ts';
import { ageRestrictionContract } from './domains/age-restriction/contract.ts';
import { airlineContract } from './domains/airline/contract.ts';
import { airportContract } from './domains/airport/contract.ts';
import { articleContract } from './domains/article/contract.ts';
import { articleCategoryContract } from './domains/article-category/contract.ts';
import { artistContract } from './domains/artist/contract.ts';
import { artistRiderContract } from './domains/artist-rider/contract.ts';
import { availabilityContract } from './domains/availability/contract.ts';
import { bankAccountContract } from './domains/bank-account/contract.ts';
import { bookkeepingContract } from './domains/bookkeeping/contract.ts';
import { brandContract } from './domains/brand/contract.ts';
import { businessCentralProjectContract } from './domains/business-central-project/contract.ts';
import { checklistContract } from './domains/checklist/contract.ts';
import { checklistPresetContract } from './domains/checklist-preset/contract.ts';
import { companyContract } from './domains/company/contract.ts';
import { companyRegisterContract } from './domains/company-register/contract.ts';
import { contactContract } from './domains/contact/contract.ts';
import { contractContract } from './domains/contract/contract.ts';
import { costCenterContract } from './domains/cost-center/contract.ts';
import { countryContract } from './domains/country/contract.ts';
import { cultureContract } from './domains/culture/contract.ts';
import { currencyContract } from './domains/currency/contract.ts';
import { dealContract } from './domains/deal/contract.ts';
import { duplicateContract } from './domains/duplicate/contract.ts';
import { emailMessageContract } from './domains/email-message/contract.ts';
import { euVatNumberContract } from './domains/eu-vat-number/contract.ts';
import { excelTemplateContract } from './domains/excel-template/contract.ts';
import { exchangeRateContract } from './domains/exchange-rate/contract.ts';
import { exclusivityContract } from './domains/exclusivity/contract.ts';
import { externalCalendarContract } from './domains/external-calendar/contract.ts';
import { externalEventContract } from './domains/external-event/contract.ts';
import { favoriteArtistContract } from './domains/favorite-artist/contract.ts';
import { favoriteSubjectContract } from './domains/favorite-subject/contract.ts';
import { fileContract } from './domains/file/contract.ts';
import { filterPresetContract } from './domains/filter-preset/contract.ts';
import { flightContract } from './domains/flight/contract.ts';
import { freeFieldContract } from './domains/free-field/contract.ts';
import { freeFieldCategoryContract } from './domains/free-field-category/contract.ts';
import { freeFieldProfileContract } from './domains/free-field-profile/contract.ts';
import { germanTaxContract } from './domains/german-tax/contract.ts';
import { googleContract } from './domains/google/contract.ts';
import { groundTransportContract } from './domains/ground-transport/contract.ts';
import { guestListContract } from './domains/guest-list/contract.ts';
import { icalendarFeedContract } from './domains/icalendar-feed/contract.ts';
import { icalendarTemplateContract } from './domains/icalendar-template/contract.ts';
import { importContract } from './domains/import/contract.ts';
import { invoiceContract } from './domains/invoice/contract.ts';
import { itineraryContract } from './domains/itinerary/contract.ts';
import { linkContract } from './domains/link/contract.ts';
import { lodgingContract } from './domains/lodging/contract.ts';
import { mergeContract } from './domains/merge/contract.ts';
import { messageTemplateContract } from './domains/message-template/contract.ts';
import { mySelectionContract } from './domains/my-selection/contract.ts';
import { noteContract } from './domains/note/contract.ts';
import { notificationContract } from './domains/notification/contract.ts';
import { optionContract } from './domains/option/contract.ts';
import { paymentContract } from './domains/payment/contract.ts';
import { paymentTermContract } from './domains/payment-term/contract.ts';
import { planningContract } from './domains/planning/contract.ts';
import { preferenceContract } from './domains/preference/contract.ts';
import { privateEntryContract } from './domains/private-entry/contract.ts';
import { productContract } from './domains/product/contract.ts';
import { productGroupContract } from './domains/product-group/contract.ts';
import { productTemplateContract } from './domains/product-template/contract.ts';
import { productionContract } from './domains/production/contract.ts';
import { purchaseAgreementContract } from './domains/purchase-agreement/contract.ts';
import { quoteContract } from './domains/quote/contract.ts';
import { sessionContract } from './domains/session/contract.ts';
import { settingContract } from './domains/setting/contract.ts';
import { showContract } from './domains/show/contract.ts';
import { showExportContract } from './domains/show-export/contract.ts';
import { showLockContract } from './domains/show-lock/contract.ts';
import { showTotalContract } from './domains/show-total/contract.ts';
import { showTravelContract } from './domains/show-travel/contract.ts';
import { stateAliasContract } from './domains/state-alias/contract.ts';
import { statusContract } from './domains/status/contract.ts';
import { supportContract } from './domains/support/contract.ts';
import { systemContract } from './domains/system/contract.ts';
import { tagContract } from './domains/tag/contract.ts';
import { taskContract } from './domains/task/contract.ts';
import { timetableContract } from './domains/timetable/contract.ts';
import { trainContract } from './domains/train/contract.ts';
import { urlContract } from './domains/url/contract.ts';
import { userContract } from './domains/user/contract.ts';
import { userActionContract } from './domains/user-action/contract.ts';
import { vatRateContract } from './domains/vat-rate/contract.ts';
import { venueContract } from './domains/venue/contract.ts';
import { webformContract } from './domains/webform/contract.ts';
import { wordTemplateContract } from './domains/word-template/contract.ts';
import type { Contract, Route } from './kernel/route.ts';

/** One line per domain: infra, the local gateway and the OpenAPI writer read this list. */
export const contracts: readonly Contract[] = [
  accountContract,
  adminoneContract,
  ageRestrictionContract,
  airlineContract,
  airportContract,
  articleCategoryContract,
  articleContract,
  artistContract,
  artistRiderContract,
  availabilityContract,
  bankAccountContract,
  bookkeepingContract,
  brandContract,
  businessCentralProjectContract,
  checklistContract,
  checklistPresetContract,
  companyContract,
  companyRegisterContract,
  contactContract,
  contractContract,
  costCenterContract,
  countryContract,
  cultureContract,
  currencyContract,
  dealContract,
  duplicateContract,
  euVatNumberContract,
  emailMessageContract,
  excelTemplateContract,
  exchangeRateContract,
  exclusivityContract,
  externalCalendarContract,
  externalEventContract,
  favoriteArtistContract,
  favoriteSubjectContract,
  fileContract,
  filterPresetContract,
  freeFieldCategoryContract,
  freeFieldContract,
  freeFieldProfileContract,
  googleContract,
  groundTransportContract,
  flightContract,
  trainContract,
  lodgingContract,
  guestListContract,
  icalendarFeedContract,
  icalendarTemplateContract,
  importContract,
  germanTaxContract,
  invoiceContract,
  itineraryContract,
  linkContract,
  mergeContract,
  messageTemplateContract,
  mySelectionContract,
  noteContract,
  notificationContract,
  optionContract,
  paymentContract,
  paymentTermContract,
  planningContract,
  preferenceContract,
  privateEntryContract,
  productContract,
  productGroupContract,
  productTemplateContract,
  productionContract,
  purchaseAgreementContract,
  quoteContract,
  sessionContract,
  settingContract,
  showContract,
  showExportContract,
  showLockContract,
  showTotalContract,
  showTravelContract,
  stateAliasContract,
  statusContract,
  supportContract,
  systemContract,
  tagContract,
  taskContract,
  timetableContract,
  urlContract,
  userActionContract,
  userContract,
  vatRateContract,
  venueContract,
  webformContract,
  wordTemplateContract,
];

export const allRoutes: readonly Route[] = contracts.flatMap((c) => Object.values(c.routes));
