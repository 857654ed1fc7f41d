import { moment } from '#functions/platform/mail/notice.ts';
import { ESIGN_BUTTONS, esignMail } from '#functions/platform/mail/templates/esign.ts';
import { ESIGN_TEXTS } from '#functions/platform/mail/templates/esign-texts.ts';
import { DAY_MS } from '#shared/domains/agreements/esign/instants.ts';
import { MAIL_KINDS, type MailKind } from '#shared/domains/reference/mail-text/kinds.ts';
import type { SIGNING_MAILS } from '#shared/domains/reference/mail-text/signing-mails.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { QUESTION, REASON } from './sample-words.ts';
import type { SampleContext, Standards } from './standards.ts';

type SigningMail = keyof typeof SIGNING_MAILS;
const PEOPLE = { name: 'Anna Bergström', from: 'Luca Moretti', email: 'anna@example.com' };
/** Makes the frame show its button. The preview has no link. */
const URL = 'https://example.com';
const CODE = 'BL7K-2M9Q-4TXA';
const [DEADLINE_DAYS, EXPIRY_DAYS] = [7, 30];
const WITH_REASON: readonly MailKind[] = [
  'esignForwarded',
  'esignPassedOn',
  'esignForwardRefused',
  'esignForwardTold',
  'esignCorrectionRefused',
  'esignWithdrawn',
  'esignDeclined',
];

const inDays = ({ now }: SampleContext, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

const samples = (language: Language, from: SampleContext) => ({
  agency: from.agency,
  sender: from.sender,
  document: `${TERMS.contract[language]} 2026-0147`,
  ...PEOPLE,
  field: TERMS.address[language],
  expiry: moment(language, inDays(from, EXPIRY_DAYS), from.zone),
});

/** The lines and the button that the product adds to a text: the reason, the deadline, the verification code. */
function frame(kind: SigningMail, language: Language, from: SampleContext) {
  const button = ESIGN_BUTTONS[kind];
  const isStaff = !MAIL_KINDS[kind].readers.includes('signer');
  const isDone = kind === 'esignCompleted';
  return esignMail(kind, language, {
    ...samples(language, from),
    own: { subject: '', body: '' },
    isStaff,
    zone: from.zone,
    contact: { name: from.sender },
    url: button || isStaff ? URL : undefined,
    deadlineAt: button && !isDone ? inDays(from, DEADLINE_DAYS) : undefined,
    reason: WITH_REASON.includes(kind) ? REASON[language] : undefined,
    question: kind === 'esignQuestion' ? QUESTION[language] : undefined,
    code: isDone ? CODE : undefined,
  });
}

/** The texts of the mails about a signing. */
export const signing: Standards<SigningMail> = {
  text: (kind, language) => ESIGN_TEXTS[language][kind],
  samples,
  frame,
};
