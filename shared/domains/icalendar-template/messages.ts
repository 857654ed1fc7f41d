import type { Messages } from '#shared/kernel/messages.ts';

export const icalendarTemplateMessages: Messages = {
  'icalendarTemplate.field': {
    en: 'This names a field in braces that does not exist here',
    nl: 'Hier staat een veld tussen accolades dat hier niet bestaat',
    de: 'Hier steht ein Feld in geschweiften Klammern, das es hier nicht gibt',
  },
};
