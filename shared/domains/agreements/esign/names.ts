import { words } from '#shared/kernel/values/words.ts';

/** The events of the audit chain (outsiders section 7). */
export const ESIGN_EVENTS = [
  ...words('created edited fileAdded fileRemoved frozen checked sentBack sent mailSent mailDelivered'),
  ...words('mailBounced linkCopied invited opened codeSent codeOk codeFailed viewed consented'),
  ...words('approved signed autoSigned countersigned released forwardAsked forwardRefused forwarded'),
  ...words('participantReplaced corrected correctionResolved revisionRendered voided held resumed'),
  ...words('reminded deadlineMoved deadlinePassed declined expired extended discarded paperAsked'),
  ...words('questionAsked manualCompleted revised sealStarted sealed sealFailed downloaded verified'),
] as const;
export type EsignEventType = (typeof ESIGN_EVENTS)[number];

/** Events that only record something, in any state. */
export const RECORDED_EVENTS = words(
  'mailSent mailDelivered codeSent codeOk codeFailed downloaded verified',
) satisfies readonly EsignEventType[];

/** The mails (outsiders section 6). */
export const ESIGN_MAILS = [
  ...words('esignInvite esignRemind esignExpiring esignReleased esignWithdrawn esignExpired'),
  ...words('esignForwarded esignDeclined esignPaper esignQuestion esignBounced esignCorrection'),
  ...words('esignVoided esignCountersign esignSealDelayed esignCompleted'),
] as const;

/** The notices for staff in the app. Those with the name of a mail are mailed too. */
export const ESIGN_NOTICES = [
  ...words('checkAsked checked sentBack opened approved signed nameDiffers completed forwardAsked'),
  ...words('deadlinePassed invoiceNotAdded invoiceNotIssued esignForwarded esignDeclined esignPaper'),
  ...words('esignQuestion esignBounced esignCorrection esignExpired esignSealDelayed'),
] as const;
