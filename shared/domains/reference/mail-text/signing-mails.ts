import type { MailKindSpec } from './kind-spec.ts';

const ALWAYS = ['agency', 'sender', 'document'] as const;
const signer = <const F extends readonly string[]>(no: number, ...more: F) =>
  ({ no, group: 'signing', readers: ['signer'], fields: [...ALWAYS, ...more] }) as const;
const sender = <const F extends readonly string[]>(no: number, ...more: F) =>
  ({ no, group: 'signing', readers: ['sender'], fields: [...ALWAYS, ...more] }) as const;

/**
 * The mails about a signing, in the order of its course. A field is listed only where the mail always has its value:
 * `name` is the person who acted or takes over, `from` the person who passed the document on.
 */
export const SIGNING_MAILS = {
  esignInvite: signer(1),
  esignRemind: signer(2),
  esignExpiring: signer(3, 'expiry'),
  esignForwarded: signer(4, 'from'),
  esignPassedOn: signer(5, 'name'),
  esignForwardRefused: signer(6, 'name'),
  esignCorrectionRefused: signer(7, 'field'),
  esignVoided: signer(8),
  esignPaper: signer(9),
  esignReleased: signer(10, 'name'),
  esignWithdrawn: signer(11, 'name'),
  esignDeclined: { ...signer(12, 'name'), readers: ['signer', 'sender'] },
  esignExpired: { ...signer(13), readers: ['signer', 'sender'] },
  esignCompleted: { ...signer(14), readers: ['signer', 'colleague'] },
  esignCountersign: { ...signer(15), readers: ['colleague'] },
  esignForwardTold: sender(16, 'from', 'name'),
  esignPaperAsked: sender(17, 'name'),
  esignQuestion: sender(18, 'name'),
  esignBounced: sender(19, 'name', 'email'),
  esignCorrection: sender(20, 'name'),
  esignSealDelayed: sender(21),
} as const satisfies Readonly<Record<string, MailKindSpec>>;
