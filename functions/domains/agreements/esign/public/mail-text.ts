import type { EsignTextName } from '#functions/platform/mail/templates/esign-texts/texts.ts';
import type { EsignMessage } from '#shared/domains/agreements/esign/message.ts';
import type { Participant } from '#shared/domains/agreements/esign/parts.ts';

type Mail = Extract<EsignMessage, { type: 'mail' }>;

/** The text of a mail for one of its recipients: who passes on, who takes over, and who is refused read others. */
export function textFor({ mail, data }: Mail, { state }: Pick<Participant, 'state'>): EsignTextName {
  if (mail === 'esignForwarded') {
    if (data?.decision === 'refused') return 'esignForwardRefused';
    return state === 'replaced' ? 'esignPassedOn' : 'esignForwarded';
  }
  return mail === 'esignCorrection' ? 'esignCorrectionRefused' : mail;
}

/** Mails that ask a person for something. They are not sent when the person's part has ended meanwhile. */
export const ASKS: readonly EsignTextName[] = [
  'esignInvite',
  'esignRemind',
  'esignExpiring',
  'esignForwarded',
  'esignForwardRefused',
  'esignCorrectionRefused',
  'esignVoided',
  'esignCountersign',
];

/** The mails to staff, by the notice that goes with them. */
export const STAFF_TEXTS: Readonly<Partial<Record<string, EsignTextName>>> = {
  esignForwarded: 'esignForwardTold',
  esignDeclined: 'esignDeclined',
  esignPaper: 'esignPaperAsked',
  esignQuestion: 'esignQuestion',
  esignBounced: 'esignBounced',
  esignCorrection: 'esignCorrection',
  esignExpired: 'esignExpired',
  esignSealDelayed: 'esignSealDelayed',
};
