import type { ErrorStatus } from '#shared/kernel/contract/route.ts';

/** The codes of refused commands and their statuses. The contract declares them. */
export const advancingErrors = {
  'advancing.notOpen': 409,
  'advancing.itemStale': 409,
  'advancing.itemState': 409,
  'advancing.differs': 409,
  'advancing.notConfirmed': 409,
  'advancing.tooLate': 409,
  'advancing.notYours': 403,
  'advancing.forwardsUsed': 403,
  'advancing.staffAddress': 422,
  'advancing.messagesFull': 409,
  'advancing.filesFull': 409,
  'advancing.readonly': 403,
  'advancing.missing': 422,
  'advancing.noInvitee': 422,
  'advancing.tooManyInvitees': 422,
  'advancing.sameAddress': 422,
  'advancing.noSection': 422,
  'advancing.reasonMissing': 422,
  'advancing.value': 422,
  'advancing.deadline': 422,
} as const satisfies Record<`advancing.${string}`, ErrorStatus>;
export type AdvancingErrorCode = keyof typeof advancingErrors;
