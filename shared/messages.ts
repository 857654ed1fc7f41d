import { accountMessages } from './domains/account/messages.ts';
import { checklistMessages } from './domains/checklist/messages.ts';
import { companyMessages } from './domains/company/messages.ts';
import { contractMessages } from './domains/contract/messages.ts';
import { cultureMessages } from './domains/culture/messages.ts';
import { dealMessages } from './domains/deal/messages.ts';
import { emailMessageMessages } from './domains/email-message/messages.ts';
import { euVatNumberMessages } from './domains/eu-vat-number/messages.ts';
import { excelTemplateMessages } from './domains/excel-template/messages.ts';
import { exchangeRateMessages } from './domains/exchange-rate/messages.ts';
import { externalCalendarMessages } from './domains/external-calendar/messages.ts';
import { externalEventMessages } from './domains/external-event/messages.ts';
import { fileDomainMessages } from './domains/file/messages.ts';
import { filterPresetMessages } from './domains/filter-preset/messages.ts';
import { flightMessages } from './domains/flight/messages.ts';
import { freeFieldMessages } from './domains/free-field/messages.ts';
import { germanTaxMessages } from './domains/german-tax/messages.ts';
import { googleMessages } from './domains/google/messages.ts';
import { guestListMessages } from './domains/guest-list/messages.ts';
import { icalendarFeedMessages } from './domains/icalendar-feed/messages.ts';
import { importMessages } from './domains/import/messages.ts';
import { invoiceMessages } from './domains/invoice/messages.ts';
import { itineraryMessages } from './domains/itinerary/messages.ts';
import { linkMessages } from './domains/link/messages.ts';
import { lodgingMessages } from './domains/lodging/messages.ts';
import { mergeMessages } from './domains/merge/messages.ts';
import { messageTemplateMessages } from './domains/message-template/messages.ts';
import { mySelectionMessages } from './domains/my-selection/messages.ts';
import { noteMessages } from './domains/note/messages.ts';
import { optionMessages } from './domains/option/messages.ts';
import { paymentMessages } from './domains/payment/messages.ts';
import { productionMessages } from './domains/production/messages.ts';
import { purchaseAgreementMessages } from './domains/purchase-agreement/messages.ts';
import { quoteMessages } from './domains/quote/messages.ts';
import { sessionMessages } from './domains/session/messages.ts';
import { showMessages } from './domains/show/messages.ts';
import { showExportMessages } from './domains/show-export/messages.ts';
import { showLockMessages } from './domains/show-lock/messages.ts';
import { showTravelMessages } from './domains/show-travel/messages.ts';
import { statusMessages } from './domains/status/messages.ts';
import { taskMessages } from './domains/task/messages.ts';
import { timetableMessages } from './domains/timetable/messages.ts';
import { trainMessages } from './domains/train/messages.ts';
import { userMessages } from './domains/user/messages.ts';
import { webformMessages } from './domains/webform/messages.ts';
import { wordTemplateMessages } from './domains/word-template/messages.ts';
import { fileMessages } from './kernel/file-messages.ts';
import { kernelMessages, type Messages } from './kernel/messages.ts';

/** All messages an endpoint may answer: the kernel's and one line per domain with errors of its own. */
export const messages: Messages = {
  ...kernelMessages,
  ...accountMessages,
  ...companyMessages,
  ...contractMessages,
  ...checklistMessages,
  ...cultureMessages,
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
  ...guestListMessages,
  ...importMessages,
  ...germanTaxMessages,
  ...invoiceMessages,
  ...itineraryMessages,
  ...linkMessages,
  ...mergeMessages,
  ...messageTemplateMessages,
  ...mySelectionMessages,
  ...noteMessages,
  ...optionMessages,
  ...paymentMessages,
  ...productionMessages,
  ...purchaseAgreementMessages,
  ...quoteMessages,
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
  ...webformMessages,
  ...wordTemplateMessages,
};
