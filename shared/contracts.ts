import { bankEntryContract } from './domains/agreements/bank-entry/contract.ts';
import { bulkSendContract } from './domains/agreements/bulk-send/contract.ts';
import { cardPaymentContract } from './domains/agreements/card-payment/contract.ts';
import { contractContract } from './domains/agreements/contract/contract.ts';
import { eInvoiceContract } from './domains/agreements/e-invoice/contract.ts';
import { esignContract } from './domains/agreements/esign/contract.ts';
import { invoiceContract } from './domains/agreements/invoice/contract.ts';
import { invoiceLinkContract } from './domains/agreements/invoice-link/contract.ts';
import { moneyContract } from './domains/agreements/money/contract.ts';
import { paymentContract } from './domains/agreements/payment/contract.ts';
import { payoutContract } from './domains/agreements/payout/contract.ts';
import { purchaseAgreementContract } from './domains/agreements/purchase-agreement/contract.ts';
import { quoteContract } from './domains/agreements/quote/contract.ts';
import { receivedInvoiceContract } from './domains/agreements/received-invoice/contract.ts';
import { salesExportContract } from './domains/agreements/sales-export/contract.ts';
import { selfBillLinkContract } from './domains/agreements/self-bill-link/contract.ts';
import { statementContract } from './domains/agreements/statement/contract.ts';
import { statementLinkContract } from './domains/agreements/statement-link/contract.ts';
import { checklistContract } from './domains/attached/checklist/contract.ts';
import { excelTemplateContract } from './domains/attached/excel-template/contract.ts';
import { fileContract } from './domains/attached/file/contract.ts';
import { messageTemplateContract } from './domains/attached/message-template/contract.ts';
import { mySelectionContract } from './domains/attached/my-selection/contract.ts';
import { noteContract } from './domains/attached/note/contract.ts';
import { taskContract } from './domains/attached/task/contract.ts';
import { wordTemplateContract } from './domains/attached/word-template/contract.ts';
import { availabilityContract } from './domains/booking/availability/contract.ts';
import { commissionContract } from './domains/booking/commission/contract.ts';
import { dealContract } from './domains/booking/deal/contract.ts';
import { exclusivityContract } from './domains/booking/exclusivity/contract.ts';
import { externalCalendarContract } from './domains/booking/external-calendar/contract.ts';
import { externalEventContract } from './domains/booking/external-event/contract.ts';
import { optionContract } from './domains/booking/option/contract.ts';
import { privateEntryContract } from './domains/booking/private-entry/contract.ts';
import { productionContract } from './domains/booking/production/contract.ts';
import { publicDatesContract } from './domains/booking/public-dates/contract.ts';
import { showContract } from './domains/booking/show/contract.ts';
import { showExportContract } from './domains/booking/show-export/contract.ts';
import { showLockContract } from './domains/booking/show-lock/contract.ts';
import { showTotalContract } from './domains/booking/show-total/contract.ts';
import { timetableContract } from './domains/booking/timetable/contract.ts';
import { webformContract } from './domains/booking/webform/contract.ts';
import { withholdingContract } from './domains/booking/withholding/contract.ts';
import { icalendarFeedContract } from './domains/calendars/icalendar-feed/contract.ts';
import { itineraryContract } from './domains/calendars/itinerary/contract.ts';
import { planningContract } from './domains/calendars/planning/contract.ts';
import { accessGrantContract } from './domains/identity/access-grant/contract.ts';
import { accountContract } from './domains/identity/account/contract.ts';
import { contentContract } from './domains/identity/content/contract.ts';
import { favoriteSubjectContract } from './domains/identity/favorite-subject/contract.ts';
import { filterPresetContract } from './domains/identity/filter-preset/contract.ts';
import { freeFieldContract } from './domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from './domains/identity/free-field-category/contract.ts';
import { freeFieldProfileContract } from './domains/identity/free-field-profile/contract.ts';
import { preferenceContract } from './domains/identity/preference/contract.ts';
import { sessionContract } from './domains/identity/session/contract.ts';
import { settingContract } from './domains/identity/setting/contract.ts';
import { userContract } from './domains/identity/user/contract.ts';
import { advancingContract } from './domains/journeys/advancing/contract.ts';
import { advancingLinkContract } from './domains/journeys/advancing-link/contract.ts';
import { advancingTemplateContract } from './domains/journeys/advancing-template/contract.ts';
import { flightContract } from './domains/journeys/flight/contract.ts';
import { groundTransportContract } from './domains/journeys/ground-transport/contract.ts';
import { guestListContract } from './domains/journeys/guest-list/contract.ts';
import { guestListLinkContract } from './domains/journeys/guest-list-link/contract.ts';
import { lodgingContract } from './domains/journeys/lodging/contract.ts';
import { showTravelContract } from './domains/journeys/show-travel/contract.ts';
import { trainContract } from './domains/journeys/train/contract.ts';
import { adminoneContract } from './domains/operator/adminone/contract.ts';
import { apiTokenContract } from './domains/operator/api-token/contract.ts';
import { assistantContract } from './domains/operator/assistant/contract.ts';
import { clientOnboardingContract } from './domains/operator/client-onboarding/contract.ts';
import { portalContract } from './domains/operator/portal/contract.ts';
import { registerContract } from './domains/operator/register/contract.ts';
import { subscriptionContract } from './domains/operator/subscription/contract.ts';
import { supportContract } from './domains/operator/support/contract.ts';
import { systemContract } from './domains/operator/system/contract.ts';
import { userActionContract } from './domains/operator/user-action/contract.ts';
import { ageRestrictionContract } from './domains/reference/age-restriction/contract.ts';
import { airlineContract } from './domains/reference/airline/contract.ts';
import { airportContract } from './domains/reference/airport/contract.ts';
import { articleContract } from './domains/reference/article/contract.ts';
import { articleCategoryContract } from './domains/reference/article-category/contract.ts';
import { bankAccountContract } from './domains/reference/bank-account/contract.ts';
import { bookkeepingContract } from './domains/reference/bookkeeping/contract.ts';
import { brandContract } from './domains/reference/brand/contract.ts';
import { businessCentralContract } from './domains/reference/business-central/contract.ts';
import { businessCentralProjectContract } from './domains/reference/business-central-project/contract.ts';
import { cardAccountContract } from './domains/reference/card-account/contract.ts';
import { checklistPresetContract } from './domains/reference/checklist-preset/contract.ts';
import { costCenterContract } from './domains/reference/cost-center/contract.ts';
import { countryContract } from './domains/reference/country/contract.ts';
import { cultureContract } from './domains/reference/culture/contract.ts';
import { currencyContract } from './domains/reference/currency/contract.ts';
import { exchangeRateContract } from './domains/reference/exchange-rate/contract.ts';
import { icalendarTemplateContract } from './domains/reference/icalendar-template/contract.ts';
import { mailTextContract } from './domains/reference/mail-text/contract.ts';
import { notificationContract } from './domains/reference/notification/contract.ts';
import { paymentTermContract } from './domains/reference/payment-term/contract.ts';
import { productContract } from './domains/reference/product/contract.ts';
import { productGroupContract } from './domains/reference/product-group/contract.ts';
import { productTemplateContract } from './domains/reference/product-template/contract.ts';
import { statusContract } from './domains/reference/status/contract.ts';
import { tagContract } from './domains/reference/tag/contract.ts';
import { urlContract } from './domains/reference/url/contract.ts';
import { vatRateContract } from './domains/reference/vat-rate/contract.ts';
import { artistContract } from './domains/relations/artist/contract.ts';
import { artistRiderContract } from './domains/relations/artist-rider/contract.ts';
import { companyContract } from './domains/relations/company/contract.ts';
import { companyRegisterContract } from './domains/relations/company-register/contract.ts';
import { contactContract } from './domains/relations/contact/contract.ts';
import { duplicateContract } from './domains/relations/duplicate/contract.ts';
import { emailMessageContract } from './domains/relations/email-message/contract.ts';
import { euVatNumberContract } from './domains/relations/eu-vat-number/contract.ts';
import { favoriteArtistContract } from './domains/relations/favorite-artist/contract.ts';
import { germanTaxContract } from './domains/relations/german-tax/contract.ts';
import { googleContract } from './domains/relations/google/contract.ts';
import { importContract } from './domains/relations/import/contract.ts';
import { linkContract } from './domains/relations/link/contract.ts';
import { mergeContract } from './domains/relations/merge/contract.ts';
import { stateAliasContract } from './domains/relations/state-alias/contract.ts';
import { venueContract } from './domains/relations/venue/contract.ts';
import type { Contract, Route } from './kernel/contract/route.ts';

