import type { Messages } from '#shared/kernel/messages.ts';

export const userMessages: Messages = {
  'user.accessPast': {
    en: 'The end of access should lie in the future',
    nl: 'Het einde van de toegang moet in de toekomst liggen',
    de: 'Das Ende des Zugangs muss in der Zukunft liegen',
  },
  'user.notYourself': {
    en: 'You cannot change your own access',
    nl: 'U kunt uw eigen toegang niet wijzigen',
    de: 'Sie können Ihren eigenen Zugang nicht ändern',
  },
};
