import type { Messages } from '#shared/kernel/text/messages.ts';

export const checklistMessages: Messages = {
  'checklist.full': {
    en: 'A record can have at most {max} checklist items of its own',
    nl: 'Een record heeft hoogstens {max} eigen checklistitems',
    de: 'Ein Datensatz hat höchstens {max} eigene Checklistenpunkte',
    it: 'Un record può avere al massimo {max} voci di checklist proprie',
    es: 'Un registro tiene como máximo {max} elementos propios en la lista de control',
    'pt-br': 'Um registro tem no máximo {max} itens de checklist próprios',
    pt: 'Um registo tem no máximo {max} itens próprios na lista de verificação',
  },
};