/** One line per domain: infra, the local gateway and the OpenAPI writer read this list. */
export const contracts: readonly Contract[] = [
  accountContract,
  adminoneContract,
  advancingContract,
  advancingLinkContract,
  advancingTemplateContract,
  ageRestrictionContract,
  apiTokenContract,
  assistantContract,
  airlineContract,
  airportContract,
  articleCategoryContract,
  articleContract,
  artistContract,
  artistRiderContract,
  availabilityContract,
  bankAccountContract,
  bankEntryContract,
  receivedInvoiceContract,
  bookkeepingContract,
  brandContract,
  businessCentralContract,
  cardAccountContract,
  cardPaymentContract,
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
  commissionContract,
  dealContract,
  duplicateContract,
  euVatNumberContract,
  eInvoiceContract,
  emailMessageContract,
  bulkSendContract,
  esignContract,
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
  guestListLinkContract,
  icalendarFeedContract,
  icalendarTemplateContract,
  importContract,
  germanTaxContract,
  invoiceContract,
  invoiceLinkContract,
  moneyContract,
  itineraryContract,
  linkContract,
  mailTextContract,
  mergeContract,
  messageTemplateContract,
  mySelectionContract,
  noteContract,
  notificationContract,
  optionContract,
  paymentContract,
  payoutContract,
  paymentTermContract,
  planningContract,
  preferenceContract,
  privateEntryContract,
  productContract,
  productGroupContract,
  productTemplateContract,
  productionContract,
  publicDatesContract,
  purchaseAgreementContract,
  quoteContract,
  salesExportContract,
  sessionContract,
  settingContract,
  showContract,
  showExportContract,
  showLockContract,
  showTotalContract,
  showTravelContract,
  stateAliasContract,
  statementContract,
  selfBillLinkContract,
  statementLinkContract,
  statusContract,
  supportContract,
  portalContract,
  subscriptionContract,
  clientOnboardingContract,
  contentContract,
  registerContract,
  accessGrantContract,
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
  withholdingContract,
  wordTemplateContract,
];

export const allRoutes: readonly Route[] = contracts.flatMap((c) => Object.values(c.routes));
