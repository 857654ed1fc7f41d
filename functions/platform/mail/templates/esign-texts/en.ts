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
  esignExpiring: {
    subject: '{document} expires on {expiry}',
    body: '{sender} of {agency} still waits for your signature on {document}. It expires on {expiry}. After that, nobody can sign it, and {sender} has to extend it or start again.',
  },
  esignExpired: {
    subject: '{document} has expired',
    body: '{document} was not signed by everyone in time. Its links no longer work. Signatures that were given stay valid if {sender} extends the date.',
  },
  esignForwarded: {
    subject: '{agency} asks you to sign {document}',
    body: '{from} has passed {document} on to you. {sender} of {agency} asks for your signature. You first read it; nothing is signed when you open it. You need no account.',
  },
  esignPassedOn: {
    subject: 'You passed {document} on to {name}',
    body: '{document} now waits for {name}. Your link no longer works, and you do not need to do anything.',
  },
  esignForwardRefused: {
    subject: 'Please sign {document} yourself',
    body: '{sender} of {agency} does not want {name} to sign {document}. It still waits for you.',
  },
  esignForwardTold: {
    subject: '{from} has passed {document} on to {name}',
    body: '{from} has passed {document} on to {name}, who has got a new link. You can give the place to someone else.',
  },
  esignPaper: {
    subject: '{document} to sign on paper',
    body: 'You want to sign {document} on paper. Print the attached file, sign it, and send it back to {sender} of {agency}. You can still sign online with the link in the earlier mail.',
  },
  esignPaperAsked: {
    subject: '{name} wants to sign {document} on paper',
    body: '{name} has got {document} by mail to print it. When the signed paper arrives, complete the signing by hand with its scan.',
  },
  esignQuestion: {
    subject: 'Question from {name} about {document}',
    body: '{name} has a question about {document} and still has to sign. Reply to this mail to answer.',
  },
  esignBounced: {
    subject: 'Mail to {email} came back: {document}',
    body: 'Our mail about {document} did not reach {name} at {email}. Correct the address, or give the place to another person.',
  },
  esignCorrection: {
    subject: '{name} has corrected data in {document}',
    body: '{name} has corrected own data in {document}. Compare the old and the new values, and decide.',
  },
  esignCorrectionRefused: {
    subject: 'Your correction of {document} was not taken over',
    body: '{sender} of {agency} keeps the text of {document}: {field} stays as it is. You can now sign it.',
  },
  esignVoided: {
    subject: 'Please sign the new version of {document}',
    body: 'The text of {document} has changed, so your earlier signature no longer counts. Read the new version and sign it again.',
  },
  esignSealDelayed: {
    subject: '{document} is not sealed yet',
    body: 'Everyone has signed {document}, but sealing takes longer than usual. Nothing is lost, and we keep trying. You do not need to do anything.',
  },
  see: 'Open signing',
  question: 'Question: {question}',
  read: 'Read document',
  countersign: 'Read and countersign',
  open: 'Open signed files',
  until: 'Please sign by {moment}.',
  personal: 'This link is personal. Do not pass it on.',
  reason: 'Reason: {reason}',
  code: 'Verification code: {code}',
  substitute: '{name} was asked for this. You are the substitute and can countersign instead.',
};
