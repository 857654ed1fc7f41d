import type { ErrorStatus } from '#shared/kernel/contract/route.ts';

/** The reasons why a document is no e-invoice, by the code of its message. */
const FINDING_CODES = {
  'invoice.vatCaseMix': 400,
  'einvoice.noName': 422,
  'einvoice.noCountry': 422,
  'einvoice.noStreetTownPostcode': 422,
  'einvoice.noTownPostcode': 422,
  'einvoice.noAddress': 422,
  'einvoice.wrongAddress': 422,
  'einvoice.noRegisterNumber': 422,
  'einvoice.noPhone': 422,
  'einvoice.noEmail': 422,
  'einvoice.noNumber': 422,
  'einvoice.noDate': 422,
  'einvoice.noBuyerReference': 422,
  'einvoice.noTerms': 422,
  'einvoice.noOriginal': 422,
  'einvoice.noBankAccount': 422,
  'einvoice.noLines': 422,
  'einvoice.wrongSum': 422,
  'einvoice.decimals': 422,
  'einvoice.noVatNumber': 422,
  'einvoice.noReason': 422,
  'einvoice.wrongVatNumber': 422,
} as const satisfies Record<string, ErrorStatus>;

export const eInvoiceErrors = {
  ...FINDING_CODES,
  'document.badTransition': 409,
  'einvoice.notCompliant': 422,
  'einvoice.alreadySent': 409,
  'einvoice.receiverUnknown': 404,
  'einvoice.notSetUp': 409,
  'einvoice.noEntity': 409,
  'einvoice.entityExists': 409,
  'einvoice.foreignScheme': 400,
  'einvoice.identifierTaken': 409,
  'einvoice.identifierRefused': 422,
  'einvoice.noAnswer': 503,
  'invoice.notReady': 409,
  'invoice.noFile': 404,
} as const satisfies Record<string, ErrorStatus>;
