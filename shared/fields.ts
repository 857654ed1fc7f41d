import { contractFieldWords } from './domains/agreements/contract/field-words.ts';
import { contractFields } from './domains/agreements/contract/fields.ts';
import { invoiceFieldWords } from './domains/agreements/invoice/field-words.ts';
import { invoiceFields } from './domains/agreements/invoice/fields.ts';
import { paymentFieldWords } from './domains/agreements/payment/field-words.ts';
import { paymentFields } from './domains/agreements/payment/fields.ts';
import { purchaseAgreementFieldWords } from './domains/agreements/purchase-agreement/field-words.ts';
import { purchaseAgreementFields } from './domains/agreements/purchase-agreement/fields.ts';
import { quoteFieldWords } from './domains/agreements/quote/field-words.ts';
import { quoteFields } from './domains/agreements/quote/fields.ts';
import { productionFieldWords } from './domains/booking/production/field-words.ts';
import { productionFields } from './domains/booking/production/fields.ts';
import { showFieldWords } from './domains/booking/show/field-words.ts';
import { showFields } from './domains/booking/show/fields.ts';
import { flightFieldWords } from './domains/journeys/flight/field-words.ts';
import { flightFields } from './domains/journeys/flight/fields.ts';
import { groundTransportFieldWords } from './domains/journeys/ground-transport/field-words.ts';
import { groundTransportFields } from './domains/journeys/ground-transport/fields.ts';
import { guestListFieldWords } from './domains/journeys/guest-list/field-words.ts';
import { guestListFields } from './domains/journeys/guest-list/fields.ts';
import { lodgingFieldWords } from './domains/journeys/lodging/field-words.ts';
import { lodgingFields } from './domains/journeys/lodging/fields.ts';
import { trainFieldWords } from './domains/journeys/train/field-words.ts';
import { trainFields } from './domains/journeys/train/fields.ts';
import { artistFieldWords } from './domains/relations/artist/field-words.ts';
import { artistFields } from './domains/relations/artist/fields.ts';
import { companyFieldWords } from './domains/relations/company/field-words.ts';
import { companyFields } from './domains/relations/company/fields.ts';
import { contactFieldWords } from './domains/relations/contact/field-words.ts';
import { contactFields } from './domains/relations/contact/fields.ts';
import type { DefinedFields } from './kernel/record/fields.ts';
import type { RecordName } from './records.ts';

/**
 * The kinds whose log has field definitions: a venue is logged as a company, a task has none yet, and the log of a
 * template tells what a master's log tells.
 */
type DefinedKind = Exclude<RecordName, 'venue' | 'task' | 'advancingTemplate'>;

/** The fields of the kinds of records, with their words. */
const FIELDS: Readonly<Record<DefinedKind, DefinedFields>> = {
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

const isDefined = (entity: string): entity is DefinedKind => Object.hasOwn(FIELDS, entity);
const NONE: DefinedFields = { fields: {}, words: {} };
/** Returns the fields of an entity. One without definitions hides nothing, and its log has no words of its own. */
export const definedFields = (entity: string): DefinedFields => (isDefined(entity) ? FIELDS[entity] : NONE);
