import { bankEntryMessages } from './domains/agreements/bank-entry/messages.ts';
import { bulkSendMessages } from './domains/agreements/bulk-send/messages.ts';
import { cardPaymentMessages } from './domains/agreements/card-payment/messages.ts';
import { contractMessages } from './domains/agreements/contract/messages.ts';
import { eInvoiceMessages } from './domains/agreements/e-invoice/messages.ts';
import { esignMessages } from './domains/agreements/esign/messages.ts';
import { invoiceMessages } from './domains/agreements/invoice/messages.ts';
import { invoiceReminderMessages } from './domains/agreements/invoice/reminder-messages.ts';
import { invoiceReviewMessages } from './domains/agreements/invoice/review-messages.ts';
import { invoiceLinkMessages } from './domains/agreements/invoice-link/messages.ts';
import { paymentMessages } from './domains/agreements/payment/messages.ts';
import { payoutMessages } from './domains/agreements/payout/messages.ts';
import { purchaseAgreementMessages } from './domains/agreements/purchase-agreement/messages.ts';
import { quoteMessages } from './domains/agreements/quote/messages.ts';
import { receivedInvoiceMessages } from './domains/agreements/received-invoice/messages.ts';
import { salesExportMessages } from './domains/agreements/sales-export/messages.ts';
import { statementMessages } from './domains/agreements/statement/messages.ts';
import { checklistMessages } from './domains/attached/checklist/messages.ts';
import { excelTemplateMessages } from './domains/attached/excel-template/messages.ts';
import { fileDomainMessages } from './domains/attached/file/messages.ts';
import { messageTemplateMessages } from './domains/attached/message-template/messages.ts';
import { mySelectionMessages } from './domains/attached/my-selection/messages.ts';
import { noteMessages } from './domains/attached/note/messages.ts';
import { taskMessages } from './domains/attached/task/messages.ts';
import { wordTemplateMessages } from './domains/attached/word-template/messages.ts';
import { dealMessages } from './domains/booking/deal/messages.ts';
import { externalCalendarMessages } from './domains/booking/external-calendar/messages.ts';
import { externalEventMessages } from './domains/booking/external-event/messages.ts';
import { optionMessages } from './domains/booking/option/messages.ts';
import { productionMessages } from './domains/booking/production/messages.ts';
import { showMessages } from './domains/booking/show/messages.ts';
import { showExportMessages } from './domains/booking/show-export/messages.ts';
import { showLockMessages } from './domains/booking/show-lock/messages.ts';
import { timetableMessages } from './domains/booking/timetable/messages.ts';
import { webflowMessages } from './domains/booking/webflow/messages.ts';
import { webformMessages } from './domains/booking/webform/messages.ts';
import { googleCalendarMessages } from './domains/calendars/google-calendar/messages.ts';
import { icalendarFeedMessages } from './domains/calendars/icalendar-feed/messages.ts';
import { itineraryMessages } from './domains/calendars/itinerary/messages.ts';
import { accessGrantMessages } from './domains/identity/access-grant/messages.ts';
import { accountMessages } from './domains/identity/account/messages.ts';
import { allowedAddressMessages } from './domains/identity/allowed-address/messages.ts';
import { contentMessages } from './domains/identity/content/messages.ts';
import { filterPresetMessages } from './domains/identity/filter-preset/messages.ts';
import { freeFieldMessages } from './domains/identity/free-field/messages.ts';
import { secondFactorMessages } from './domains/identity/second-factor/messages.ts';
import { sessionMessages } from './domains/identity/session/messages.ts';
import { userMessages } from './domains/identity/user/messages.ts';
import { advancingMessages } from './domains/journeys/advancing/messages.ts';
import { advancingTemplateMessages } from './domains/journeys/advancing-template/messages.ts';
import { flightMessages } from './domains/journeys/flight/messages.ts';
import { guestListMessages } from './domains/journeys/guest-list/messages.ts';
import { guestListLinkMessages } from './domains/journeys/guest-list-link/messages.ts';
import { lodgingMessages } from './domains/journeys/lodging/messages.ts';
import { showTravelMessages } from './domains/journeys/show-travel/messages.ts';
import { trainMessages } from './domains/journeys/train/messages.ts';
import { apiTokenMessages } from './domains/operator/api-token/messages.ts';
import { assistantMessages } from './domains/operator/assistant/messages.ts';
import { clientOnboardingMessages } from './domains/operator/client-onboarding/messages.ts';
import { portalMessages } from './domains/operator/portal/messages.ts';
import { registerMessages } from './domains/operator/register/messages.ts';
import { subscriptionMessages } from './domains/operator/subscription/messages.ts';
import { webhookMessages } from './domains/operator/webhook/messages.ts';
import { businessCentralMessages } from './domains/reference/business-central/messages.ts';
import { cardAccountMessages } from './domains/reference/card-account/messages.ts';
import { cultureMessages } from './domains/reference/culture/messages.ts';
import { exchangeRateMessages } from './domains/reference/exchange-rate/messages.ts';
import { mailTextMessages } from './domains/reference/mail-text/messages.ts';
import { statusMessages } from './domains/reference/status/messages.ts';
import { companyMessages } from './domains/relations/company/messages.ts';
import { emailMessageMessages } from './domains/relations/email-message/messages.ts';
import { euVatNumberMessages } from './domains/relations/eu-vat-number/messages.ts';
import { germanTaxMessages } from './domains/relations/german-tax/messages.ts';
import { googleMessages } from './domains/relations/google/messages.ts';
import { hubspotMessages } from './domains/relations/hubspot/messages.ts';
import { importMessages } from './domains/relations/import/messages.ts';
import { linkMessages } from './domains/relations/link/messages.ts';
import { mergeMessages } from './domains/relations/merge/messages.ts';
import { fileMessages } from './kernel/text/file-messages.ts';
import { kernelMessages, type Messages } from './kernel/text/messages.ts';

