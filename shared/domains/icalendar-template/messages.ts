import type { Messages } from '#shared/kernel/messages.ts';

export const icalendarTemplateMessages: Messages = {
  'icalendarTemplate.field': {
    en: 'There is no field {name} here',
    nl: 'Er is hier geen veld {name}',
    de: 'Hier gibt es kein Feld {name}',
  },
};
