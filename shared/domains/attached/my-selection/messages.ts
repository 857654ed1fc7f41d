import type { Messages } from '#shared/kernel/text/messages.ts';

export const mySelectionMessages: Messages = {
  'batch.nothing': {
    en: 'Nothing is selected',
    nl: 'Er is niets geselecteerd',
    de: 'Es ist nichts ausgewählt',
    it: 'Non è selezionato nulla',
    es: 'No hay nada seleccionado',
    'pt-br': 'Nada está selecionado',
    pt: 'Nada está selecionado',
  },
  'batch.tooMany': {
    en: 'At most {max} records can be changed at once; filter the list first',
    nl: 'Er kunnen hoogstens {max} items tegelijk worden gewijzigd; verfijn eerst de lijst',
    de: 'Es können höchstens {max} Einträge auf einmal geändert werden; grenzen Sie zuerst die Liste ein',
    it: "Si possono modificare al massimo {max} record alla volta; restringi prima l'elenco",
    es: 'Se pueden modificar como máximo {max} registros a la vez; acota antes la lista',
    'pt-br': 'No máximo {max} registros podem ser alterados de uma vez; restrinja a lista primeiro',
    pt: 'No máximo {max} registos podem ser alterados de uma vez; restrinja primeiro a lista',
  },
  'batch.notHere': {
    en: 'This cannot be done with these records',
    nl: 'Dit kan niet met deze items',
    de: 'Das ist mit diesen Einträgen nicht möglich',
    it: 'Questo non si può fare con questi record',
    es: 'Esto no se puede hacer con estos registros',
    'pt-br': 'Isto não pode ser feito com estes registros',
    pt: 'Isto não pode ser feito com estes registos',
  },
};
