import type { AdvancingTexts } from './texts.ts';

export const en: AdvancingTexts = {
  invite: {
    subject: '{agency} has questions about {show}',
    body: '{sender} of {agency} needs some details of {show} on {date}. Please answer by {deadline}. You need no account, and your answers are kept while you work.',
  },
  named: {
    subject: '{agency} has questions about {show}',
    body: '{from} has named you for the questions of {agency} about {show} on {date}. Please answer by {deadline}. You need no account, and your answers are kept while you work.',
  },
  passedOn: {
    subject: 'You passed the questions about {show} on to {name}',
    body: '{name} now answers the questions about {show} on {date}. Your link no longer works, and you do not need to do anything.',
  },
  remind: {
    subject: 'Reminder: questions about {show} on {date}',
    body: '{sender} of {agency} still waits for answers about {show} on {date}. Please answer by {deadline}. Open answers: {count}.',
  },
  overdue: {
    subject: 'Overdue: questions about {show} on {date}',
    body: '{sender} of {agency} still waits for answers about {show} on {date}. The deadline was {deadline}. Open answers: {count}.',
  },
  returned: {
    subject: 'Please check your answers about {show}',
    body: '{sender} of {agency} asks you to check these answers about {show} on {date}.',
  },
  approved: {
    subject: 'Your answers about {show} are approved',
    body: '{agency} has approved the answers about {show} on {date}. The day sheet will show these values.',
  },
  changeAccepted: {
    subject: 'Your change for {show} is accepted',
    body: '{agency} has taken over the change that you asked for.',
  },
  changeRefused: {
    subject: 'Your change for {show} is not accepted',
    body: '{agency} keeps the earlier value.',
  },
  changedByStaff: {
    subject: 'Values of {show} have changed',
    body: '{agency} has changed these values of {show} on {date} since you answered.',
  },
  withdrawn: {
    subject: '{agency} needs no more answers about {show}',
    body: 'The request about {show} on {date} has ended. Your link no longer works, and you do not need to do anything.',
  },
  written: {
    subject: 'Message of {agency} about {show}',
    body: '{name} has written to you about {show} on {date}.',
  },
  submitted: {
    subject: '{name} has answered about {show}',
    body: '{name} has answered all required questions about {show} on {date}. Please check the answers.',
  },
  changeAsked: {
    subject: '{name} asks for a change of {show}',
    body: '{name} asks to change an answer about {show} on {date}.',
  },
  declined: {
    subject: '{name} will not answer about {show}',
    body: '{name} has declined the questions about {show} on {date}.',
  },
  staffOverdue: {
    subject: 'Answers about {show} are overdue',
    body: 'The deadline for answers about {show} on {date} was {deadline}. Open answers: {count}.',
  },
  writtenToStaff: {
    subject: '{name} writes about {show}',
    body: '{name} has written about {show} on {date}.',
  },
  answer: 'See the questions',
  open: 'Open request',
  reason: 'Reason: {reason}',
  personal: 'This link is personal. Please do not pass it on.',
  notApplicable: 'does not apply',
  yes: 'Yes',
  no: 'No',
};
