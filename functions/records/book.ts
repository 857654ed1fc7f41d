import type { ServedKind, ServicesOf } from './services.ts';

/** The services of each kind of record. A kind loads with the first record of it that a service works on. */
const BOOK: { readonly [K in ServedKind]: () => Promise<ServicesOf<K>> } = {
  artist: async () => (await import('#functions/domains/relations/artist/record.ts')).artistServices,
  company: async () => (await import('#functions/domains/relations/company/record.ts')).companyServices,
  contact: async () => (await import('#functions/domains/relations/contact/record.ts')).contactServices,
  contract: async () => (await import('#functions/domains/agreements/contract/record.ts')).contractServices,
  flight: async () => (await import('#functions/domains/journeys/flight/record.ts')).flightServices,
  groundTransport: async () =>
    (await import('#functions/domains/journeys/ground-transport/record.ts')).groundTransportServices,
  invoice: async () => (await import('#functions/domains/agreements/invoice/record.ts')).invoiceServices,
  lodging: async () => (await import('#functions/domains/journeys/lodging/record.ts')).lodgingServices,
  payment: async () => (await import('#functions/domains/agreements/payment/record.ts')).paymentServices,
  production: async () => (await import('#functions/domains/booking/production/record.ts')).productionServices,
  purchaseAgreement: async () =>
    (await import('#functions/domains/agreements/purchase-agreement/record.ts')).purchaseAgreementServices,
  quote: async () => (await import('#functions/domains/agreements/quote/record.ts')).quoteServices,
  show: async () => (await import('#functions/domains/booking/show/record.ts')).showServices,
  task: async () => (await import('#functions/domains/attached/task/record.ts')).taskServices,
  train: async () => (await import('#functions/domains/journeys/train/record.ts')).trainServices,
  venue: async () => (await import('#functions/domains/relations/venue/record.ts')).venueServices,
};

export const servicesOf = <K extends ServedKind>(kind: K): Promise<ServicesOf<K>> => BOOK[kind]();
