import type { Messages } from '#shared/kernel/messages.ts';

export const mySelectionMessages: Messages = {
  'batch.nothing': {
    en: 'Nothing is selected',
    nl: 'Er is niets geselecteerd',
    de: 'Es ist nichts ausgewählt',
  },
  'batch.tooMany': {
    en: 'At most {max} records can be changed at once; narrow the list first',
    nl: 'Er kunnen hoogstens {max} items tegelijk worden gewijzigd; verfijn eerst de lijst',
    de: 'Es können höchstens {max} Einträge auf einmal geändert werden; grenzen Sie zuerst die Liste ein',
  },
  'batch.notHere': {
    en: 'This cannot be done with these records',
    nl: 'Dit kan niet met deze items',
    de: 'Das ist mit diesen Einträgen nicht möglich',
  },
};