/** All messages an endpoint may answer: the kernel's and one line per domain with errors of its own. */
export const messages: Messages = {
  ...kernelMessages,
  ...accountMessages,
  ...companyMessages,
  ...contractMessages,
  ...checklistMessages,
  ...cultureMessages,
  ...googleCalendarMessages,
  ...icalendarFeedMessages,
  ...fileMessages,
  ...dealMessages,
  ...euVatNumberMessages,
  ...emailMessageMessages,
  ...excelTemplateMessages,
  ...exchangeRateMessages,
  ...externalCalendarMessages,
  ...externalEventMessages,
  ...fileDomainMessages,
  ...filterPresetMessages,
  ...freeFieldMessages,
  ...googleMessages,
  ...hubspotMessages,
  ...businessCentralMessages,
  ...cardAccountMessages,
  ...cardPaymentMessages,
  ...bankEntryMessages,
  ...receivedInvoiceMessages,
  ...bulkSendMessages,
  ...esignMessages,
  ...guestListMessages,
  ...guestListLinkMessages,
  ...advancingMessages,
  ...advancingTemplateMessages,
  ...importMessages,
  ...germanTaxMessages,
  ...eInvoiceMessages,
  ...invoiceMessages,
  ...salesExportMessages,
  ...invoiceReminderMessages,
  ...invoiceReviewMessages,
  ...invoiceLinkMessages,
  ...itineraryMessages,
  ...linkMessages,
  ...mailTextMessages,
  ...mergeMessages,
  ...messageTemplateMessages,
  ...mySelectionMessages,
  ...noteMessages,
  ...optionMessages,
  ...paymentMessages,
  ...payoutMessages,
  ...productionMessages,
  ...purchaseAgreementMessages,
  ...quoteMessages,
  ...apiTokenMessages,
  ...webhookMessages,
  ...assistantMessages,
  ...portalMessages,
  ...subscriptionMessages,
  ...clientOnboardingMessages,
  ...contentMessages,
  ...registerMessages,
  ...accessGrantMessages,
  ...statementMessages,
  ...allowedAddressMessages,
  ...secondFactorMessages,
  ...sessionMessages,
  ...showMessages,
  ...showExportMessages,
  ...showLockMessages,
  ...showTravelMessages,
  ...flightMessages,
  ...trainMessages,
  ...lodgingMessages,
  ...statusMessages,
  ...taskMessages,
  ...timetableMessages,
  ...userMessages,
  ...webflowMessages,
  ...webformMessages,
  ...wordTemplateMessages,
};
