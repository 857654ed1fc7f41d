import { artistWords } from './domains/artist/kind-words.ts';
import { companyWords } from './domains/company/kind-words.ts';
import { contactWords } from './domains/contact/kind-words.ts';
import { contractWords } from './domains/contract/kind-words.ts';
import { flightWords } from './domains/flight/kind-words.ts';
import { groundTransportWords } from './domains/ground-transport/kind-words.ts';
import { guestListWords } from './domains/guest-list/kind-words.ts';
import { invoiceWords } from './domains/invoice/kind-words.ts';
import { lodgingWords } from './domains/lodging/kind-words.ts';
import { paymentWords } from './domains/payment/kind-words.ts';
import { productionWords } from './domains/production/kind-words.ts';
import { purchaseAgreementWords } from './domains/purchase-agreement/kind-words.ts';
import { quoteWords } from './domains/quote/kind-words.ts';
import { showWords } from './domains/show/kind-words.ts';
import { taskWords } from './domains/task/kind-words.ts';
import { trainWords } from './domains/train/kind-words.ts';
import { venueWords } from './domains/venue/kind-words.ts';
import type { KindWords } from './kernel/record-kind.ts';
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
};
