import type { EsignTexts } from './texts.ts';

export const en: EsignTexts = {
  esignInvite: {
    subject: '{agency} asks you to sign {document}',
    body: '{sender} of {agency} asks you to sign {document}. You first read it; nothing is signed when you open it. You need no account.',
  },
  esignRemind: {
    subject: 'Reminder: {document} waits for your signature',
    body: '{sender} of {agency} still waits for your signature on {document}. You first read it; nothing is signed when you open it.',
  },
  esignCountersign: {
    subject: '{document} waits for your countersignature',
    body: 'Everyone before you has signed {document}. It now waits for you.',
  },
  esignReleased: {
    subject: 'Nothing more to do for {document}',
    body: '{name} has acted on {document}. You do not need to do anything.',
  },
  esignDeclined: {
    subject: '{name} has declined {document}',
    body: '{name} has declined to sign {document}. The signing has ended, and its links no longer work.',
  },
  esignWithdrawn: {
    subject: '{agency} has withdrawn {document}',
    body: '{name} of {agency} has withdrawn {document}. You do not need to do anything.',
  },
  esignCompleted: {
    subject: '{document} is signed by everyone',
    body: 'Everyone has signed {document}. The files are sealed: a later change can be detected.',
  },
  read: 'Read document',
  countersign: 'Read and countersign',
  open: 'Open signed files',
  until: 'Please sign by {moment}.',
  personal: 'This link is personal. Do not pass it on.',
  reason: 'Reason: {reason}',
  code: 'Verification code: {code}',
};
