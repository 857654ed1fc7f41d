import type { Messages } from '#shared/kernel/messages.ts';

export const userMessages: Messages = {
  'user.notYourself': {
    en: 'You cannot change your own access',
    nl: 'U kunt uw eigen toegang niet wijzigen',
    de: 'Sie können Ihren eigenen Zugang nicht ändern',
  },
};
