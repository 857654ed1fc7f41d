import type { Messages } from '#shared/kernel/messages.ts';

export const freeFieldMessages: Messages = {
  'freeField.fixed': {
    en: 'Area, type and currency of a free field cannot change: records hold values of them',
    nl: 'Gebied, type en valuta van een vrij veld kunnen niet wijzigen: er zijn waarden van vastgelegd',
    de: 'Bereich, Typ und Währung eines freien Felds können sich nicht ändern: Einträge enthalten Werte davon',
  },
  'freeField.noSlot': {
    en: 'The list of this area has no column left for this type; take another field of it out of the list first',
    nl: 'De lijst van dit gebied heeft geen kolom meer voor dit type; haal eerst een ander veld uit de lijst',
    de: 'Die Liste dieses Bereichs hat keine Spalte mehr für diesen Typ; nehmen Sie zuerst ein anderes Feld heraus',
  },
  'freeField.tooMany': {
    en: 'An area takes {max} free fields at most',
    nl: 'Een gebied kan hoogstens {max} vrije velden hebben',
    de: 'Ein Bereich kann höchstens {max} freie Felder haben',
  },
  'freeField.unknown': {
    en: 'This field is not there or is not yours to fill in',
    nl: 'Dit veld bestaat niet of is niet voor u in te vullen',
    de: 'Dieses Feld gibt es nicht oder Sie dürfen es nicht ausfüllen',
  },
  'freeField.value': {
    en: 'this is not a value of this field',
    nl: 'dit is geen waarde van dit veld',
    de: 'dies ist kein Wert dieses Felds',
  },
};
