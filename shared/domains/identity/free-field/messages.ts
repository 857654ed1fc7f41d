import type { Messages } from '#shared/kernel/text/messages.ts';

export const freeFieldMessages: Messages = {
  'freeField.noSlot': {
    en: "These lists can't show another field of this type. Hide one of the others first",
    nl: 'De lijst van dit gebied heeft geen kolom meer voor dit type; haal eerst een ander veld uit de lijst',
    de: 'Die Liste dieses Bereichs hat keine Spalte mehr für diesen Typ; nehmen Sie zuerst ein anderes Feld heraus',
    it: "L'elenco di quest'area non ha più colonne per questo tipo; togli prima un altro suo campo dall'elenco",
    es: 'La lista de esta área no tiene más columnas para este tipo; quita antes otro campo suyo de la lista',
    'pt-br': 'A lista desta área não tem mais colunas para este tipo; retire outro campo dele da lista primeiro',
    pt: 'A lista desta área já não tem colunas para este tipo; retire primeiro outro campo seu da lista',
  },
  'freeField.tooMany': {
    en: 'A record type can have at most {max} custom fields',
    nl: 'Een gebied kan hoogstens {max} eigen velden hebben',
    de: 'Ein Bereich kann höchstens {max} eigene Felder haben',
    it: "Un'area può avere al massimo {max} campi personalizzati",
    es: 'Un área admite como máximo {max} campos personalizados',
    'pt-br': 'Uma área comporta no máximo {max} campos personalizados',
    pt: 'Uma área comporta no máximo {max} campos personalizados',
  },
  'freeField.unknown': {
    en: "This field doesn't exist or you can't edit it",
    nl: 'Dit veld bestaat niet of is niet voor u in te vullen',
    de: 'Dieses Feld gibt es nicht oder Sie dürfen es nicht ausfüllen',
    it: "Questo campo non c'è o non spetta a te compilarlo",
    es: 'Este campo no existe o no te corresponde rellenarlo',
    'pt-br': 'Este campo não existe ou não cabe a você preenchê-lo',
    pt: 'Este campo não existe ou não lhe cabe preenchê-lo',
  },
  'freeField.value': {
    en: 'this is not a valid value for this field',
    nl: 'dit is geen waarde van dit veld',
    de: 'dies ist kein Wert dieses Felds',
    it: 'questo non è un valore di questo campo',
    es: 'este no es un valor de este campo',
    'pt-br': 'este não é um valor deste campo',
    pt: 'este não é um valor deste campo',
  },
};
