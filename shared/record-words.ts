import { contractWords } from './domains/agreements/contract/kind-words.ts';
import { invoiceWords } from './domains/agreements/invoice/kind-words.ts';
import { paymentWords } from './domains/agreements/payment/kind-words.ts';
import { purchaseAgreementWords } from './domains/agreements/purchase-agreement/kind-words.ts';
import { quoteWords } from './domains/agreements/quote/kind-words.ts';
import { taskWords } from './domains/attached/task/kind-words.ts';
import { productionWords } from './domains/booking/production/kind-words.ts';
import { showWords } from './domains/booking/show/kind-words.ts';
import { advancingTemplateWords } from './domains/journeys/advancing-template/kind-words.ts';
import { flightWords } from './domains/journeys/flight/kind-words.ts';
import { groundTransportWords } from './domains/journeys/ground-transport/kind-words.ts';
import { guestListWords } from './domains/journeys/guest-list/kind-words.ts';
import { lodgingWords } from './domains/journeys/lodging/kind-words.ts';
import { trainWords } from './domains/journeys/train/kind-words.ts';
import { artistWords } from './domains/relations/artist/kind-words.ts';
import { companyWords } from './domains/relations/company/kind-words.ts';
import { contactWords } from './domains/relations/contact/kind-words.ts';
import { venueWords } from './domains/relations/venue/kind-words.ts';
import type { KindWords } from './kernel/record/record-kind.ts';
import type { RecordName } from './records.ts';

/** The words of each kind of record. The browser has them in its catalogs, which a test holds to these. */
export const RECORD_WORDS: Readonly<Record<RecordName, KindWords>> = {
  show: showWords,
  artist: artistWords,
  production: productionWords,
  quote: quoteWords,
  contract: contractWords,
  purchaseAgreement: purchaseAgreementWords,
  invoice: invoiceWords,
  payment: paymentWords,
  company: companyWords,
  venue: venueWords,
  contact: contactWords,
  flight: flightWords,
  train: trainWords,
  groundTransport: groundTransportWords,
  lodging: lodgingWords,
  guestList: guestListWords,
  task: taskWords,
  advancingTemplate: advancingTemplateWords,
};
