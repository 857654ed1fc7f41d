import type { Messages } from '#shared/kernel/messages.ts';

export const freeFieldMessages: Messages = {
  'freeField.noSlot': {
    en: 'The list of this area has no column left for this type; take another field of it out of the list first',
    nl: 'De lijst van dit gebied heeft geen kolom meer voor dit type; haal eerst een ander veld uit de lijst',
    de: 'Die Liste dieses Bereichs hat keine Spalte mehr für diesen Typ; nehmen Sie zuerst ein anderes Feld heraus',
    it: "L'elenco di quest'area non ha più colonne per questo tipo; togli prima un altro suo campo dall'elenco",
    es: 'La lista de esta área no tiene más columnas para este tipo; quita antes otro campo suyo de la lista',
    'pt-br': 'A lista desta área não tem mais colunas para este tipo; retire outro campo dele da lista primeiro',
    pt: 'A lista desta área já não tem colunas para este tipo; retire primeiro outro campo seu da lista',
  },
  'freeField.tooMany': {
    en: 'An area takes {max} free fields at most',
    nl: 'Een gebied kan hoogstens {max} vrije velden hebben',
    de: 'Ein Bereich kann höchstens {max} freie Felder haben',
    it: "Un'area può avere al massimo {max} campi liberi",
    es: 'Un área admite como máximo {max} campos libres',
    'pt-br': 'Uma área comporta no máximo {max} campos livres',
    pt: 'Uma área comporta no máximo {max} campos livres',
  },
  'freeField.unknown': {
    en: 'This field is not there or is not yours to fill in',
    nl: 'Dit veld bestaat niet of is niet voor u in te vullen',
    de: 'Dieses Feld gibt es nicht oder Sie dürfen es nicht ausfüllen',
    it: "Questo campo non c'è o non spetta a te compilarlo",
    es: 'Este campo no existe o no te corresponde rellenarlo',
    'pt-br': 'Este campo não existe ou não cabe a você preenchê-lo',
    pt: 'Este campo não existe ou não lhe cabe preenchê-lo',
  },
  'freeField.value': {
    en: 'this is not a value of this field',
    nl: 'dit is geen waarde van dit veld',
    de: 'dies ist kein Wert dieses Felds',
    it: 'questo non è un valore di questo campo',
    es: 'este no es un valor de este campo',
    'pt-br': 'este não é um valor deste campo',
    pt: 'este não é um valor deste campo',
  },
};
