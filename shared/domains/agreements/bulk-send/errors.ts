import type { ErrorStatus } from '#shared/kernel/contract/route.ts';

/** The reasons why a contract is not sent for signature in a bulk, and their statuses. */
export const bulkSendErrors = {
  'bulkSend.cancelled': 409,
  'bulkSend.preliminary': 409,
  'bulkSend.noParty': 422,
  'bulkSend.noSigner': 422,
  'bulkSend.signed': 409,
  'bulkSend.out': 409,
  'bulkSend.inReview': 409,
  'bulkSend.ended': 409,
  'bulkSend.printFailed': 409,
  'bulkSend.oneSigner': 400,
} as const satisfies Record<`bulkSend.${string}`, ErrorStatus>;
export type BulkErrorCode = keyof typeof bulkSendErrors;
