import type { ServedKind, ServicesOf } from './services.ts';

/** The services of each kind of record. A kind loads with the first record of it that a service works on. */
const BOOK: { readonly [K in ServedKind]: () => Promise<ServicesOf<K>> } = {
  artist: async () => (await import('#functions/domains/artist/record.ts')).artistServices,
  company: async () => (await import('#functions/domains/company/record.ts')).companyServices,
  contact: async () => (await import('#functions/domains/contact/record.ts')).contactServices,
  contract: async () => (await import('#functions/domains/contract/record.ts')).contractServices,
  flight: async () => (await import('#functions/domains/flight/record.ts')).flightServices,
  groundTransport: async () => (await import('#functions/domains/ground-transport/record.ts')).groundTransportServices,
  invoice: async () => (await import('#functions/domains/invoice/record.ts')).invoiceServices,
  lodging: async () => (await import('#functions/domains/lodging/record.ts')).lodgingServices,
  payment: async () => (await import('#functions/domains/payment/record.ts')).paymentServices,
  production: async () => (await import('#functions/domains/production/record.ts')).productionServices,
  purchaseAgreement: async () =>
    (await import('#functions/domains/purchase-agreement/record.ts')).purchaseAgreementServices,
  quote: async () => (await import('#functions/domains/quote/record.ts')).quoteServices,
  show: async () => (await import('#functions/domains/show/record.ts')).showServices,
  task: async () => (await import('#functions/domains/task/record.ts')).taskServices,
  train: async () => (await import('#functions/domains/train/record.ts')).trainServices,
  venue: async () => (await import('#functions/domains/venue/record.ts')).venueServices,
};

export const servicesOf = <K extends ServedKind>(kind: K): Promise<ServicesOf<K>> => BOOK[kind]();
