import type { Messages } from '#shared/kernel/messages.ts';

export const checklistMessages: Messages = {
  'checklist.full': {
    en: 'A record has at most {max} checklist items of its own',
    nl: 'Een record heeft hoogstens {max} eigen checklistitems',
    de: 'Ein Datensatz hat höchstens {max} eigene Checklistenpunkte',
  },
};
