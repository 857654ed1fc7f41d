import { artistFieldWords } from './domains/artist/field-words.ts';
import { artistFields } from './domains/artist/fields.ts';
import { companyFieldWords } from './domains/company/field-words.ts';
import { companyFields } from './domains/company/fields.ts';
import { contactFieldWords } from './domains/contact/field-words.ts';
import { contactFields } from './domains/contact/fields.ts';
import { contractFieldWords } from './domains/contract/field-words.ts';
import { contractFields } from './domains/contract/fields.ts';
import { flightFieldWords } from './domains/flight/field-words.ts';
import { flightFields } from './domains/flight/fields.ts';
import { groundTransportFieldWords } from './domains/ground-transport/field-words.ts';
import { groundTransportFields } from './domains/ground-transport/fields.ts';
import { guestListFieldWords } from './domains/guest-list/field-words.ts';
import { guestListFields } from './domains/guest-list/fields.ts';
import { invoiceFieldWords } from './domains/invoice/field-words.ts';
import { invoiceFields } from './domains/invoice/fields.ts';
import { lodgingFieldWords } from './domains/lodging/field-words.ts';
import { lodgingFields } from './domains/lodging/fields.ts';
import { paymentFieldWords } from './domains/payment/field-words.ts';
import { paymentFields } from './domains/payment/fields.ts';
import { productionFieldWords } from './domains/production/field-words.ts';
import { productionFields } from './domains/production/fields.ts';
import { purchaseAgreementFieldWords } from './domains/purchase-agreement/field-words.ts';
import { purchaseAgreementFields } from './domains/purchase-agreement/fields.ts';
import { quoteFieldWords } from './domains/quote/field-words.ts';
import { quoteFields } from './domains/quote/fields.ts';
import { showFieldWords } from './domains/show/field-words.ts';
import { showFields } from './domains/show/fields.ts';
import { trainFieldWords } from './domains/train/field-words.ts';
import { trainFields } from './domains/train/fields.ts';
import type { DefinedFields } from './kernel/fields.ts';

/** The fields of the kinds of records, with their words, by the entity that the log names. */
const FIELDS: Readonly<Record<string, DefinedFields>> = {
  artist: { fields: artistFields, words: artistFieldWords },
  company: { fields: companyFields, words: companyFieldWords },
  contact: { fields: contactFields, words: contactFieldWords },
  contract: { fields: contractFields, words: contractFieldWords },
  flight: { fields: flightFields, words: flightFieldWords },
  groundTransport: { fields: groundTransportFields, words: groundTransportFieldWords },
  guestList: { fields: guestListFields, words: guestListFieldWords },
  invoice: { fields: invoiceFields, words: invoiceFieldWords },
  lodging: { fields: lodgingFields, words: lodgingFieldWords },
  payment: { fields: paymentFields, words: paymentFieldWords },
  production: { fields: productionFields, words: productionFieldWords },
  purchaseAgreement: { fields: purchaseAgreementFields, words: purchaseAgreementFieldWords },
  quote: { fields: quoteFields, words: quoteFieldWords },
  show: { fields: showFields, words: showFieldWords },
  train: { fields: trainFields, words: trainFieldWords },
};

const NONE: DefinedFields = { fields: {}, words: {} };
/** Returns the fields of an entity. One without definitions hides nothing, and its log has no words of its own. */
export const definedFields = (entity: string): DefinedFields => FIELDS[entity] ?? NONE;
